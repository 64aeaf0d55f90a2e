import ViewTreeSyntax

extension DocumentDecoder {
  /// Decodes the levels of lints. Their names are checked where the lints are known.
  func decodeLints(_ node: Index?) {
    guard let node else { return }
    guard tree.kind(node) == .object else {
      reportKind(node, expected: "an object of lints and levels for 'lints'")
      return
    }
    for (key, value) in tree.members(node) where !tree.text(key, equals: "comment") {
      guard tree.kind(value) == .string else {
        reportKind(value, expected: "allow, warn or error for '\(tree.text(key))'")
        continue
      }
      guard let level = LintLevel(rawValue: tree.text(value)) else {
        report(
          .unknownOption(
            tree.text(value), of: tree.text(key), at: tree.range(value),
            known: LintLevel.allCases.map(\.rawValue)))
        continue
      }
      document.lints.append(LintSetting(name: tree.text(key), level: level, syntax: key))
    }
  }
}
