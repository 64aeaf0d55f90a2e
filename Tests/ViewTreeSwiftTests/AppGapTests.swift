import Testing
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Gaps in the code of apps have believable values and views in their place.
@Suite("Values and views instead of gaps")
struct AppGapTests {
  @Test("An action that can't be read leaves its modifier")
  func actions() {
    let folder = SwiftFolder(
      [
        (
          "A.swift",
          "struct A: View { var body: some View { Text(\"a\").onAppear { Quokka.load() } } }"
        ), ("B.swift", "struct B {}"),
      ], "A")
    #expect(folder.places == ["A.swift:1:61 swift-hole"])
    #expect(folder.messages.contains("this action is not run"))
  }

  @Test(
    "A preference key whose default can't be read has a placeholder of its type",
    arguments: ["", "let n = 1"])
  func defaultsOfKeys(helper: String) {
    let key = """
      struct SizeKey: PreferenceKey {
        static var defaultValue: CGFloat = Theme.zero; \(helper.isEmpty ? "" : "static \(helper)")
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
      }
      """
    let view = """
      struct A: View {
        var body: some View {
          Text("a").preference(key: SizeKey.self, value: 3)
            .overlayPreferenceValue(SizeKey.self) { Text("\\(Int($0))") }
        }
      }
      """
    let folder = SwiftFolder(
      [("A.swift", view), ("Key.swift", key), ("Theme.swift", "enum Theme {}")], "A")
    #expect(folder.texts == ["a", "3"] || folder.texts == ["3", "a"], "\(folder.messages)")
    #expect(folder.places == ["Key.swift:2:44 swift-hole"])
  }

  // MARK: - Roots

  @Test("Texts that are made of placeholders of a root's arguments have the mark")
  func marks() {
    let file = """
      struct User { let name: String; let tags: [String] }
      struct A: View {
        let user: User
        let count: Int
        private var title: String { "Title of \\(count)" }
        var body: some View {
          Text(title)
          Row(name: user.name, kind: "kind")
          ForEach(user.tags, id: \\.self) { Text($0) }
          let number = count + 1
          Text("\\(number)")
          label(user.name)
          Text("fixed")
        }
        private func label(_ text: String) -> some View { Text(text) }
      }
      struct Row: View {
        let name: String
        let kind: String
        var body: some View { Text(name); Text(kind) }
      }
      """
    let lines = SwiftSample(file, SwiftOptions(root: "A")).report.filter { $0.contains("Text") }
    #expect(lines.count == 9)
    let unmarked = lines.filter { !$0.contains("  ~  ") }
    #expect(unmarked.allSatisfy { $0.contains("\"kind\"") || $0.contains("\"fixed\"") }, "\(lines)")
    #expect(unmarked.count == 2)
    var options = SwiftOptions(root: "A")
    options.assumptions.add("user.name", is: "\"Ada\"")
    let assumed = SwiftSample(file, options).report.filter { $0.contains("\"Ada\"") }
    #expect(assumed.count == 2 && assumed.allSatisfy { !$0.contains("~") }, "\(assumed)")
  }

  @Test("A placeholder value of many structures has at most 500 values")
  func manyStructures() {
    let types = (0..<20).map { number in
      let properties = (0..<12).map { "let p\($0): T\((number + $0 + 1) % 20)" }
      return "struct T\(number) { \(properties.joined(separator: "; ")) }"
    }
    let file =
      types.joined(separator: "\n")
      + "\nstruct A: View { let t: T0; var body: some View { Text(\"a\") } }"
    #expect(SwiftFolder([("A.swift", file)], "A").texts == ["a"])
  }

  @Test(
    "A type alias that leads to itself is an unknown type",
    arguments: [
      "typealias Item = Models.Item", "typealias Item = Item",
      "typealias Item = Other\ntypealias Other = Item",
    ])
  func circularAliases(alias: String) {
    let file = """
      import Models
      \(alias)
      struct R: View { let x: Item; var body: some View { Text("r") } }
      struct A: View { let x: Item; var body: some View { VStack { Text("a"); R(x: "s") } } }
      """
    #expect(SwiftFolder([("A.swift", file)], "A").texts.contains("a"))
  }

  @Test("A file with a modifier alone shows a text with it")
  func modifierAlone() {
    let type = SwiftSample(
      "struct Inset: ViewModifier { func body(content: Content) -> some View { content.padding() } }"
    )
    #expect(type.report.contains { $0.contains("Text \"Content\"  ~") }, "\(type.report)")
    let function = SwiftSample(
      "extension View { func inset() -> some View { padding(8) } }")
    #expect(function.report.contains { $0.contains("Text \"Content\"  ~") }, "\(function.report)")
  }

  @Test("Content that a root is not given is a Text with its name, or a picture for an icon")
  func content() {
    let sample = SwiftSample(
      """
      struct Row<Icon: View, Title: View>: View {
        let icon: Icon
        @ViewBuilder let rowTitle: () -> Title
        var body: some View { HStack { icon; rowTitle() } }
      }
      """)
    #expect(sample.report.contains { $0.contains("Image") }, "\(sample.report)")
    #expect(sample.report.contains { $0.contains("Text \"Row title\"  ~") }, "\(sample.report)")
  }

  @Test("A file without a view shows the property of a value that is one")
  func memberOfValue() {
    let sample = SwiftSample(
      """
      enum Tab: String {
        case home, mail
        var label: some View { Text(rawValue) }
      }
      """)
    #expect(sample.report.contains { $0.contains("Text \"home\"") }, "\(sample.report)")
  }

  @Test("A root has the optional values and truth values for which it shows more views")
  func wantedValues() {
    let root = """
      struct A: View {
        var user: User?
        let isReady: Bool
        let isBusy: Bool
        var body: some View {
          VStack {
            if let user { Text(user.name) }
            if isReady { Text("ready"); Text("now") } else { Text("wait") }
            if isBusy { Text("busy") }
          }
        }
      }
      """
    #expect(
      SwiftFolder.texts(root, "struct User { let name: String }") == ["Name", "ready", "now"])
  }

  // MARK: - Results

  @Test("A property or a function whose body can't be read has a value of its type")
  func results() {
    let root = """
      struct A: View {
        @EnvironmentObject var store: Store
        var movie: Movie { store.state.movies[0] }
        var next: Movie? { store.next }
        var always: Movie! { store.always }
        func rating(_ movie: Movie) -> String { Formats.shared.text(movie.stars) }
        var body: some View {
          VStack {
            Text(movie.name)
            Text(rating(movie))
            Text(always.name)
            if let next { Text(next.title) }
            ForEach(movie.tags, id: \\.self) { Text($0) }
          }
        }
      }
      """
    let other = """
      struct Movie { let name: String; let stars: Int; let tags: [String]
        var title: String { Words.shared.translated(name) } }
      """
    #expect(
      SwiftFolder.texts(root, other) == [
        "Name", "Rating", "Name", "Title", "Tag 1", "Tag 2", "Tag 3",
      ])
  }

  @Test("A condition whose body can't be read still shows the branch with more views")
  func conditions() {
    let root = """
      struct A: View {
        var isOpen: Bool { Store.shared.isOpen }
        var body: some View { VStack { if isOpen { Text("a"); Text("b") } else { Text("c") } } }
      }
      """
    #expect(SwiftFolder.texts(root) == ["a", "b"])
  }

  @Test("The text of a value of no known type is the words of its name")
  func unknownText() {
    #expect(
      SwiftFolder.texts(in: "ForEach(Remote.shared.rows) { newRow in Text(\"\\(newRow)\") }")
        == ["New row", "New row", "New row"])
  }

  @Test("A part of a text that can't be read is the words of its name")
  func textParts() {
    let other = "enum Kind { case plain }"
    let root = """
      struct A: View { let kind: Kind
        var body: some View { Text("a ") + Text(kind.label(count: 1)).bold() + Text(" b") } }
      """
    #expect(SwiftFolder.texts(root, other) == ["a Label b"])
  }

  // MARK: - Types

  @Test("Numbers of other sizes are those that scripts have, also in the environment")
  func numbers() {
    let other = "extension EnvironmentValues { @Entry var level: UInt = 0 }"
    let root = """
      struct A: View {
        @Environment(\\.level) var level
        @State private var count: Int64 = 4
        let share: UInt8 = 2
        var body: some View { Text("\\(level) \\(count) \\(UInt(share) + 1)") }
      }
      """
    #expect(SwiftFolder.texts(root, other) == ["0 4 3"])
  }

  @Test("A value is made by an initializer that takes no decoder, or by 'placeholder()'")
  func madeValues() {
    let other = """
      struct Page: Codable {
        let title: String
        let count: Int
        init(from decoder: Decoder) throws { title = try decoder.text(); count = 1 }
        func encode(to encoder: Encoder) throws { try encoder.put(title) }
      }
      struct Author { let name: String
        static func placeholder() -> Author { Author(name: "Ada") } }
      """
    let root = """
      struct A: View { let page: Page; let author: Author
        var body: some View { Text(page.title); Text(author.name) } }
      """
    #expect(SwiftFolder.texts(root, other) == ["Title", "Ada"])
  }

  @Test("A gap in a type inside of another one costs only its member")
  func nestedTypes() {
    let other = """
      struct Shop {
        struct Item { let name: String; func load() { Engine.shared.load(name) }
          var price: Int { Engine.shared.price } }
        let item = Item(name: "tea")
      }
      """
    #expect(SwiftFolder.texts(in: "Text(Shop().item.name)", other) == ["tea"])
  }

  @Test("The name of a module before a type is no part of it")
  func modules() {
    let other = "struct Page { enum Kind: String { case news, sport }; let name: String }"
    let root = """
      import Models
      struct A: View { let kind: Models.Page.Kind; let page: Models.Page
        var body: some View { Text(kind.rawValue); Text(page.name); Text(Models.Page.Kind.sport.rawValue) } }
      """
    #expect(SwiftFolder.texts(root, other) == ["news", "Name", "sport"])
  }

  @Test("A color with the name of one of UIKit doesn't call itself")
  func colorsOfSystem() {
    let other = "extension Color { static var ink: Color { Color(.ink) } }"
    #expect(SwiftFolder.texts(in: "Text(\"a\").foregroundStyle(Color.ink)", other) == ["a"])
  }

  // MARK: - Views

  @Test("A property of a view that another module declares leaves the view")
  func unknownProperties() {
    #expect(
      SwiftFolder.texts(in: "HStack { Text(\"a\") }.kit.large(2); Text(\"b\").plain") == ["a", "b"])
  }

  @Test("Of several initializers, that one is called whose types take the arguments")
  func initializers() {
    let other = """
      struct Row: View {
        private let label: Text
        @State private var count: Int
        init(label: Text) { self.label = label; _count = .init(initialValue: 4) }
        init(label: LocalizedStringKey) { self.label = Text(label); _count = .init(wrappedValue: 7) }
        var body: some View { label; Text("\\(count)") }
      }
      """
    #expect(
      SwiftFolder.texts(in: "Row(label: Text(\"a\")); Row(label: \"b\")", other) == [
        "a", "4", "b", "7",
      ])
  }

  @Test("A property that is a binding is one, and its value is that of 'wrappedValue'")
  func bindings() {
    let other = """
      struct Row: View {
        var isOn: Binding<Bool>
        init(isOn: Binding<Bool>) { self.isOn = isOn }
        var word: String { isOn.wrappedValue ? "on" : "off" }
        var body: some View { Text(word); Inner(isOn: isOn); Text("m").marked(if: isOn) }
      }
      struct Inner: View { @Binding var isOn: Bool; var body: some View { Text(isOn ? "in" : "out") } }
      extension View {
        func marked(if isOn: Binding<Bool>) -> some View { VStack { self; if isOn.wrappedValue { Text("!") } } }
      }
      """
    let root = """
      struct A: View { @State private var isOn = true
        var body: some View { Row(isOn: $isOn); Row(isOn: .constant(false)) } }
      """
    #expect(SwiftFolder.texts(root, other) == ["on", "in", "m", "!", "off", "out", "m"])
  }

  @Test("A builder or a method may be the content of SwiftUI's views without braces")
  func builders() {
    let other = """
      struct Card<Label: View>: View {
        @ViewBuilder var label: () -> Label
        var body: some View {
          Button(action: {}, label: label)
          VStack(content: label)
          HStack(content: row)
        }
        func row() -> some View { Text("row") }
      }
      """
    #expect(SwiftFolder.texts(in: "Card { Text(\"a\") }", other) == ["a", "a", "row"])
    let row = """
      struct Row: View {
        let name: String
        init(named name: String) { self.name = name }
        var body: some View { Text(name) }
      }
      """
    let loop = "ForEach([\"a\", \"b\"], id: \\.self, content: Row.init(named:))"
    #expect(SwiftFolder.texts(in: loop, row) == ["a", "b"])
  }

  // MARK: - Stand-ins

  /// The lines of the report of views in a column.
  private func lines(_ body: String, _ other: String = "") -> [String] {
    SwiftSample("struct A: View { var body: some View { VStack { \(body) } } }\n\(other)").report
  }

  /// The texts of a file by itself.
  private func texts(of file: String) -> [String] {
    guard let inspection = SwiftSample(file).inspection else { return [] }
    return inspection.views.compactMap { inspection.string($0.text) }
  }

  private func shows(_ text: String, _ body: String, _ other: String = "") -> Bool {
    lines(body, other).contains { $0.contains(text) }
  }

  @Test("A view of a package is the text that it is given, or else that of its name")
  func unknownTexts() {
    #expect(shows("Text \"Save\"  ~", "KitButton(\"Save\") { }"))
    #expect(shows("Text \"New\"  ~", "Chip(color: .red, text: \"New\")"))
    #expect(shows("Text \"Close\"  ~", "CloseButton { }"))
    #expect(
      SwiftFolder.texts(in: "let count = 4; Chip(title: count); Chip(title: Store.shared.dueDate)")
        == ["4", "Due date"])
    #expect(shows("Box  ~", "Meter(value: 3)"))
  }

  @Test("A view of a package with the name of a picture is one, and fills a frame")
  func unknownPictures() {
    #expect(shows("Image  ~", "KFImage(link)"))
    #expect(shows("Image  ~", "Loaded(url: link)"))
    #expect(shows("80x50", "KFImage(link).frame(width: 80, height: 50)"))
    #expect(shows("80x50", "KFImage(link).resizable().frame(width: 80, height: 50)"))
  }

  @Test("A view of a package with content shows it, but a chart is a Box")
  func unknownContents() {
    #expect(shows("Text \"a\"", "Card { KitRow(); Text(\"a\") }"))
    #expect(shows("Text \"b\"", "Card(header: Text(\"b\"))"))
    let chart = lines("Chart { ForEach(0..<9) { Mark($0).foregroundStyle(Color.red) } }")
    #expect(chart.count { $0.contains("Box  ~") } == 1, "\(chart)")
  }

  @Test("A view of UIKit fills what it is offered, or is the text or the picture of its name")
  func foreignViews() {
    func declared(_ name: String) -> String {
      """
      struct \(name): UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """
    }
    #expect(shows("Box  ~  0 0  390x844", "MapView()", declared("MapView")))
    #expect(shows("Text \"Note\"  ~", "NoteTextView()", declared("NoteTextView")))
    #expect(shows("Image  ~", "GIFImageView()", declared("GIFImageView")))
  }

  @Test("An expression that is no known view is a picture, a text or a color by its last name")
  func unknownExpressions() {
    #expect(shows("Image  ~", "flavor.image"))
    #expect(shows("Text \"Label\"  ~", "tab.label"))
    #expect(shows("Color  ~", "theme.backgroundColor"))
  }

  @Test("A view of SwiftUI whose arguments can't be read shows its content or its text")
  func unreadArguments() {
    #expect(SwiftFolder.texts(in: "HStack(alignment: Theme.side) { Text(\"a\") }") == ["a"])
    #expect(SwiftFolder.texts(in: "Text(Store.shared.date, style: .relative)") == ["Date"])
  }

  @Test("'ModifiedContent' is its content with its modifier")
  func modifiedContent() {
    let other = """
      struct Boxed: ViewModifier {
        func body(content: Content) -> some View { VStack { content; Text("under") } }
      }
      extension View {
        func boxed() -> some View { ModifiedContent(content: self, modifier: Boxed()) }
      }
      """
    #expect(SwiftFolder.texts(in: "Text(\"a\").boxed()", other) == ["a", "under"])
  }

  @Test("A layout in parentheses has the views after them, and the 'init' of a view makes it")
  func callsInParentheses() {
    #expect(SwiftFolder.texts(in: "(FlowLayout(spacing: 4)) { Text(\"a\") }") == ["a"])
    let other = "struct Page: View { var body: some View { Text(\"page\") } }"
    #expect(SwiftFolder.texts(in: "Page.init()", other) == ["page"])
  }

  // MARK: - Bindings

  @Test("A binding of closures has the value that it reads, also as a property or from a function")
  func madeBindings() {
    let root = """
      struct A: View {
        @State private var count = 3
        var isBig: Binding<Bool> { Binding(get: { count > 2 }, set: { count = $0 ? 3 : 0 }) }
        func more(_ by: Int) -> Binding<Int> { .init { count + by } set: { count = $0 } }
        var body: some View {
          Row(isOn: isBig, value: more(2))
          Text(isBig.wrappedValue ? "big" : "small")
        }
      }
      """
    let other = """
      struct Row: View { @Binding var isOn: Bool; @Binding var value: Int
        var body: some View { Text(isOn ? "on" : "off"); Text("\\(value)") } }
      """
    #expect(SwiftFolder.texts(root, other) == ["on", "5", "big"])
    #expect(texts(of: root + "\n" + other) == ["on", "5", "big"])
  }

  @Test("Views over an element of no known type show three of them")
  func unknownData() {
    let shown = texts(
      of: """
        struct A: View {
          let model: FeedModel
          var body: some View {
            VStack {
              switch model.state {
              case .loading: Text("wait")
              case .loaded(let items): Text("a"); ForEach(items) { Text($0.name) }
              }
            }
          }
        }
        """)
    #expect(shown == ["a", "Name", "Name", "Name"])
  }

  @Test("A 'switch' over a value of an undeclared type shows the case with the most views")
  func unknownSubjects() {
    let root = """
      struct A: View {
        let phase: LoadPhase
        var body: some View {
          VStack { switch phase { case .idle: Text("idle"); case .busy: Text("a"); Text("b") } }
        }
      }
      """
    #expect(texts(of: root) == ["a", "b"])
    #expect(SwiftFolder.texts(root) == ["a", "b"])
  }

  @Test("The preview of a live activity isn't one, because it shows a widget")
  func previewsOfActivities() {
    let sample = SwiftSample(
      """
      struct A: View { var body: some View { Text("a") } }
      struct A_Previews: PreviewProvider {
        static var previews: some View { TruckAttributes().previewContext(now, viewKind: .content) }
      }
      """)
    #expect(sample.report.contains { $0.contains("Text \"a\"") }, "\(sample.report)")
  }

  @Test("A skipped function gives samples of its type, also if the code mentions no sample")
  func unmentionedSamples() {
    let view = """
      struct A: View {
        @StateObject private var model = Shop()
        var body: some View { ForEach(model.orders) { Text($0.title) } }
      }
      """
    let model = """
      struct Order: Identifiable { let id: Int; let title: String }
      extension Order { static let preview = Order(id: 1, title: "Donut") }
      struct Kitchen { func orders() -> [Order] { Oven.shared.list() } }
      class Shop: ObservableObject {
        @Published var orders: [Order] = []
        init() { let kitchen = Kitchen(); orders = kitchen.orders() }
      }
      """
    let folder = SwiftFolder([("A.swift", view), ("Shop.swift", model)], "A")
    #expect(folder.texts == ["Donut", "Donut", "Donut"], "\(folder.messages)")
  }
}
