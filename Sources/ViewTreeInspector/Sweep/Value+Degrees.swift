import ViewTreeScript

extension Value {
  /// The value in script notation, without continuous parts. A `Double` and values made of them,
  /// such as a point, a rectangle, or an anchor, are represented by their type. Strings, integers,
  /// Booleans, cases, counts of elements, and their order stay.
  var withoutDegrees: String {
    var words = ValueWithoutDegrees()
    words.add(self)
    return words.text
  }
}

/// Writes values without continuous parts.
struct ValueWithoutDegrees {
  private(set) var text = ""
  /// The maximum length of the text. The rest is omitted.
  private static let limit = 4000

  mutating func add(_ value: Value) {
    guard text.utf8.count < Self.limit else { return }
    switch value {
    case .void: text += "()"
    case .none: text += "nil"
    case .some(let inner): add(inner)
    case .bool, .int, .string: text += value.quoted
    case .double(let number): text += number.isFinite ? "Double" : "\(number)"
    case .array, .slice, .set: add(value.elements ?? [])
    case .dictionary(let dictionary):
      let entries = zip(dictionary.keys, dictionary.values)
      addList("[", entries.map { ($0.0.quoted, $0.1) }, "]")
    case .tuple(let tuple):
      addList("(", tuple.elements.enumerated().map { (tuple.labels?[$0.offset], $0.element) }, ")")
    case .nominal(let nominal):
      addList(
        "\(nominal.typeName)(",
        zip(nominal.shape.labels.map { $0 }, nominal.fields).map { ($0.0, $0.1) }, ")")
    case .enumCase(let member):
      text += ".\(member.name)"
      if !member.payload.isEmpty { addList("(", member.payload.map { (nil, $0) }, ")") }
    case .range, .point, .size, .vector, .unitPoint, .rect, .edgeInsets, .angle, .function,
      .binding, .type, .foreign:
      text += value.typeName
    }
  }

  /// Adds elements. Runs of equal elements are written once with their count.
  private mutating func add(_ elements: [Value]) {
    var runs: [(words: String, count: Int)] = []
    for element in elements.prefix(Self.limit) {
      let words = element.withoutDegrees
      if runs.last?.words == words {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((words, 1))
      }
    }
    let words = runs.map { $0.count == 1 ? $0.words : "\($0.count) × \($0.words)" }
    text += "[" + words.joined(separator: ", ")
    text += elements.count > Self.limit ? ", … \(elements.count) in all]" : "]"
  }

  private mutating func addList(_ start: String, _ members: [(String?, Value)], _ end: String) {
    text += start
    for (number, (label, value)) in members.enumerated() {
      text += (number > 0 ? ", " : "") + (label.map { "\($0): " } ?? "")
      add(value)
    }
    text += end
  }
}

extension Value {
  /// The value in the syntax of scripts, with a quoted string.
  fileprivate var quoted: String {
    if case .string(let text) = self { return "\"\(text)\"" }
    return description
  }
}
