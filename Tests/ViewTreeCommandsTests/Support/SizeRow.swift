import ViewTreeLayout

/// The size of a control, a row, or a bar, with its source and its error: a row of the table in
/// docs/explanation/controls.md. `ControlTableTests` compares the page with it.
struct SizeRow: Sendable {
  /// The control, with its style and its place, as the page names it.
  let control: String
  /// The size in words, with the numbers that layouts use.
  let size: String
  /// The measured rule of docs/explanation/rules.md, or the recorded document in `Fixtures`. `nil` if
  /// no device was measured.
  let proof: Proof?
  /// The system, or the rest of the source's description.
  let note: String
  /// The distance from Apple's size, at most, in points. `nil` if it's unknown.
  let error: Double?
  /// The condition under which the error holds.
  let condition: String

  /// The evidence for a measured size.
  enum Proof: Sendable {
    /// A rule, such as `D5`.
    case rule(String)
    /// A document of `Fixtures`.
    case document(String)
  }

  private init(
    _ control: String, _ size: String, _ proof: Proof?, _ note: String, within error: Double?,
    _ condition: String
  ) {
    (self.control, self.size, self.proof) = (control, size, proof)
    (self.note, self.error, self.condition) = (note, error, condition)
  }

  /// A size that was recorded on a device or in a simulator, rounded to half a point.
  static func measured(
    _ control: String, _ size: String, _ rule: String, _ note: String = "",
    if condition: String = ""
  ) -> SizeRow {
    SizeRow(control, size, .rule(rule), note, within: 0.5, condition)
  }

  /// A size that is recorded in a document of `Fixtures`.
  static func recorded(_ control: String, _ size: String, in document: String) -> SizeRow {
    SizeRow(control, size, .document(document), "", within: 0.5, "")
  }

  /// A size without a comparison with a device.
  static func estimated(_ control: String, _ size: String, _ note: String = "") -> SizeRow {
    SizeRow(control, size, nil, note, within: nil, "")
  }

  /// The source, in the words of the page.
  var source: String {
    switch proof {
    case .rule(let rule): "measured ([\(rule)](rules.md))\(note)"
    case .document(let path): "measured ([recorded frames](../../Fixtures/\(path).json))\(note)"
    case nil: "approximate\(note)"
    }
  }

  /// The error, in the words of the page.
  var errorWords: String {
    error.map { ($0 == 0.5 ? "½" : SizeWords.number($0)) + condition } ?? "unknown"
  }
}

/// Numbers in the words of a page.
enum SizeWords {
  /// A number with at most three decimals, and none for an integer.
  static func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard let whole = Int(exactly: thousandths) else { return "\(value)" }
    if whole % 1000 == 0 { return "\(whole / 1000)" }
    return "\(thousandths / 1000)"
  }

  /// A size as "51 by 31".
  static func size(_ size: Size) -> String { "\(number(size.width)) by \(number(size.height))" }
}
