/// Rows that were read, or that are made one after another while they are written.
package struct RowList<Row: ReportRow>: Equatable {
  /// The rows that were read.
  package private(set) var read: [Row] = []
  private var range = 0..<0
  private var make: ((Int) -> Row?)?

  /// No rows.
  package init() {}

  /// Rows that are there.
  package init(_ rows: [Row]) { read = rows }

  /// Rows that `make` makes of numbers; numbers of which it makes none are passed over.
  init(_ range: Range<Int>, _ make: @escaping (Int) -> Row?) {
    self.range = range
    self.make = make
  }

  /// Whether there is nothing to write.
  package var isEmpty: Bool { read.isEmpty && range.isEmpty }

  /// Adds a row that was read.
  mutating func append(_ row: Row) { read.append(row) }

  /// Calls `body` with each row.
  func forEach(_ body: (inout Row) -> Void) {
    for row in read {
      var row = row
      body(&row)
    }
    guard let make else { return }
    for number in range {
      guard var row = make(number) else { continue }
      body(&row)
    }
  }

  /// Rows made of these; rows of which `transform` makes none are passed over.
  func compactMap<Other: ReportRow>(_ transform: @escaping (Row) -> Other?) -> RowList<Other> {
    guard let make else { return RowList<Other>(read.compactMap(transform)) }
    return RowList<Other>(range) { make($0).flatMap(transform) }
  }

  /// Rows that were read are compared; those that are still to be made are not.
  package static func == (left: RowList, right: RowList) -> Bool { left.read == right.read }
}
