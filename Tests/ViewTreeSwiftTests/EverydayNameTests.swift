import Testing
import ViewTreeDocument

@testable import ViewTreeSwift

/// Names that everyday code has are read without a word.
@Suite("Everyday names in Swift files")
struct EverydayNameTests {
  private static let helper =
    "struct Item: Identifiable { let id: Int }; "
    + "extension View { func `if`<V: View>(_ isOn: Bool, change: (Self) -> V) -> some View { Group { if isOn { change(self) } else { self } } } }\n"

  private func problems(_ body: String, _ members: String = "") -> [String] {
    SwiftSample(
      "\(Self.helper)struct A: View {\n@State var on = true\n@State var name = \"\"\n\(members)\nvar body: some View {\n\(body)\n} }"
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
      #"AsyncImage(url: URL(string: name)) { phase in if let image = phase.image { image.resizable() } else if phase.error != nil { Color.red } else { ProgressView() } }"#,
      #"AsyncImage(url: URL(string: name), transaction: Transaction(animation: .spring())) { phase in switch phase { case .success(let image): image; case .failure(_): Text("a"); case .empty: EmptyView(); @unknown default: EmptyView() } }"#,
      #"Text("a").phaseAnimator([1.0, 2], trigger: on) { $0.scaleEffect($1) } animation: { _ in .spring() }"#,
      #"Text("a").keyframeAnimator(initialValue: 1.0) { content, value in content.offset(y: value) } keyframes: { _ in LinearKeyframe(2, duration: 1) }"#,
      #"List { Text("a") }.listSectionSpacing(.custom(10)).environment(\.sizeCategory, .extraLarge)"#,
      #"Color.red.containerRelativeFrame([.horizontal, .vertical], alignment: .top) { length, axis in axis == .vertical ? length : length / 2 }"#,
      #"GridLayout(alignment: .leading) { GridRow { Text("a") } }"#,
      #"NavigationSplitView(preferredCompactColumn: .constant(.detail)) { Text("a") } detail: { Text("b") }"#,
      #"Table([Item(id: 1)], selection: .constant(nil)) { TableColumn("Id") { Text("\($0.id)") }.width(min: 10, max: 20).customizationID("a"); TableColumn("B") { item in Text("\(item.id)") }.alignment(.trailing) }"#,
      #"Table(of: Item.self) { TableColumnForEach(0..<2, id: \.self) { n in TableColumn("\(n)") { item in Text("\(item.id + n)") } } } rows: { TableRow(Item(id: 2)); ForEach([Item(id: 3)]) { TableRow($0) } }"#,
      #"ControlGroup { Button("A") {}; Button("B") {} }"#,
      #"TextField("Name", text: $name, axis: .vertical).lineLimit(2...4)"#,
      #"Link("Site", destination: URL(string: "https://example.com")!)"#,
      #"Button("Save", systemImage: "star", role: .destructive) { on = false }"#,
      #"Menu("More", systemImage: "star") { Button("A") {} }"#,
      #"Toggle("On", systemImage: "star", isOn: $on)"#,
      #"Button(intent: Go()) { Text("Go") }"#,
      #"RoundedRectangle(cornerSize: CGSize(width: 3, height: 4))"#,
      #"LazyVGrid(columns: [.init(.flexible()), .init(.fixed(20), spacing: 4)]) { Text("a") }"#,
      #"Label("a", systemImage: "star").if(on) { $0.padding(4) }"#,
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
      ".background(.red, in: .rect(cornerRadius: 5)).background(in: Circle()).overlay(.blue, in: Capsule())",
      ".foregroundStyle(.red, .blue).foregroundStyle(.primary, .secondary, .tertiary)",
      ".redacted(reason: on ? .placeholder : []).accessibilityAddTraits(on ? [.isSelected] : [])",
      ".listRowInsets(nil).fontWeight(nil).font(nil).padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))",
      #".coordinateSpace(.named("a")).listRowBackground(on ? Color.red : Color.clear)"#,
      ".toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .tabBar)",
      #".symbolEffect(.variableColor.iterative, isActive: on).searchable(text: $name) { Text("a") }"#,
      #".alert("A", isPresented: $on, presenting: name) { a in Button(a) {} } message: { b in Text(b) }"#,
      #".accessibility(label: Text("a")).onScrollVisibilityChange { isVisible in on = isVisible }"#,
    ])
  func modifiers(_ modifiers: String) {
    #expect(problems("Text(\"a\")\(modifiers)") == [])
  }

  @Test(
    "Properties have types of SwiftUI, and lists are sets of options",
    arguments: [
      ("let x: ButtonRole? = .destructive", #"Button("A", role: x) {}"#),
      ("let x: UIKeyboardType = .emailAddress", #"TextField("A", text: $name).keyboardType(x)"#),
      (
        "let x: NavigationBarItem.TitleDisplayMode = .inline",
        #"Text("A").navigationBarTitleDisplayMode(x)"#
      ),
      (
        "let x: PinnedScrollableViews = [.sectionHeaders]",
        #"LazyVStack(pinnedViews: x) { Text("A") }"#
      ),
      ("@State var x = EditMode.active", #"List { Text("A") }.environment(\.editMode, $x)"#),
      ("let x: SubmitLabel = .done", #"TextField("A", text: $name).submitLabel(x)"#),
    ])
  func constants(_ property: String, _ body: String) {
    #expect(problems(body, property) == [])
  }

  @Test("Edit actions of a loop are its modifiers for deleting and moving")
  func editActions() {
    let members = "@State var rows = [Item(id: 1)]"
    let sample = SwiftSample(
      "\(Self.helper)struct A: View {\n\(members)\nvar body: some View { List { ForEach($rows, editActions: [.delete, .move]) { $row in Text(\"a\") } } } }"
    )
    #expect(sample.problems == [])
    #expect(sample.json.contains("onDelete"))
    #expect(sample.json.contains("onMove"))
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
        "7:29 warning swift-argument-left-out: 'ours' of 'buttonStyle' is skipped"
      ])
    #expect(
      problems("Button(\"a\") {}.buttonStyle(.borderd)").contains {
        $0.contains("'buttonStyle' has no style 'borderd'")
      })
  }

  private func report(_ body: String) -> [String] {
    SwiftSample(
      "/* viewtree\nwindow: { width: 100, height: 100, scale: 1 }\n*/\n\(Self.helper)struct A: View {\n@State var on = true\nvar body: some View {\n\(body)\n} }"
    ).report
  }

  @Test("A symbol beside the title of a button makes a label of both")
  func symbol() {
    let report = report(#"Button("Save", systemImage: "star") {}"#)
    #expect(report.contains { $0.contains("Label \"Save\"") })
  }

  @Test("What changes a view by a closure is written out where it is used, with either branch")
  func changes() {
    let padded = report("Color.red.frame(width: 10, height: 10).if(on) { $0.padding(4) }")
    #expect(padded.contains { $0.contains("frame +4") })
    let plain = report(
      "Color.red.frame(width: 10, height: 10).if(!on) { view in view.padding(4) }")
    #expect(!plain.contains { $0.contains("frame +") })
    #expect(plain.contains { $0.contains("45 45  10x10") })
  }

  @Test("A binding of closures is read, and a binding of an unknown value leaves its control")
  func bindings() {
    #expect(problems("Toggle(\"a\", isOn: Binding(get: { !on }, set: { on = !$0 }))") == [])
    let unknown = problems("Slider(value: $amount, in: 0...1)", "@State var amount = Amount.now")
    #expect(unknown.count == 2)
    #expect(unknown.last?.contains("the argument 'value' is skipped") == true)
  }

  @Test("A date is the same in each run, because no report may depend on the time")
  func dates() {
    let problems = problems(
      "VStack { Text(\"a\"); Text(day, style: .date) }", "@State var day = Date()")
    #expect(problems == [])
  }
}
