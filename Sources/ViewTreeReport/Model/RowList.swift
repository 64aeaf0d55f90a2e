/// Rows that were read, or that are made one at a time while they are written.
///
/// Unconstrained on purpose: `Row: ReportRow` would make the runtime scan all conformances of the
/// program for each row type.
package struct RowList<Row> {
  /// A function that makes the rows of some numbers and passes each to `body` in place, so that no
  /// row is copied. Numbers without a row are skipped.
  typealias Maker = (_ numbers: Range<Int>, _ body: (inout Row) -> Void) -> Void

  /// The rows that were read.
  package private(set) var read: [Row] = []
  /// Numbers of the rows that are still to be made, and the function that makes them.
  private var numbers = 0..<0
  private var make: Maker?

  /// No rows.
  package init() {}

  /// Rows that exist.
  package init(_ rows: [Row]) { read = rows }

  /// Creates rows from numbers. Numbers for which `make` returns `nil` are skipped.
  init(_ range: Range<Int>, _ make: @escaping (Int) -> Row?) {
    self.init(range) { numbers, body in
      for number in numbers {
        if var row = make(number) { body(&row) }
      }
    }
  }

  /// Creates rows that are filled in place, so that no row is copied. Numbers for which `fill`
  /// returns false are skipped.
  init(
    _ range: Range<Int>, _ empty: @escaping () -> Row,
    _ fill: @escaping (_ number: Int, _ row: inout Row) -> Bool
  ) {
    self.init(range) { numbers, body in
      for number in numbers {
        var row = empty()
        if fill(number, &row) { body(&row) }
      }
    }
  }

  /// Rows that consist of numbers.
  init(_ range: Range<Int>, _ make: @escaping Maker) { (numbers, self.make) = (range, make) }

  /// True if there are no rows to write.
  package var isEmpty: Bool { numbers.isEmpty && read.isEmpty }

  /// The number of rows, or of numbers some of which may have none.
  var count: Int { read.count + numbers.count }

  /// The first rows: at most `count`.
  func prefix(_ count: Int) -> RowList {
    var list = self
    list.read = Array(read.prefix(count))
    list.numbers = numbers.prefix(max(count - list.read.count, 0))
    return list
  }

  /// Rows that consist of other numbers in the same way.
  func remade(of numbers: Range<Int>) -> RowList {
    var list = self
    list.numbers = numbers
    return list
  }

  /// Adds a row to those that were read.
  mutating func append(_ row: Row) { read.append(row) }

  /// Calls `body` with each row.
  func forEach(_ body: (inout Row) -> Void) {
    for row in read {
      var row = row
      body(&row)
    }
    if !numbers.isEmpty { make?(numbers, body) }
  }

  /// The transformed rows. Rows for which `transform` returns `nil` are skipped.
  func compactMap<Other>(_ transform: @escaping (Row) -> Other?) -> RowList<Other> {
    guard let make else { return RowList<Other>(read.compactMap(transform)) }
    return RowList<Other>(self.numbers) { numbers, body in
      make(numbers) { row in
        guard var other = transform(row) else { return }
        body(&other)
      }
    }
  }
}

extension RowList: Equatable where Row: Equatable {
  /// Compares rows that were read, not those that are still to be made.
  package static func == (left: RowList, right: RowList) -> Bool { left.read == right.read }
}
