import Testing
import ViewTreeInspector

@testable import ViewTreeSwift

/// Forms of code that many apps share.
@Suite("Idioms of apps")
struct AppIdiomTests {
  private func texts(_ body: String, _ members: String = "", _ other: String = "") -> [String] {
    SwiftSample.texts(body, members, other)
  }

  @Test("A value with callAsFunction is called like a function, also as a property")
  func callsOfValues() {
    let other = """
      struct Spacing { let base: Int; func callAsFunction(_ n: Int) -> Int { base * n } }
      struct Theme { let spacing = Spacing(base: 8) }
      """
    #expect(
      texts(
        "Text(\"\\(theme.spacing(2))\"); Text(\"\\(small(3))\")",
        "let theme = Theme(); let small = Spacing(base: 4)", other) == ["16", "12"])
  }

  @Test("A binding made of a key path reads and writes the member")
  func keyPaths() {
    let other = """
      struct Settings { var name = "Ada"; var size = CGSize(width: 1, height: 2) }
      class Store: ObservableObject {
        @Published var settings = Settings()
        func binding<T>(_ path: WritableKeyPath<Settings, T>) -> Binding<T> {
          Binding(get: { self.settings[keyPath: path] }, set: { self.settings[keyPath: path] = $0 })
        }
        func set<T>(_ path: ReferenceWritableKeyPath<Store, T>, _ value: T) { self[keyPath: path] = value }
      }
      """
    #expect(
      texts(
        """
        TextField("Name", text: store.binding(\\.name)); Text(store.settings.name)
        Text("\\(Int(store.settings.size.width))")
          .onAppear { store.binding(\\.size.width).wrappedValue = 7; store.set(\\.settings.name, "Bob") }
        """, "@StateObject var store = Store()", other) == ["Name", "Bob", "7"])
  }

  @Test("The value of an environment key can be a trailing closure")
  func closuresOfEnvironment() {
    let other = """
      extension EnvironmentValues { @Entry var onSelect: (String) -> Void = { _ in } }
      struct Row: View { @Environment(\\.onSelect) var select; var body: some View { Text("row").onAppear { select("a") } } }
      """
    #expect(
      texts(
        "Row().environment(\\.onSelect) { last = $0 }; Text(last)", "@State var last = \"none\"",
        other) == ["row", "a"])
  }

  @Test("Extensions of alignments have members that switch over the alignment")
  func alignments() {
    let other = """
      private extension HorizontalAlignment { var percent: Int { switch self { case .leading: return 0; case .trailing: return 100; default: return 50 } } }
      extension Alignment { var name: String { switch self { case .topLeading: "first"; default: "other" } } }
      """
    #expect(
      texts(
        "Text(\"\\(alignment.horizontal.percent) \\(h.percent) \\(alignment.name)\")",
        "var alignment: Alignment = .topLeading; let h = HorizontalAlignment.trailing", other)
        == ["0 100 first"])
  }

  @Test("Older names of the environment have values: the text size, symbols, and a widget's family")
  func environment() {
    #expect(
      texts(
        """
        if category > .large { Text("large") }
        Text(category.isAccessibilityCategory ? "yes" : "no")
        Text(variants == .fill ? "filled" : "plain")
        switch family { case .systemSmall: Text("small"); default: Text("other") }
        """,
        """
        @Environment(\\.sizeCategory) var category; @Environment(\\.symbolVariants) var variants
        @Environment(\\.widgetFamily) var family
        """) == ["no", "plain", "small"])
  }

  @Test("A call of a method that can't be read doesn't stop the action")
  func partsOfActions() {
    let other = """
      @Observable class Model {
        var text = "no"
        func good() { text = "yes" }
        func bad() { quokka() }
      }
      """
    let found = texts(
      "Text(model.text).onAppear { model.good(); model.bad() }", "@State var model = Model()", other
    )
    #expect(found.last == "yes" && found.count == 2, "\(found)")
  }

  @Test(
    "An action of several files that can't be read is reported as such, and the modifier is kept")
  func actionsOfReceivers() {
    let folder = SwiftFolder(
      [
        (
          "A.swift",
          "struct A: View { let source = Source(); var body: some View { Text(\"a\").onReceive(source.notice) { _ in quokka() } } }"
        ), ("B.swift", "final class Source { let notice = PassthroughSubject<Int, Never>() }"),
      ], "A")
    #expect(folder.messages.contains("this action is not run"), "\(folder.messages)")
    #expect(!folder.messages.contains("needs 'perform'"))
  }

  @Test("The argument of .init in a Text is a key with Markdown, as a literal and as a variable")
  func keysMadeByInit() {
    #expect(
      texts("Text(.init(\"a **b**\")); Text(.init(name))", "let name = \"*c*\"") == ["a b", "c"])
  }

  @Test("Views of UIKit that the file declares are one warning, and a bound text is a text field")
  func viewsOfUIKit() {
    let views = ["SearchBar", "Blur", "Web"].map { name in
      "struct \(name): UIViewRepresentable { @Binding var text: String; func makeUIView(context: Context) -> UIView { UIView() } }"
    }
    let sample = SwiftSample(
      views.joined(separator: "\n")
        + "\nstruct A: View { @State var text = \"abc\"; var body: some View { VStack { SearchBar(text: $text); Blur(text: $text); Web(text: $text) } } }"
    )
    let messages = sample.result.diagnostics.map(\.message)
    #expect(
      messages.count == 1 && messages[0].contains("'SearchBar', 'Blur', 'Web' are views of UIKit"))
  }

  @Test("A map is a Box with one warning, whatever its marks and modifiers are")
  func maps() {
    let sample = SwiftSample(
      """
      struct A: View {
        let places = ["a", "b"]
        var body: some View {
          Map { ForEach(places, id: \\.self) { place in Annotation(place, coordinate: spot) { Image(systemName: "star") } } }
            .mapStyle(.standard).mapControls { MapCompass() }
        }
      }
      """)
    #expect(sample.result.diagnostics.map(\.id) == ["swift-unknown-view"])
    #expect(sample.inspection?.views.count == 1)
  }

  @Test("Messages have the names of the file, not those that the document has for them")
  func namesInMessages() {
    let messages = SwiftSample(
      """
      struct A: View {
        @State private var quiz: Int
        init(quiz: Int) { _quiz = State(initialValue: quiz) }
        var body: some View { Text("\\(quiz)") }
      }
      struct B: View { var body: some View { A(quiz: Quokka.count) } }
      #Preview { B() }
      """
    ).result.diagnostics.map(\.message)
    #expect(
      messages.contains { $0.contains("'quiz'") }
        && !messages.contains { $0.contains("quizInitial") }, "\(messages)")
  }

  @Test(
    "Of several files, the undeclared types outside the root's file are one warning with three names"
  )
  func undeclaredTypes() {
    let names = ["Quokka", "Wombat", "Numbat", "Bilby"]
    let properties = names.map { "var \($0.lowercased()): String { \($0).shared.name }" }
    let texts = names.map { "Text(m.\($0.lowercased()))" }.joined(separator: "; ")
    let folder = SwiftFolder(
      [
        (
          "A.swift",
          "struct A: View { let m = Model(); var body: some View { VStack { \(texts) } } }"
        ), ("B.swift", "struct Model { \(properties.joined(separator: "; ")) }"),
      ], "A")
    #expect(
      folder.messages.contains(
        "viewtree does not know 'Quokka', 'Wombat', 'Numbat' and 1 more, and skips the code"),
      "\(folder.messages)")
  }

  @Test("No message suggests the name itself, or a name of less than half its length")
  func suggestions() {
    let problems = SwiftSample(
      "struct A: View { var body: some View { Text(AnyCancellable().name) } }"
    ).result.diagnostics
    #expect(!problems.contains { $0.help?.contains("'Any'") ?? false })
  }
}
