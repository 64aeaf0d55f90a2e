import ViewTreeNumbers
import ViewTreeReport

/// Normalizes values for comparison: an anchor becomes its source, because its number depends on
/// the order of closures, like the digits of a generated UUID.
struct AnchorNames {
  private var names: [Int: String] = [:]

  /// The anchors of a report, by the names that its views get in the comparison.
  init(_ facts: EvaluationFacts, name: (String) -> String = { $0 }) {
    for anchor in facts.anchors {
      guard let number = anchor.number, names[number] == nil else { continue }
      names[number] = "anchor \(anchor.kind) of \(name(anchor.name))"
    }
  }

  /// A value without the parts that depend on the order of closures.
  func neutral(_ value: String) -> String {
    var result = value
    if value.utf8.contains(UInt8(ascii: "U")) { result = Self.withoutUUIDs(result) }
    return names.isEmpty ? result : named(result)
  }

  private func named(_ value: String) -> String {
    guard value[...].split(at: "anchor ") != nil else { return value }
    var result = ""
    var rest = value[...]
    while let (before, after) = rest.split(at: "anchor ") {
      let digits = after.prefix { $0.isASCII && $0.isNumber }
      result += before
      result += Int(digits).flatMap { names[$0] } ?? "anchor \(digits)"
      rest = after[digits.endIndex...]
    }
    return result + rest
  }

  private static func withoutUUIDs(_ value: String) -> String {
    var result = ""
    var rest = value[...]
    while let (before, after) = rest.split(at: "UUID(…") {
      result += before
      result += "UUID("
      rest = after.drop { $0.isHexDigit }
    }
    return result + rest
  }
}
