/// A stream of the Test Anything Protocol, version 14, read by the grammar of its specification.
struct TAPStream {
  struct Point: Equatable {
    let isOK: Bool
    let description: String
    /// The values of the YAML block: texts, and lists of texts.
    var block: [String: JSONValue] = [:]
  }

  private(set) var points: [Point] = []
  private(set) var comments: [String] = []
  private(set) var skipsAll = false

  /// `nil` if a line is none of the grammar, numbers are not in order, or the plan is another one.
  init?(_ text: String) {
    guard text.hasSuffix("\n") else { return nil }
    var lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == "TAP version 14", let first = lines.popFirst(),
      let plan = first.wholeMatch(of: /1\.\.([0-9]+)( # SKIP .+)?/)
    else { return nil }
    skipsAll = plan.2 != nil
    while let line = lines.popFirst() {
      if line.hasPrefix("#") {
        comments.append(String(line))
      } else if line == "  ---" {
        guard let block = Self.block(&lines), !points.isEmpty else { return nil }
        points[points.count - 1].block = block
      } else {
        guard let point = Self.point(line, number: points.count + 1) else { return nil }
        points.append(point)
      }
    }
    guard Int(plan.1) == points.count, skipsAll == points.isEmpty else { return nil }
  }

  /// `ok 1 - description`; a hash that is not escaped would begin a directive.
  private static func point(_ line: Substring, number: Int) -> Point? {
    let form = /(ok|not ok) ([0-9]+) - (.*)/.matchingSemantics(.unicodeScalar)
    guard let match = line.wholeMatch(of: form), Int(match.2) == number else { return nil }
    var description = ""
    var isEscaped = false
    for scalar in match.3.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
        continue
      }
      if isEscaped != (scalar == "#" || scalar == "\\") { return nil }
      description.unicodeScalars.append(scalar)
      isEscaped = false
    }
    return isEscaped ? nil : Point(isOK: match.1 == "ok", description: description)
  }

  /// The lines up to `...`: `key: value`, and below a key without value deeper ones, or `- value`.
  private static func block(_ lines: inout ArraySlice<Substring>) -> [String: JSONValue]? {
    var block: [String: JSONValue] = [:]
    var key = ""
    while let line = lines.popFirst() {
      if line == "  ..." { return block }
      if let match = line.wholeMatch(of: #/  ([a-z]+):(?: (.+))?/#) {
        key = String(match.1)
        guard block[key] == nil else { return nil }
        guard let value = match.2 else {
          block[key] = .array([])
          continue
        }
        guard let value = scalar(value) else { return nil }
        block[key] = value
      } else if let match = line.wholeMatch(of: #/    (?:- |([a-z]+): )(.+)/#) {
        guard let value = scalar(match.2), let old = block[key] else { return nil }
        if let name = match.1 {
          block[key] = .object(old.members.merging([String(name): value]) { $1 })
        } else {
          block[key] = .array(old.elements + [value])
        }
      } else {
        return nil
      }
    }
    return nil
  }

  /// A text in double quotes or a whole number; plain texts would depend on what they hold.
  private static func scalar(_ text: Substring) -> JSONValue? {
    guard text.hasPrefix("\"") || text.allSatisfy(\.isNumber) else { return nil }
    // The one escape that YAML has and JSON has not.
    let value = JSONValue(String(text).replacing("\\x3a", with: ":"))
    return value == .null ? nil : value
  }
}
