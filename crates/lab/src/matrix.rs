//! Small symmetric positive definite matrices.

/// A square matrix as a list of rows.
pub type Matrix = Vec<Vec<f64>>;

/// A matrix of zeros.
pub fn zeros(size: usize) -> Matrix {
    vec![vec![0.0; size]; size]
}

/// The inverse of a symmetric positive definite matrix by Cholesky decomposition; `None` if the matrix is not positive
/// definite. Only the lower triangle is read.
pub fn inverse(matrix: &Matrix) -> Option<Matrix> {
    let lower = cholesky(matrix)?;
    let size = matrix.len();
    let mut inverse = zeros(size);
    for column in 0..size {
        let mut unit = vec![0.0; size];
        unit[column] = 1.0;
        for (row, value) in solve(&lower, unit).into_iter().enumerate() {
            inverse[row][column] = value;
        }
    }
    Some(inverse)
}

/// The lower triangular matrix whose product with its transpose is the matrix.
fn cholesky(matrix: &Matrix) -> Option<Matrix> {
    let size = matrix.len();
    let mut lower = zeros(size);
    for row in 0..size {
        for column in 0..=row {
            let known: f64 = (0..column).map(|k| lower[row][k] * lower[column][k]).sum();
            let rest = matrix[row][column] - known;
            lower[row][column] = if row == column {
                if rest <= 0.0 {
                    return None;
                }
                rest.sqrt()
            } else {
                rest / lower[column][column]
            };
        }
    }
    Some(lower)
}

/// Solves a system of equations with the matrix whose Cholesky factor is `lower`.
fn solve(lower: &Matrix, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        let known: f64 = (0..row).map(|k| lower[row][k] * right[k]).sum();
        right[row] = (right[row] - known) / lower[row][row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|k| lower[k][row] * right[k]).sum();
        right[row] = (right[row] - known) / lower[row][row];
    }
    right
}

/// The product of a matrix and a vector.
pub fn times(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_the_identity() {
        let matrix = vec![vec![4.0, 2.0, 0.6], vec![2.0, 5.0, 1.0], vec![0.6, 1.0, 3.0]];
        let inverse = inverse(&matrix).expect("it is positive definite");
        for (row, line) in matrix.iter().enumerate() {
            for (column, value) in times(&inverse, line).into_iter().enumerate() {
                let expected = if row == column { 1.0 } else { 0.0 };
                assert!((value - expected).abs() < 1e-12);
            }
        }
        assert_eq!(super::inverse(&vec![vec![1.0, 2.0], vec![2.0, 1.0]]), None);
    }
}
