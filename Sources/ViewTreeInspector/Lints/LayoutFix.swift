import ViewTreeDocument
import ViewTreeLayout
import ViewTreeSyntax

/// Changes of the layout that solve a problem, as edits of Swift files.
extension LintSubject {
  /// The edit that makes a change. `nil` unless a single edit of a modifier in a Swift file makes
  /// exactly the tested change.
  func fix(_ change: ViewExplanation.Change) -> Diagnostic.FixIt? {
    guard explainer.isSwift, !(change.cost?.losesText ?? false) else { return nil }
    var part = change.part
    if change.kind == .noLineLimit {
      guard let limit = part.view.flatMap({ explainer.onlyLineLimit(of: $0) }) else { return nil }
      part = limit
    }
    guard let syntax = part.syntax, case .modifier = part.label else { return nil }
    let fix: Diagnostic.FixIt? =
      switch change.kind {
      case .removal, .noLineLimit: document.removal(ofModifierAt: syntax)
      case .maximum(let axis, _): document.maximum(inFrameAt: syntax, along: axis)
      case .layoutPriority, .fixedHeight, .frame, .minimum, .flexible, .scrolling, .uncovering:
        nil
      }
    guard var fix else { return nil }
    fix.changesLayout = true
    return fix
  }
}

extension ViewExplanation.Cost {
  /// True unless a text only takes more lines.
  fileprivate var losesText: Bool {
    if case .wrap = self { return false }
    return true
  }
}

extension Document {
  /// The removal of a modifier, with the white space before it if it ends its line.
  fileprivate func removal(ofModifierAt syntax: SyntaxNode.Index) -> Diagnostic.FixIt? {
    guard let code = codeRange(ofModifierAt: syntax), isPlain(code) else { return nil }
    let bytes = tree.source.bytes
    guard bytes[code.lowerBound] == Byte.dot else { return nil }
    var start = code.lowerBound
    let rest = bytes[code.upperBound...].prefix { !Byte.isLineEnd($0) }
    // The code after it would otherwise move up, possibly into a comment.
    if rest.allSatisfy(Byte.isSpace) {
      while start > 0, Byte.isSpace(bytes[start - 1]) { start -= 1 }
    }
    return Diagnostic.FixIt(replacing: SourceRange(start, code.upperBound), with: "")
  }

  /// The fix that replaces the length of a fixed frame by a maximum, and its length along the other
  /// axis by equal bounds.
  fileprivate func maximum(
    inFrameAt syntax: SyntaxNode.Index, along axis: Axis
  ) -> Diagnostic.FixIt? {
    guard let frame = tree.members(syntax).first(where: { _ in true }),
      tree.kind(frame.value) == .object
    else { return nil }
    var parts: [String] = []
    var found: SourceRange?
    var last: SourceRange?
    for (key, value) in tree.members(frame.value) {
      let label = tree.text(key)
      if label == "alignment" { continue }
      let (range, length) = (tree.range(key), code(tree.range(value)))
      guard label == "width" || label == "height", code(range) == label else { return nil }
      let name = label == "width" ? "Width" : "Height"
      let isMaximum = label == (axis == .horizontal ? "width" : "height")
      parts += isMaximum ? [] : ["min\(name): \(length)"]
      parts.append("max\(name): \(length)")
      last = range
      found = SourceRange(Int(found?.start ?? range.start), Int(tree.range(value).end))
    }
    // Without another length, only the label changes.
    if parts.count == 1, let last {
      return Diagnostic.FixIt(
        replacing: last, with: axis == .horizontal ? "maxWidth" : "maxHeight")
    }
    return parts.isEmpty
      ? nil : found.map { Diagnostic.FixIt(replacing: $0, with: parts.joined(separator: ", ")) }
  }

  private func code(_ range: SourceRange) -> String {
    String(decoding: tree.source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// True if the code contains no strings and no comments, where a parenthesis would have no
  /// meaning.
  private func isPlain(_ range: Range<Int>) -> Bool {
    tree.source.bytes[range].allSatisfy { $0 != Byte.quote && $0 != Byte.slash }
  }
}
