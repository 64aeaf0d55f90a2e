import ViewTreeDocument
import ViewTreeLayout
import ViewTreeSyntax

/// Changes of the layout that solve a problem, as edits of Swift files.
extension LintSubject {
  /// The edit that makes a change. `nil` unless a single edit of a modifier in a Swift file makes
  /// exactly the tested change.
  func fix(_ change: ViewExplanation.Change) -> Diagnostic.FixIt? {
    guard explainer.isSwift, !(change.cost?.losesText ?? false), let syntax = change.part.syntax,
      case .modifier = change.part.label
    else { return nil }
    let fix: Diagnostic.FixIt? =
      switch change.kind {
      case .removal: document.removal(ofModifierAt: syntax)
      case .maximum(let axis, _): document.maximum(inFrameAt: syntax, along: axis)
      case .layoutPriority, .noLineLimit, .fixedHeight, .frame, .minimum, .flexible, .scrolling,
        .uncovering:
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

  /// The fix that replaces the length of a fixed frame by a maximum, if the frame has no length
  /// along the other axis.
  fileprivate func maximum(
    inFrameAt syntax: SyntaxNode.Index, along axis: Axis
  ) -> Diagnostic.FixIt? {
    guard let frame = tree.members(syntax).first(where: { _ in true }),
      tree.kind(frame.value) == .object
    else { return nil }
    let (label, maximum) = axis == .horizontal ? ("width", "maxWidth") : ("height", "maxHeight")
    var found: SourceRange?
    for (key, _) in tree.members(frame.value) {
      switch tree.text(key) {
      case label: found = tree.range(key)
      case "alignment": continue
      default: return nil
      }
    }
    guard let found, tree.source.bytes[Int(found.start)..<Int(found.end)].elementsEqual(label.utf8)
    else { return nil }
    return Diagnostic.FixIt(replacing: found, with: maximum)
  }

  /// True if the code contains no strings and no comments, where a parenthesis would have no
  /// meaning.
  private func isPlain(_ range: Range<Int>) -> Bool {
    tree.source.bytes[range].allSatisfy { $0 != Byte.quote && $0 != Byte.slash }
  }
}
