import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The drawing facts on a view's line in a text report (docs/reference/report-text.md, Views).
struct DrawingText {
  let inspection: Inspection

  /// Appends the looks of a view, modifiers one after another as Swift has them.
  func appendLooks(of view: InspectedView, to output: inout ByteBuffer) {
    var isChained = true
    for look in inspection.looks(of: view) {
      if !isChained { output.append("  " as StaticString) }
      isChained = append(look, of: view, to: &output)
    }
  }

  /// Appends one modifier or argument with the frame that it's drawn on. Returns true if the next
  /// fact may follow directly.
  @discardableResult
  func append(
    _ look: InspectedLook, of view: InspectedView, to output: inout ByteBuffer
  ) -> Bool {
    LookText(inspection: inspection).append(look, to: &output)
    guard let area = area(of: look, view) else { return look.modifier != nil }
    if FrameAround.isSame(area, view.frame) {
      output.append(" on its frame" as StaticString)
    } else {
      output.append(" on " as StaticString)
      FrameAround(area, around: view.content)?.append(to: &output)
    }
    return false
  }

  /// The rectangle that a modifier or argument is drawn on, if it differs from the view's.
  func area(of look: InspectedLook, _ view: InspectedView) -> Rect? {
    guard look.area != .content, let modifier = look.modifier else { return nil }
    let frame = inspection.modifiers.drawnFrame(of: modifier)
    return FrameAround.isSame(frame, view.content) ? nil : frame
  }
}
