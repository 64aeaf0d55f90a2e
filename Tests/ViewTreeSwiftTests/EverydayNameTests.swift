import Testing
import ViewTreeDocument

@testable import ViewTreeSwift

/// Names that everyday code has are read without a word.
@Suite("Everyday names in Swift files")
struct EverydayNameTests {
  private func problems(_ body: String, _ members: String = "") -> [String] {
    SwiftSample(
      "struct A: View {\n@State var on = true\n@State var name = \"\"\n\(members)\nvar body: some View {\n\(body)\n} }"
    ).problems
  }

  @Test(
    "Views are read with all that people give them",
    arguments: [
      #"LabeledContent("Name", value: "Ada")"#,
      #"LabeledContent("Name") { Text("Ada"); Text("B") }"#,
      #"LabeledContent { Text("Ada") } label: { Text("Name") }"#,
      #"Label { Text("a").bold() } icon: { Image(systemName: "star") }"#,
      #"ShareLink("Send", item: URL(string: "https://example.com")!)"#,
      #"ShareLink(item: name, preview: SharePreview(name)) { Text("Send") }"#,
      #"DisclosureGroup("More", isExpanded: $on) { Text("a"); Text("b") }"#,
      #"GroupBox(label: Text("Box")) { Text("a") }"#,
      #"ContentUnavailableView { Label("None", systemImage: "x") } description: { Text("b") } actions: { Button("Go") {} }"#,
      #"Gauge(value: 0.5) { Text("a") } currentValueLabel: { Text("b") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }"#,
      #"ScrollViewReader { proxy in Button("Up") { proxy.scrollTo(1, anchor: .top) } }"#,
      #"TimelineView(.animation) { context in Text("\(context.date.timeIntervalSinceReferenceDate)") }"#,
      #"PhaseAnimator([false, true]) { phase in Text("a").opacity(phase ? 1 : 0.5) }"#,
      #"AsyncImage(url: URL(string: name)) { image in image.resizable() } placeholder: { ProgressView() }"#,
      #"ControlGroup { Button("A") {}; Button("B") {} }"#,
      #"TextField("Name", text: $name, axis: .vertical).lineLimit(2...4)"#,
      #"Link("Site", destination: URL(string: "https://example.com")!)"#,
    ])
  func views(_ body: String) {
    #expect(problems(body) == [])
  }

  @Test(
    "Modifiers that change no frame are read in the forms that people use",
    arguments: [
      ".accessibilityElement(children: .combine).accessibilityAddTraits([.isButton, .isHeader])",
      #".accessibilityAction(named: "Do") { on.toggle() }.accessibilityAction { on = true }"#,
      #".accessibilityValue(Text("5")).accessibilityHint("Go")"#,
      ".onSubmit { on = false }.onSubmit(of: .search) { on = true }",
      #".keyboardShortcut(.defaultAction).keyboardShortcut("k", modifiers: [.command, .shift])"#,
      #".contextMenu { Button("A") { on = false }; Divider() }"#,
      #".confirmationDialog("Sure?", isPresented: $on, titleVisibility: .visible) { Button("Yes", role: .destructive) {} } message: { Text("Really") }"#,
      ".presentationDetents([.medium, .large]).presentationDragIndicator(.visible)",
      ".glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 16))",
      ".backgroundStyle(.blue.gradient).background(Color.red.gradient)",
      ".symbolEffect(.bounce, value: on).contentTransition(.numericText())",
      ".onHover { isHovering in on = isHovering }.onLongPressGesture { on = false }",
      ".simultaneousGesture(TapGesture().onEnded { on = true })",
      ".sensoryFeedback(.success, trigger: on).preferredColorScheme(.dark)",
      #".onOpenURL { url in print(url) }.userActivity("a", element: name) { _, _ in }"#,
      ".buttonStyle(.glass).toggleStyle(.button).pickerStyle(.navigationLink).gaugeStyle(.accessoryCircular)",
      #".environment(\.lineLimit, 2).environment(\.editMode, .constant(.active)).environment(\.font, .title)"#,
      ".containerBackground(.red, for: .widget).containerBackground(for: .widget) { Color.red }",
    ])
  func modifiers(_ modifiers: String) {
    #expect(problems("Text(\"a\")\(modifiers)") == [])
  }

  @Test("What is presented has its item, and its old way to dismiss itself")
  func items() {
    let sample = SwiftSample(
      """
      struct Item: Identifiable { let id: Int; let title: String }
      struct Detail: View {
        @Environment(\\.presentationMode) var mode
        let item: Item
        var body: some View { Button(item.title) { mode.wrappedValue.dismiss() } }
      }
      struct A: View {
        @State private var item: Item? = Item(id: 1, title: "One")
        var body: some View { Color.red.sheet(item: $item) { Detail(item: $0) } }
      }
      """)
    #expect(sample.problems == [])
    #expect(sample.report.contains { $0.contains("Button \"One\"") })
  }

  @Test("A style of another file is left out, and one that is misspelt is told")
  func styles() {
    #expect(
      problems("Button(\"a\") {}.buttonStyle(.ours)") == [
        "6:29 warning swift-argument-left-out: 'ours' of 'buttonStyle' is left out"
      ])
    #expect(
      problems("Button(\"a\") {}.buttonStyle(.borderd)").contains {
        $0.contains("'buttonStyle' knows no style 'borderd'")
      })
  }
}
