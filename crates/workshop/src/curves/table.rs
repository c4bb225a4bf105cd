//! Tables of numbers as comma-separated values, with a heading.

use ludarium_rules::excerpt;

use ludarium_lab::files::LineError;

/// The most columns of a table.
const MOST_COLUMNS: usize = 64;

/// The most rows of a table.
const MOST_ROWS: usize = 100_000;

#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub names: Vec<String>,
    /// The numbers, row by row; each row has as many as there are names.
    pub rows: Vec<Vec<f64>>,
}

/// What is wrong with a line of a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableFault {
    #[error("expected a heading of 2 to {MOST_COLUMNS} columns, such as epoch,training,held out")]
    Heading,
    #[error("{found} columns, but the heading has {expected}")]
    Columns { found: usize, expected: usize },
    #[error("column {column}: \"{quoted}\" is no number", quoted = excerpt(text))]
    Number { column: usize, text: String },
    #[error("column 1 must grow from line to line")]
    Order,
    #[error("more than {MOST_ROWS} rows")]
    TooLong,
    #[error("there are no numbers")]
    Empty,
}

impl Table {
    pub fn parse(text: &str) -> Result<Table, LineError<TableFault>> {
        let mut lines = (1..).zip(text.lines());
        let heading = lines.next().map_or("", |(_, line)| line);
        let names: Vec<String> = heading.split(',').map(|name| name.trim().to_owned()).collect();
        if !(2..=MOST_COLUMNS).contains(&names.len()) {
            return Err(LineError { line: 1, why: TableFault::Heading });
        }
        let mut table = Table { names, rows: Vec::new() };
        for (line, text) in lines {
            table.add(text).map_err(|why| LineError { line, why })?;
        }
        if table.rows.is_empty() { Err(LineError { line: 2, why: TableFault::Empty }) } else { Ok(table) }
    }

    fn add(&mut self, line: &str) -> Result<(), TableFault> {
        let (found, expected) = (line.split(',').count(), self.names.len());
        if found != expected {
            return Err(TableFault::Columns { found, expected });
        }
        let row =
            (1..).zip(line.split(',')).map(|(column, text)| number(column, text)).collect::<Result<Vec<_>, _>>()?;
        if self.rows.last().is_some_and(|last| last[0] >= row[0]) {
            return Err(TableFault::Order);
        }
        if self.rows.len() == MOST_ROWS {
            return Err(TableFault::TooLong);
        }
        self.rows.push(row);
        Ok(())
    }

    /// The points of a column over the first one; `None` if there is no such column.
    pub fn points(&self, name: &str) -> Option<Vec<(f64, f64)>> {
        let place = self.names.iter().skip(1).position(|other| other == name)? + 1;
        Some(self.rows.iter().map(|row| (row[0], row[place])).collect())
    }
}

fn number(column: usize, text: &str) -> Result<f64, TableFault> {
    let number = text.trim().parse().ok().filter(|number: &f64| number.is_finite());
    number.ok_or_else(|| TableFault::Number { column, text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_found_by_their_names() {
        let table = Table::parse("epoch,training,held out\n1,0.5,0.6\n2,0.4,0.55\n").expect("a table");
        assert_eq!(table.points("held out"), Some(vec![(1.0, 0.6), (2.0, 0.55)]));
        assert_eq!((table.points("epoch"), table.points("luck")), (None, None));
    }

    #[test]
    fn damage_is_named_with_its_line_and_column() {
        for (text, message) in [
            ("", "line 1: expected a heading"),
            ("epoch\n1\n", "line 1: expected a heading"),
            ("epoch,loss\n", "line 2: there are no numbers"),
            ("epoch,loss\n1,2,3\n", "line 2: 3 columns, but the heading has 2"),
            ("epoch,loss\n1,0.5\n2,half\n", "line 3: column 2: \"half\" is no number"),
            ("epoch,loss\n1,NaN\n", "line 2: column 2: \"NaN\" is no number"),
            ("epoch,loss\n2,1\n2,1\n", "line 3: column 1 must grow"),
            ("epoch,loss\n1,1\n\n", "line 3: 1 columns"),
        ] {
            let error = Table::parse(text).expect_err(text).to_string();
            assert!(error.starts_with(message), "{text:?}: {error}");
        }
    }
}
