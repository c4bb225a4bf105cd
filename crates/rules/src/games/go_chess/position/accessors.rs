//! The public accessors of a position.

use super::lines::{EVEN, first, has, sights};
use super::placement::apart;
use super::{Board, GoChess, Phase};
use crate::games::go_chess::facts::{PieceKind, Square};
use crate::{Kind, Piece, Side};

impl GoChess {
    /// A position of play on this board, with these pieces in place of its own. `None` if it breaks a rule of position
    /// texts: two pieces on one square or one on a blocked square, other than one king a side, too many of a kind, two
    /// bishops on one colour, or the side that is not to move in check.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::go_chess::{GoChess, PieceKind, Square}};
    /// let start = GoChess::start(Default::default());
    /// let empty: Vec<Square> = Square::all().filter(|square| start.piece_at(*square).is_none()).collect();
    /// let kings = [(Side::White, PieceKind::King, empty[0]), (Side::Black, PieceKind::King, empty[80])];
    /// assert!(start.with_pieces(&kings, Side::White).is_some());
    /// assert!(start.with_pieces(&kings[..1], Side::White).is_none());
    /// ```
    #[must_use]
    pub fn with_pieces(&self, pieces: &[(Side, PieceKind, Square)], side: Side) -> Option<GoChess> {
        let mut board = Board::empty(self.blocked());
        for &(side, kind, square) in pieces {
            let count = (board.of_kind(kind) & board.of(side)).count_ones();
            let same_colour = |bishop| has(EVEN, bishop) == has(EVEN, square);
            let is_second =
                kind == PieceKind::Bishop && first(board.of_kind(kind) & board.of(side)).is_some_and(same_colour);
            if has(board.occupied(), square) || count >= u32::from(kind.facts().count) || is_second {
                return None;
            }
            board.put(square, side, kind);
        }
        let waiting = board.king(side.other())?;
        let in_check = board.attackers_now(waiting, side) != 0;
        (!in_check && board.king(side).is_some()).then(|| GoChess::new(board, side, Phase::Play, self.options))
    }

    /// What stands on a square; a blocked square is a piece of nobody.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The kind of the piece on a square; `None` for an empty or a blocked one.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::go_chess::{GoChess, PieceKind, Square}};
    /// let text = "##8/4r5/10/10/10/10/10/#3R4#/#1k6#/##2K3## w play";
    /// let position = GoChess::parse(text, Default::default()).expect("a position");
    /// let kind = |name| position.kind_at(Square::named(name).expect("a square"));
    /// assert_eq!((kind("e9"), kind("a1"), kind("c1")), (Some(PieceKind::Rook), None, None));
    /// ```
    #[must_use]
    #[inline]
    pub fn kind_at(&self, square: Square) -> Option<PieceKind> {
        self.board.kind_at(square)
    }

    /// The squares of all pieces of a side, as a set: bit 0 is a1, bit 1 is b1.
    #[must_use]
    pub fn pieces(&self, side: Side) -> u128 {
        self.board.of(side)
    }

    /// The squares of the pieces of one kind of a side; none for a number that no kind of piece has.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::go_chess::{PAWN, GoChess}};
    /// let start = GoChess::start(Default::default());
    /// assert_eq!(start.pieces_of(Side::White, PAWN), 0);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn pieces_of(&self, side: Side, kind: Kind) -> u128 {
        PieceKind::try_from(kind).map_or(0, |kind| self.board.of_kind(kind) & self.board.of(side))
    }

    /// The blocked squares.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::go_chess::GoChess};
    /// assert_eq!(GoChess::start(Default::default()).blocked().count_ones(), 10);
    /// ```
    #[must_use]
    pub fn blocked(&self) -> u128 {
        self.board.blocked()
    }

    /// The number of pairs already placed, 0 to 15; `None` once play has begun.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::go_chess::GoChess};
    /// assert_eq!(GoChess::start(Default::default()).pairs_placed(), Some(0));
    /// ```
    #[must_use]
    pub fn pairs_placed(&self) -> Option<u8> {
        match &self.phase {
            Phase::Placement(placement) => Some(placement.pairs),
            Phase::Play => None,
        }
    }

    /// The kind of piece that both sides are placing; `None` once play has begun.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::go_chess::{PAWN, GoChess}};
    /// assert_eq!(GoChess::start(Default::default()).kind_to_place(), Some(PAWN));
    /// ```
    #[must_use]
    pub fn kind_to_place(&self) -> Option<Kind> {
        match &self.phase {
            Phase::Placement(placement) => Some(placement.kind().kind()),
            Phase::Play => None,
        }
    }

    /// The squares that a side may not choose for the pair that is being placed, as a set; none once play has begun.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::go_chess::GoChess};
    /// let start = GoChess::start(Default::default());
    /// let square = start.turns().expect("a list")[0];
    /// let clashed = start.play_unchecked(&square).play_unchecked(&square);
    /// assert_eq!(Side::ALL.map(|side| clashed.banned(side).count_ones()), [1, 1]);
    /// ```
    #[must_use]
    pub fn banned(&self, side: Side) -> u128 {
        match &self.phase {
            Phase::Placement(placement) => placement.bans[side.index()],
            Phase::Play => 0,
        }
    }

    /// Files and ranks between a side's king and its queen, added up: the side whose distance is smaller begins the play.
    /// `None` while one of them is missing.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::go_chess::GoChess};
    /// let text = "k#8/1#8/10/10/10/2K7/10/10/9#/Q2####### b play";
    /// let position = GoChess::parse(text, Default::default()).expect("a position");
    /// assert_eq!(Side::ALL.map(|side| position.king_to_queen(side)), [Some(6), None]);
    /// ```
    #[must_use]
    pub fn king_to_queen(&self, side: Side) -> Option<u8> {
        let queen = first(self.board.of_kind(PieceKind::Queen) & self.board.of(side))?;
        Some(apart(self.board.king(side)?, queen))
    }

    /// The squares from which a piece could attack the king of a side as the board is, or unmask another piece that does:
    /// what a queen and a knight in the place of the king would reach. None without a king.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::go_chess::GoChess};
    /// let text = "k#8/1#8/10/10/10/2K7/10/10/9#/Q2####### b play";
    /// let position = GoChess::parse(text, Default::default()).expect("a position");
    /// assert_eq!(position.king_sights(Side::Black).count_ones(), 13, "the file, two blocked squares, two leaps");
    /// ```
    #[must_use]
    #[inline]
    pub fn king_sights(&self, side: Side) -> u128 {
        let occupied = self.board.occupied();
        self.board.king(side).map_or(0, |king| {
            let seen = sights(king);
            seen.orthogonal(occupied) | seen.diagonal(occupied) | seen.leaps
        })
    }

    /// The pieces that attack the king of the side to move, as a set of squares; none during placement.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::go_chess::GoChess};
    /// let text = "k#8/1#8/10/10/10/2K7/10/10/9#/R2####### b play";
    /// let mated = GoChess::parse(text, Default::default()).expect("a position");
    /// assert_eq!(mated.checkers(), 1); // a1
    /// ```
    #[must_use]
    pub fn checkers(&self) -> u128 {
        let king = self.board.king(self.side);
        king.map_or(0, |king| self.board.attackers_now(king, self.side.other()))
    }
}
