import Testing

@testable import ViewTreeCommands

/// Forms of SwiftUI calls that screens of apps contain, with numbers that can be checked in the head.
@Suite("Forms of calls in screens")
struct ScreenFormsTests {
  /// A window of 320 x 480 without a safe area, and characters of 8.5 points.
  private func run(
    _ body: String, _ arguments: String..., state: String = ""
  ) -> (output: String, error: String) {
    let screen = """
      /* viewtree
      window: { width: 320, height: 480 }
      metrics: cells
      */
      import SwiftUI
      struct Screen: View {
        \(state)
        var body: some View {
      \(body)
        }
      }
      """
    let run = CommandRun(["inspect", "--input", "swift"] + arguments + ["-"], input: screen)
    return (run.output, run.error)
  }

  private static let sections = """
        List {
          Section { Color.red.frame(height: 20) }
          Section { Color.green.frame(height: 20) }SPACING
          Section { Color.blue.frame(height: 20) }
        }
    """

  @Test("A distance between sections can be a variable, and of two sections the smaller one counts")
  func sectionSpacing() {
    let list = Self.sections.replacing("SPACING", with: "")
    let wide = run(
      list + ".listSectionSpacing(space)", state: "@State private var space: CGFloat = 40")
    // 35 + 12, then 44 + 40 further down.
    for top in ["32 47", "32 131", "32 215"] { #expect(wide.output.contains(top)) }
    #expect(wide.error.isEmpty)
    let one = run(Self.sections.replacing("SPACING", with: ".listSectionSpacing(10)"))
    // 44 + 10 before the second section and after it.
    for top in ["32 47", "32 101", "32 155"] { #expect(one.output.contains(top)) }
    let larger = run(
      Self.sections.replacing("SPACING", with: ".listSectionSpacing(60)")
        + ".listSectionSpacing(40)")
    for top in ["32 47", "32 131", "32 215"] { #expect(larger.output.contains(top)) }
  }

  @Test(
    "Content margins can have an inset for each of some edges, and a list says it keeps its own")
  func contentMargins() {
    let insets = "EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)"
    let content = "ScrollView { Color.red.frame(height: 20) }"
    let all = run("\(content).contentMargins(.all, \(insets))")
    #expect(all.output.contains("Color  20 10  260x20"))
    let sides = run("\(content).contentMargins(.horizontal, \(insets))")
    #expect(sides.output.contains("Color  20 0  260x20"))
    let list = run("List { Text(\"a\") }.contentMargins(.horizontal, 30)")
    #expect(list.output.contains("'contentMargins' is not modeled: a list keeps its own margins"))
    #expect(list.output.contains("32 46"))
  }

  @Test("A text inside a text keeps its font, its offset, and its scale")
  func textInText() {
    let bold = run("Text(\"ab \\(Text(\"cd\").bold()) ef\")")
    #expect(bold.output.contains("text: \"ab \" + \"cd\".bold() + \" ef\""))
    let small = run("Text(\"ab \\(Text(\"cd\").textScale(.secondary))\")")
    #expect(small.output.contains("text: \"ab \" + \"cd\".textScale(.secondary)"))
    let raised = run("Text(\"ab\") + Text(\"cd\").baselineOffset(5)")
    #expect(raised.output.contains("34x25.5"))
    #expect((bold.error + small.error + raised.error).isEmpty)
  }

  @Test("A ScrollPosition scrolls to an id with its anchor, and to an edge")
  func scrollTo() {
    let body = """
          VStack(spacing: 0) {
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<20) { Color.red.frame(height: 40).id($0) }
              }
              .scrollTargetLayout()
            }
            .scrollPosition($position)
            Button("edge") { position.scrollTo(edge: .bottom) }
            Button("go") { position.scrollTo(id: 5, anchor: .top) }
          }
      """
    let state = "@State private var position = ScrollPosition(idType: Int.self)"
    // 5 x 40 = 200.
    #expect(run(body, "--tap", "go", state: state).output.contains("VStack  0 -200  320x800"))
    // 800 - (480 - 2 x 20.5) = 361.
    #expect(run(body, "--tap", "edge", state: state).output.contains("VStack  0 -361  320x800"))
  }

  @Test("A toggle of several sources is on if all of them are")
  func sources() {
    let state = "@State private var a = true; @State private var b = STATE"
    let body = "Toggle(\"Both\", sources: [$a, $b], isOn: \\.self)"
    let mixed = run(body, state: state.replacing("STATE", with: "false"))
    #expect(mixed.output.contains("isOn: false"))
    #expect(mixed.error.contains("a tap on this 'Toggle' doesn't change its 'sources'"))
    #expect(run(body, state: state.replacing("STATE", with: "true")).output.contains("isOn: true"))
    let alarms = "struct Alarm { var isOn: Bool }; @State private var alarms = [Alarm(isOn: true)]"
    let all = run("Toggle(\"All\", sources: $alarms, isOn: \\.isOn)", state: alarms)
    #expect(all.output.contains("isOn: true"))
  }

  @Test("A picker shows the label of its current value instead of the option")
  func currentValue() {
    let picker = run(
      """
          Picker("Size", selection: $size) { Text("A long option").tag(1) } currentValueLabel: { Text("ab") }
      """, state: "@State private var size = 1")
    // 2 x 8.5 + 40.
    #expect(picker.output.contains("57x36.5"))
    #expect(picker.error.isEmpty)
  }

  @Test("The tabs of a section are tabs")
  func tabSection() {
    let tabs = run(
      """
          TabView {
            TabSection("More") { Tab("A", systemImage: "star") { Text("in a") } }
            Tab("B", systemImage: "star") { Text("in b") }
          }
      """)
    #expect(tabs.output.contains("Tab \"A\"  "))
    #expect(tabs.output.contains("Tab \"B\"  not shown"))
    #expect(tabs.error.isEmpty)
  }

  @Test("A tap on an EditButton starts the editing of lists, and another one ends it")
  func editing() {
    let body = """
          VStack {
            List { ForEach(names, id: \\.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
            EditButton()
          }
      """
    let state = "@State private var names = [\"a\"]"
    #expect(run(body, state: state).output.contains("Text \"a\"  32 "))
    let once = run(body, "--tap", "EditButton", state: state).output
    // 32 + 40, and "Done" instead of "Edit".
    #expect(once.contains("Text \"a\"  72 "))
    let twice = run(body, "--tap", "EditButton", "--tap", "EditButton", state: state).output
    #expect(twice.contains("Text \"a\"  32 "))
    let bound = run(
      body + ".environment(\\.editMode, $mode)", "--tap", "EditButton",
      state: state + "; @State private var mode = EditMode.inactive")
    #expect(bound.output.contains("mode = .active"))
    #expect(bound.output.contains("Text \"a\"  72 "))
  }

  @Test("The insets of a scroll geometry contain a safeAreaPadding")
  func safeAreaPadding() {
    let body = """
          ScrollView { Color.red.frame(height: 900) }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentInsets.top }) { _, new in
              top = new
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.containerSize.height }) { _, new in
              height = new
            }
            .safeAreaPadding(.top, 12)
      """
    let state = "@State private var top: CGFloat = 0; @State private var height: CGFloat = 0"
    // 480 - 12.
    #expect(run(body, state: state).output.contains("top = 12, height = 468"))
  }
}
