import ViewTreeNumbers

/// Names of other languages, with their Swift replacements.
enum ForeignNames {
  /// The Swift replacement for a value's name.
  static let values: [String: String] = [
    "null": "write 'nil'", "None": "write 'nil'", "undefined": "write 'nil'", "NULL": "write 'nil'",
    "True": "write 'true'", "TRUE": "write 'true'", "YES": "write 'true'",
    "False": "write 'false'", "FALSE": "write 'false'", "NO": "write 'false'",
    "this": "write the name of the member alone", "lambda": "write '{ x in … }'",
  ]

  /// The Swift replacement for a function.
  static let functions: [String: String] = [
    "len": "write 'value.count'", "str": "write 'String(value)'", "int": "write 'Int(value)'",
    "float": "write 'Double(value)'", "bool": "write the condition itself",
    "sorted": "write 'value.sorted()'", "sum": "write 'value.reduce(0, +)'",
    "list": "write 'Array(value)'", "println": "write 'print(value)'",
    "parseInt": "write 'Int(text)'", "parseFloat": "write 'Double(text)'",
  ]

  /// The Swift replacement for a member of a type that has the `candidates`. `nil` if it has no
  /// such member.
  static func member(_ name: String, among candidates: [String]) -> String? {
    guard let instead = members[name] else { return nil }
    if instead.hasPrefix("write 'String(") { return instead }
    return candidates.contains { instead.contains("'" + $0) } ? instead : nil
  }

  private static let members: [String: String] = [
    "length": "write 'count'", "size": "write 'count'", "len": "write 'count'",
    "push": "write 'append(value)'", "add": "write 'append(value)', or 'insert(value)' of a set",
    "push_back": "write 'append(value)'", "pop": "write 'popLast()' or 'removeLast()'",
    "shift": "write 'removeFirst()'", "unshift": "write 'insert(value, at: 0)'",
    "toString": "write 'String(value)', or \\(value) in a text",
    "includes": "write 'contains(value)'",
    "indexOf": "write 'firstIndex(of: value)'", "substring": "write 'prefix(n)' or 'dropFirst(n)'",
    "toUpperCase": "write 'uppercased()'", "toLowerCase": "write 'lowercased()'",
    "trim": "write 'trimmingCharacters(in: .whitespaces)'", "find": "write 'first { … }'",
    "some": "write 'contains { … }'", "every": "write 'allSatisfy { … }'",
    "replace": "write 'replacingOccurrences(of: a, with: b)'",
  ]
}
