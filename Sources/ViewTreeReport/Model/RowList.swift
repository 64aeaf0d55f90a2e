/// Rows that were read, or that are made one after another while they are written.
///
/// Of what type rows are is not constrained here: for each type that is, the runtime would look through all
/// conformances of the program when its first list is made.
package struct RowList<Row> {
  /// Makes the rows of some numbers and shows each where it was made, so that no row is copied; numbers of which there is none
  /// are passed over.
  typealias Maker = (_ numbers: Range<Int>, _ body: (inout Row) -> Void) -> Void

  /// Most rows have lists without rows, which cost nothing.
  private enum Source {
    case none
    case read([Row])
    case made(Range<Int>, Maker)
  }

  private var source = Source.none

  /// No rows.
  package init() {}

  /// Rows that are there.
  package init(_ rows: [Row]) { source = rows.isEmpty ? .none : .read(rows) }

  /// Rows that `make` makes of numbers; numbers of which it makes none are passed over.
  init(_ range: Range<Int>, _ make: @escaping (Int) -> Row?) {
    self.init(range) { numbers, body in
      for number in numbers {
        guard var row = make(number) else { continue }
        body(&row)
      }
    }
  }

  /// Rows that are made of numbers.
  init(_ range: Range<Int>, _ make: @escaping Maker) { source = .made(range, make) }

  /// The rows that were read.
  package var read: [Row] { if case .read(let rows) = source { rows } else { [] } }

  /// Whether there is nothing to write.
  package var isEmpty: Bool {
    switch source {
    case .none: true
    case .read(let rows): rows.isEmpty
    case .made(let range, _): range.isEmpty
    }
  }

  /// The rows that are made of other numbers in the same way; those that were read stay as they are.
  func made(of range: Range<Int>) -> RowList {
    guard case .made(_, let make) = source else { return self }
    var rows = RowList()
    rows.source = .made(range, make)
    return rows
  }

  /// Adds a row to those that were read.
  mutating func append(_ row: Row) {
    var rows = read
    // No longer held here, they need not be copied.
    source = .none
    rows.append(row)
    source = .read(rows)
  }

  /// Calls `body` with each row.
  func forEach(_ body: (inout Row) -> Void) {
    switch source {
    case .none: break
    case .read(let rows):
      for row in rows {
        var row = row
        body(&row)
      }
    case .made(let range, let make):
      make(range, body)
    }
  }

  /// Rows made of these; rows of which `transform` makes none are passed over.
  func compactMap<Other>(_ transform: @escaping (Row) -> Other?) -> RowList<Other> {
    guard case .made(let range, let make) = source else {
      return RowList<Other>(read.compactMap(transform))
    }
    return RowList<Other>(range) { numbers, body in
      make(numbers) { row in
        guard var other = transform(row) else { return }
        body(&other)
      }
    }
  }
}

extension RowList: Equatable where Row: Equatable {
  /// Rows that were read are compared; those that are still to be made are not.
  package static func == (left: RowList, right: RowList) -> Bool { left.read == right.read }
}
