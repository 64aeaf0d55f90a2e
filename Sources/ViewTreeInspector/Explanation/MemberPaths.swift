import ViewTreeScript

/// The member paths that start at a variable in the text of a script: `["size", "width"]` for
/// `model.size.width`.
struct MemberPaths {
  /// The paths in the order of the text. Empty for the variable alone.
  private(set) var paths: [[String]] = []

  private let bytes: [UInt8]
  private let tokens: [SwiftToken]

  init(from variable: Substring, in text: String) {
    bytes = Array(text.utf8)
    tokens = SwiftTokens.all(in: bytes[...]).filter { $0.kind != .comment }
    for index in tokens.indices where tokens[index].kind == .name && startsPath(index) {
      let name = word(index)
      if name == variable || name == "$\(variable)" { paths.append(path(after: index)) }
    }
  }

  /// True for a name that is neither a member of another value nor the label of an argument.
  private func startsPath(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    if before.isMark(".") { return index > 1 && word(index - 2) == "self" }
    let isFollowedByColon = index + 1 < tokens.count && tokens[index + 1].isMark(":")
    return !(isFollowedByColon && (before.isMark("(") || before.isMark(",")))
  }

  /// The members after a name. A method at the end isn't part of the path.
  private func path(after start: Int) -> [String] {
    var names: [String] = []
    var next = start + 1
    while next + 1 < tokens.count, tokens[next].isMark("."), tokens[next + 1].kind == .name {
      names.append(word(next + 1))
      next += 2
    }
    let isCall = next < tokens.count && tokens[next].isMark("(")
    return isCall ? names.dropLast() : names
  }

  private func word(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }
}
