/// Writes a tree in canonical layout, in its own language or in the other language.
public enum DocumentFormatter {
  /// The reason why a tree can't be written.
  public enum Failure: Error, Sendable {
    /// The output can't contain a comment or a key of the document.
    case comment(Diagnostic)
    /// The output wouldn't read back as the same tree, which is a defect of viewtree.
    case differs
  }

  /// The formatted text, which was verified to have the same values.
  ///
  /// Keys keep their order. Numbers keep their value, and integers remain integers. `tree` must
  /// have no errors.
  public static func format(
    _ tree: SyntaxTree, from source: SourceSyntax, to target: SourceSyntax
  ) throws(Failure) -> [UInt8] {
    let comments = source == .yaml ? YAMLComment.all(in: tree) : []
    // JSON is written without comments, even into a file that may contain them.
    let isJSON = target != .yaml
    if source == .jsonc, let first = JSONComment.first(in: tree.source.bytes) {
      throw .comment(.commentHasNoPlace(at: first, isJSON: isJSON))
    }
    if isJSON, let first = comments.first {
      throw .comment(.commentHasNoPlace(at: first.range, isJSON: true))
    }
    let bytes =
      isJSON
      ? FormattedJSON.write(tree) : FormattedYAML.write(tree, isYAML: source == .yaml)
    let result = target.read(
      SourceFile(name: tree.source.name, bytes: bytes),
      limits: ReaderLimits(bytes: .max, depth: .max, duplicateKeys: .warning))
    guard !result.hasErrors, tree.hasSameValues(as: result) else {
      if !isJSON, let key = tree.longKey { throw .comment(.keyTooLongForYAML(at: tree.range(key))) }
      throw .differs
    }
    if let lost = lostComment(comments, of: tree, in: result) {
      throw .comment(.commentHasNoPlace(at: lost.range, isJSON: false))
    }
    return bytes
  }

  /// The first comment that the new text doesn't have.
  private static func lostComment(
    _ comments: [YAMLComment], of tree: SyntaxTree, in result: SyntaxTree
  ) -> YAMLComment? {
    guard !comments.isEmpty else { return nil }
    let kept = YAMLComment.all(in: result).map { $0.text(in: result.source) }
    let texts = comments.map { $0.text(in: tree.source) }
    if texts == kept { return nil }
    // Compares counts, because the comments may be in another order.
    var rest: [[UInt8]: Int] = [:]
    for text in kept { rest[text, default: 0] += 1 }
    for (comment, text) in zip(comments, texts) {
      guard let count = rest[text], count > 0 else { return comment }
      rest[text] = count - 1
    }
    return nil
  }
}

extension SyntaxTree {
  /// A key with more than 1,024 characters including escapes, which is YAML's limit.
  fileprivate var longKey: Index? {
    for place in nodes.indices where nodes[place].kind == .object {
      for (key, _) in members(Index(place)) where text(key).utf8.count > 250 {
        if text(key).unicodeScalars.count > 1_000 || text(key).utf8.count > 1_000 { return key }
      }
    }
    return nil
  }

  /// True if two trees have the same values, the same member order, and integers at the same
  /// positions.
  func hasSameValues(as other: SyntaxTree) -> Bool {
    guard nodes.count == other.nodes.count else { return false }
    return nodes.indices.allSatisfy { place in
      let index = Index(place)
      guard nodes[place].kind == other.nodes[place].kind,
        nodes[place].next == other.nodes[place].next
      else { return false }
      switch nodes[place].kind {
      case .string:
        return withTextBytes(index) { text in
          other.withTextBytes(index) { $0.elementsEqual(text) }
        }
      case .number:
        guard isWholeNumber(index) else {
          return !other.isWholeNumber(index)
            && number(index).bitPattern == other.number(index).bitPattern
        }
        return withNumberBytes(index) { digits in
          other.withNumberBytes(index) { $0.elementsEqual(digits) }
        }
      default: return true
      }
    }
  }
}
