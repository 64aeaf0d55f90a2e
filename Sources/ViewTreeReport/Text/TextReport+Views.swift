import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

extension TextReport {
  /// How many characters of a text a line shows.
  private static let textLimit = 40

  /// The tree: a line for each view with its frame, indented by its depth.
  mutating func addViews() {
    addTitle("Views")
    let base = scope.views.first.map { inspection.views[$0].depth } ?? 0
    let hasEmpty = !scope.components.empty.isEmpty
    var unshown = UnshownViews(inspection)
    for index in scope.views {
      let view = inspection.views[index]
      let depth = view.depth - base
      if hasEmpty { addEmptyComponents(before: index) }
      addName(of: view, depth: depth)
      output.append("  " as StaticString)
      if unshown.contains(index) {
        output.append("measured, not shown" as StaticString)
        output.appendLine()
        continue
      }
      output.append(frame: view.frame)
      addProposal(view.proposal)
      addPixels(of: view.frame)
      if isOutside(view.content, view.frame) {
        output.append("  content at " as StaticString)
        output.append(view.content.origin.x)
        output.append(UInt8(ascii: " "))
        output.append(view.content.origin.y)
      }
      output.appendLine()
      if scope.options.showsModifiers { addModifiers(of: view, depth: depth) }
    }
    addEmptyComponents(before: scope.views.upperBound)
  }

  /// Indentation, the word of a secondary, the view's name, id and text.
  mutating func addName(of view: InspectedView, depth: UInt32) {
    addIndentation(depth)
    if depth > 0, let word = inspection.groups[Int(view.group)].role.word {
      output.append(word)
      output.append(": " as StaticString)
    }
    output.append(names.views[Int(view.name)])
    withText(view.id) { output, id in
      output.append(" #" as StaticString)
      output.appendEscapedForTerminal(utf8: id)
    }
    withText(view.text) { output, text in
      output.append(" \"" as StaticString)
      output.appendEscapedForTerminal(utf8: text, limit: Self.textLimit)
      output.append(UInt8(ascii: "\""))
    }
    addComponents(of: view)
  }

  /// Two spaces a level; where a tree is very deep, the level is written instead, so that a report
  /// grows with the views and not with their square.
  mutating func addIndentation(_ depth: UInt32) {
    output.append(UInt8(ascii: " "), count: Int(min(depth, Self.indentationLimit)) * 2)
    guard depth > Self.indentationLimit else { return }
    output.append("level " as StaticString)
    output.append(Int(depth))
    output.append("  " as StaticString)
  }

  /// How many levels are indented.
  private static let indentationLimit: UInt32 = 60

  /// Calls `body` with the bytes of a text, if there is one; those of the document are not copied.
  private mutating func withText(
    _ text: InspectedText, _ body: (inout ByteBuffer, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    switch text {
    case .none: break
    case .literal(let node): inspection.tree.withTextBytes(node) { body(&output, $0) }
    case .made(let index):
      var text = names.texts[Int(index)]
      text.withUTF8 { body(&output, $0) }
    }
  }

  /// Whether what is drawn sticks out of the frame, as after `offset`.
  private func isOutside(_ content: Rect, _ frame: Rect) -> Bool {
    let tolerance = 0.0005
    return content.minX < frame.minX - tolerance || content.minY < frame.minY - tolerance
      || content.maxX > frame.maxX + tolerance || content.maxY > frame.maxY + tolerance
  }

  /// What a view was proposed when it was placed, if that is asked for.
  private mutating func addProposal(_ proposal: ProposedSize) {
    guard scope.options.showsProposals else { return }
    output.append("  proposed " as StaticString)
    append(proposal: proposal)
  }

  private mutating func addModifiers(of view: InspectedView, depth: UInt32) {
    guard view.modifierCount > 0 else { return }
    let indentation = Int(min(depth, Self.indentationLimit)) * 2 + 4
    output.append(UInt8(ascii: " "), count: indentation)
    output.append("content  " as StaticString)
    output.append(frame: view.content)
    addProposal(view.contentProposal)
    addPixels(of: view.content)
    output.appendLine()
    for index in Int(view.firstModifier)..<Int(view.firstModifier + view.modifierCount) {
      let modifier = inspection.modifiers[index]
      output.append(UInt8(ascii: " "), count: indentation)
      output.append(UInt8(ascii: "."))
      output.append(names.modifiers[Int(modifier.name)])
      output.append("  " as StaticString)
      output.append(frame: modifier.frame)
      addProposal(modifier.proposal)
      addPixels(of: modifier.frame)
      output.appendLine()
    }
  }

  /// The frame as drawn on whole pixels.
  private mutating func addPixels(of frame: Rect) {
    guard scope.options.showsPixels else { return }
    output.append("  pixels " as StaticString)
    output.append(frame: scope.pixels.drawnFrame(frame))
  }
}
