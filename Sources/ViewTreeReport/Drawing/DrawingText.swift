import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

/// How a view is drawn, on its line of a text report (docs/commands.md, Views).
struct DrawingText {
  let inspection: Inspection

  // MARK: - The frame

  /// Appends the frame with all modifiers, if that is not where the view is drawn; returns whether it is
  /// not.
  ///
  /// A frame that is larger by the same on each side, or on both of each axis, is written so: `frame +10`,
  /// `frame +16 +8`.
  func appendFrame(of view: InspectedView, to output: inout ByteBuffer) -> Bool {
    if Self.isSame(view.content, view.frame) { return false }
    output.append("  frame " as StaticString)
    appendOutset(of: view, to: &output)
    return true
  }

  /// Appends the frame of a view by what it is larger on each side than what is drawn.
  func appendOutset(of view: InspectedView, to output: inout ByteBuffer) {
    let (drawn, frame) = (view.content, view.frame)
    if Self.isSame(drawn, frame) { return }
    let (horizontal, vertical) = (drawn.minX - frame.minX, drawn.minY - frame.minY)
    guard Self.isNear(frame.maxX - drawn.maxX, horizontal),
      Self.isNear(frame.maxY - drawn.maxY, vertical)
    else {
      output.append(frame: frame)
      return
    }
    append(signed: horizontal, to: &output)
    if Self.isNear(horizontal, vertical) { return }
    output.append(UInt8(ascii: " "))
    append(signed: vertical, to: &output)
  }

  private func append(signed number: Double, to output: inout ByteBuffer) {
    if number > -0.0005 { output.append(UInt8(ascii: "+")) }
    output.append(number)
  }

  // MARK: - The drawing

  /// Appends corners, painting order, lines of text, what arguments and modifiers say, and what is left of
  /// an opacity of its own.
  func appendDrawing(
    of view: InspectedView, _ inherited: InheritedLooks, to output: inout ByteBuffer
  ) {
    guard let place = view.drawing else { return }
    let drawing = inspection.drawings[Int(place)]
    if let corners = drawing.corners { append(corners, to: &output) }
    if let painted = drawing.painted { append(painted: painted, of: view, to: &output) }
    if let text = drawing.text { append(text, to: &output) }
    appendLooks(of: view, to: &output)
    guard inherited.isShared else { return }
    output.append("  opacity " as StaticString)
    output.append(inherited.opacity)
    output.append(" in all" as StaticString)
  }

  /// Appends the place of a view in the order of painting among those beside it.
  func append(painted place: UInt32, of view: InspectedView, to output: inout ByteBuffer) {
    output.append("  painted " as StaticString)
    output.append(Int(place))
    output.append(" of " as StaticString)
    output.append(Int(inspection.groups[Int(view.group)].count))
  }

  /// Appends the corners of a view that is turned.
  func append(_ corners: [Point], to output: inout ByteBuffer) {
    output.append("  corners" as StaticString)
    for (place, corner) in corners.enumerated() {
      output.append(place > 0 ? ", " : " ")
      output.append(corner.x)
      output.append(UInt8(ascii: " "))
      output.append(corner.y)
    }
  }

  /// Appends the lines of a text, and what was cut off.
  func append(_ text: BrokenText, to output: inout ByteBuffer) {
    output.append("  lines" as StaticString)
    for var line in text.lines {
      output.append(UInt8(ascii: " "))
      line.withUTF8 { output.append(quoted: $0) }
    }
    guard var rest = text.rest else { return }
    output.append("  truncated " as StaticString)
    rest.withUTF8 { output.append(quoted: $0) }
  }

  // MARK: - Looks

  /// Appends what says how a view is drawn, modifiers one after another as Swift has them.
  private func appendLooks(of view: InspectedView, to output: inout ByteBuffer) {
    if view.drawing == nil { return }
    var isChained = false
    for look in inspection.looks(of: view) {
      if !isChained { output.append("  " as StaticString) }
      isChained = append(look, of: view, to: &output)
    }
  }

  /// Appends one look with the frame that it is drawn on; returns whether the next may follow at once.
  @discardableResult
  func append(
    _ look: InspectedLook, of view: InspectedView, to output: inout ByteBuffer
  ) -> Bool {
    LookText(inspection: inspection).append(look, to: &output)
    return look.modifier != nil && !appendArea(of: look, view, to: &output)
  }

  /// Appends the frame that a look is drawn on, if that is not where the view is drawn; returns whether it
  /// is not.
  private func appendArea(
    of look: InspectedLook, _ view: InspectedView, to output: inout ByteBuffer
  ) -> Bool {
    guard look.area != .content, let modifier = look.modifier else { return false }
    let frame = inspection.modifiers[Int(modifier)].frame
    if Self.isSame(frame, view.content) { return false }
    if Self.isSame(frame, view.frame) {
      output.append(" on its frame" as StaticString)
    } else {
      output.append(" on " as StaticString)
      output.append(frame: frame)
    }
    return true
  }

  // MARK: - Comparing

  /// Whether two frames are the same to anybody who reads the report.
  static func isSame(_ left: Rect, _ right: Rect) -> Bool {
    isNear(left.minX, right.minX) && isNear(left.minY, right.minY)
      && isNear(left.width, right.width) && isNear(left.height, right.height)
  }

  private static func isNear(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) < 0.0005
  }
}
