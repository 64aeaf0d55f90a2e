import Testing

/// Reasons for the positions of views, as `viewtree explain` prints them.
@Suite("Reasons for the positions of views")
struct ReasonsOfPositionsTests {
  /// The lines before the layout, for a body of a view in a window of 390 by 844 points.
  private func reasons(_ body: String, _ view: String) -> String {
    let folder = TemporaryFolder()
    let card = folder.file(
      "Card.swift",
      "import SwiftUI\nstruct Card: View {\nvar body: some View {\n\(body)\n}\n}\n#Preview { Card() }\n"
    )
    let output = CommandRun(["explain", card, view]).output
    return output.components(separatedBy: "\nLayout").first ?? output
  }

  @Test("An offset leaves the frame of a view, and the reasons say where it is drawn")
  func offset() {
    // (390 - 40) / 2 = 175 and (844 - 20) / 2 = 412.
    let text = reasons("Color.red.frame(width: 40, height: 20).offset(y: -80)", "Color")
    #expect(text.contains("Color  175 412  40x20\n"))
    #expect(text.contains("  drawn at 175 332  40x20 by .offset(y: -80) (line 4), "))
  }

  @Test("A scale and a rotation leave the frame of a view without its modifiers")
  func effects() {
    // The frame grows by 10 on each side. The drawing is twice as large as 40x20, about its center.
    let scaled = reasons(
      "Color.red.frame(width: 40, height: 20).scaleEffect(2).padding(10)", "Color")
    #expect(scaled.contains("Color  165 402  60x40  without modifiers 175 412  40x20\n"))
    #expect(scaled.contains("  drawn at 155 402  80x40 by .scaleEffect(2) (line 4), "))
    let turned = reasons(
      "Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(90))", "Color")
    #expect(turned.contains("Color  175 412  40x20\n"))
    #expect(
      turned.contains("  drawn at 185 402  20x40 by .rotationEffect(.degrees(90)) (line 4), "))
  }

  @Test("A stack that the window centers isn't at its edge, and the frame that moves it is named")
  func centeredStack() {
    let text = reasons(
      """
      VStack(alignment: .leading) {
      Color.red.frame(width: 200, height: 20)
      Color.blue.frame(width: 100, height: 20)
      }
      """, "Color[1]")
    // (390 - 200) / 2 = 95, and the default spacing is 8: (844 - 48) / 2 + 28 = 426.
    #expect(
      text.contains(
        "  x 95: the window centers VStack (line 4), 200 wide, in 390; with .frame(maxWidth: .infinity, "
          + "alignment: .leading) on it: 0\n"))
    #expect(text.contains("  y 426: the window centers VStack (line 4), 48 high, in 844; "))
  }

  @Test(
    "A frame that centers its content is the reason for a position, and its alignment the change")
  func centeredInFrame() {
    let text = reasons(
      """
      HStack(spacing: 0) {
      VStack { Color.red.frame(width: 50, height: 20) }.frame(width: 150)
      Color.blue.frame(width: 240, height: 20)
      }
      """, "Color[0]")
    #expect(
      text.contains(
        "  x 50: .frame(width: 150) of VStack (line 5) centers VStack (line 5), 50 wide, in 150; "
          + "with alignment: .leading there: 0\n"))
  }

  @Test("A view that fills the window names the modifier that places its content")
  func ownFrame() {
    let row = reasons(
      "Color.red.frame(width: 50, height: 20).frame(maxWidth: .infinity, alignment: .trailing)",
      "Color")
    #expect(
      row.contains(
        "  x 340: .frame(maxWidth: .infinity, alignment: .trailing) (line 4) puts it at the trailing edge of 390\n"
      ))
    let point = reasons("Color.red.frame(width: 50, height: 20).position(x: 100, y: 60)", "Color")
    #expect(point.contains("  x 75: .position(x: 100, y: 60) (line 4) puts its center at 100\n"))
    #expect(point.contains("  y 50: .position(x: 100, y: 60) (line 4) puts its center at 60\n"))
  }

  @Test("A spacer before a view is the reason for its position")
  func spacer() {
    let text = reasons(
      """
      HStack(spacing: 0) {
      Spacer()
      Color.red.frame(width: 50, height: 20)
      }
      """, "Color")
    #expect(text.contains("  x 340: Spacer (line 5) takes 340 before it\n"))
  }

  @Test("A geometry reader puts its content into its corner")
  func corner() {
    let text = reasons("GeometryReader { _ in Color.red.frame(width: 50, height: 20) }", "Color")
    #expect(
      text.contains(
        "  x 0 and y 0: GeometryReader (line 4) puts its content in its top leading corner\n"))
  }

  @Test(
    "A view at the start of a stack that is too wide is outside because the window centers the stack"
  )
  func tooWide() {
    let text = reasons(
      "HStack(spacing: 0) { ForEach(0..<5) { _ in Color.red.frame(width: 100, height: 20) } }",
      "Color[0]")
    // (390 - 500) / 2 = -55.
    #expect(text.contains("  x -55: the window centers HStack (line 4), 500 wide, in 390\n"))
  }

  @Test("A modifier that proposes no width is a reason only for a view that is wider because of it")
  func noCause() {
    let body = """
      VStack {
      Text("OK")
      Text("A sentence that is much longer than one line of the window would be, so that it wraps")
      }
      .fixedSize(horizontal: true, vertical: false)
      """
    #expect(reasons(body, "OK").contains(": its text on one line\n"))
    #expect(reasons(body, "Text[1]").contains("proposes no width\n"))
  }

  @Test("A frame around a button doesn't make the button larger for taps")
  func taps() {
    let label = "Color.red.frame(width: 40, height: 20)"
    let outside = reasons("Button(action: {}) { \(label) }.frame(width: 200, height: 50)", "Button")
    #expect(outside.contains("  taps count only at 175 412  40x20: "))
    let inside = reasons("Button(action: {}) { \(label).frame(width: 200, height: 50) }", "Button")
    #expect(!inside.contains("taps count"))
  }

  @Test("Content that is larger than its frame extends past it unless the view is clipped")
  func spill() {
    let large = "Color.red.frame(width: 40, height: 50).frame(height: 20)"
    #expect(
      reasons(large, "Color").contains(
        "  its content is 30 higher than .frame(height: 20) (line 4), which doesn't clip it; .clipped() does\n"
      ))
    #expect(!reasons(large + ".clipped()", "Color").contains("clip it"))
  }

  @Test("The accuracy of the numbers is one line for both axes")
  func accuracy() {
    let text = reasons("HStack { Text(\"One\").padding() }", "Text")
    let marks = text.components(separatedBy: "approximate").count - 1
    #expect(marks == 1)
    #expect(text.contains("  width is approximate: widths come from another typeface"))
  }
}
