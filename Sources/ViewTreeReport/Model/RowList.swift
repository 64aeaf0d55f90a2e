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
  /// The numbers of the rows to make, and the function that makes them.
  private var numbers = 0..<0
  private var make: Maker?
  /// True if rows do not depend on the rows before them, so that a long list can be written in
  /// parts.
  private(set) var isDivisible = false

  /// No rows.
  package init() {}

  /// Rows that are there.
  package init(_ rows: [Row]) { read = rows }

  /// Creates rows from numbers. Numbers for which `make` returns `nil` are skipped.
  init(_ range: Range<Int>, _ make: @escaping (Int) -> Row?) {
    self.init(range) { numbers, body in
      for number in numbers {
        if var row = make(number) { body(&row) }
      }
    }
  }

  /// Creates rows that are filled in place, so that none is copied. Numbers for which `fill`
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

  /// Rows that are made of numbers.
  init(_ range: Range<Int>, _ make: @escaping Maker) { (numbers, self.make) = (range, make) }

  /// Rows that are made of numbers, of some as if those of the others had been made.
  static func divisible(_ range: Range<Int>, _ make: @escaping Maker) -> RowList {
    var list = RowList(range, make)
    list.isDivisible = true
    return list
  }

  /// True if there are no rows to write.
  package var isEmpty: Bool { numbers.isEmpty && read.isEmpty }

  /// Replaces the numbers, from which rows are made in the same way.
  mutating func remake(of numbers: Range<Int>) { self.numbers = numbers }

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

  /// The list in parts of a given length. The last one is shorter.
  func parts(of count: Int) -> [RowList] {
    stride(from: numbers.lowerBound, to: numbers.upperBound, by: count).map { first in
      var part = self
      part.numbers = first..<min(first + count, numbers.upperBound)
      return part
    }
  }

  /// Rows made from these. Rows for which `transform` returns `nil` are skipped.
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
