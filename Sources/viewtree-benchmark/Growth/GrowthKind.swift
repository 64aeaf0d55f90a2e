/// A kind of document with a size, to measure the cost of twice and four times the size.
struct GrowthKind: Sendable {
  /// The contents of the document, as a label for a table.
  let name: String
  /// The smallest number that is measured.
  let base: Int
  /// The document with the number in it, in JSON.
  let document: @Sendable (Int) -> String

  /// The numbers that are measured.
  var sizes: [Int] { [base, base * 2, base * 4] }
}
