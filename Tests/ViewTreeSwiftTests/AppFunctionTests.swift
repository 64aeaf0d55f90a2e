import Testing
import ViewTreeInspector

@testable import ViewTreeSwift

/// Functions, initializers, and macros of apps that are used in less common ways.
@Suite("Functions of apps")
struct AppFunctionTests {
  @Test("The name of a view function is the content of a loop, and of a view that takes closures")
  func names() {
    let view = """
      struct A: View {
        var body: some View {
          VStack {
            ForEach([1, 2], id: \\.self, content: row)
            Pair(first: Self.cell, second: label)
          }
        }
        private func row(_ n: Int) -> some View { Text("row \\(n)") }
        private func label(n: Int, text: String) -> some View { Text("\\(text) \\(n)") }
        static func cell(of n: Int) -> some View { Text("cell \\(n)") }
      }
      """
    let pair = """
      struct Pair<First: View, Second: View>: View {
        let first: (Int) -> First
        let second: (Int, String) -> Second
        var body: some View { VStack { first(3); second(4, "label") } }
      }
      """
    #expect(SwiftFolder.texts(view, pair) == ["row 1", "row 2", "cell 3", "label 4"])
  }

  @Test("An initializer that chooses an object by a condition gives the one without bound names")
  func branches() {
    let view = """
      struct A: View { var body: some View { B(items: nil) } }
      struct B: View {
        @ObservedObject private var model: Model
        init(items: [Int]?) {
          if let items { model = Model(items.count) } else { model = Model(7) }
        }
        var body: some View { Text("\\(model.n)") }
      }
      """
    let model =
      "class Model: ObservableObject { @Published var n: Int; init(_ n: Int) { self.n = n } }"
    #expect(SwiftFolder.texts(view, model) == ["7"])
  }

  @Test("An object of a generic type is one that conforms to its protocol, with bindings")
  func genericObjects() {
    let view = """
      struct A<M: Host>: View {
        @ObservedObject var model: M
        var body: some View { VStack { Text("\\(model.n)"); Stepper("more", value: $model.n) } }
      }
      """
    let host = """
      protocol Host: ObservableObject { var n: Int { get set } }
      class Store: Host { @Published var n = 4 }
      """
    let folder = SwiftFolder([("A.swift", view), ("Host.swift", host)], "A")
    #expect(folder.texts.prefix(2) == ["4", "more"], "\(folder.messages)")
    #expect(folder.places.map { $0.suffix(15) } == ["swift-stand-ins"], "\(folder.messages)")
  }

  @Test("A value of an undeclared type takes properties as an object does")
  func undeclaredObjects() {
    let style = """
      struct Style {
        static let gap: Int = { let style = ParagraphStyle(); style.gap = 2; return style.gap + 1 }()
      }
      """
    #expect(SwiftFolder.texts(in: "Text(\"\\(Style.gap)\")", style) == ["3"])
  }

  @Test("A case whose value has a name without a label takes the value without one")
  func unlabeledNames() {
    let sample = SwiftSample(
      """
      enum Kind { case letters(_ state: Int), other }
      struct A: View {
        let kind = Kind.letters(3)
        var body: some View { if case .letters(let n) = kind { Text("\\(n)") } }
      }
      #Preview { A() }
      """)
    #expect(sample.problems == [])
    #expect(sample.texts == ["3"])
  }

  @Test("A preview can have attributes")
  func attributesOfPreviews() {
    let sample = SwiftSample(
      """
      struct A: View { let n: Int; var body: some View { Text("\\(n)") } }
      @available(iOS 18, macOS 15, *)
      #Preview("Three") { A(n: 3) }
      """)
    #expect(sample.problems == [])
    #expect(sample.texts == ["3"])
  }

  @Test("Warnings about one name are one, and those that follow from another belong to it")
  func foldedWarnings() {
    let view = """
      struct A: View {
        let store = Store()
        var body: some View { VStack { Text("a"); Text("\\(store.sum)"); Text("\\(store.half)") } }
      }
      """
    let store = """
      struct Store {
        func load() -> Bool { Disk.isFull(at: Disk.root) }
        var full: Bool { load() }
        var sum: Int { full ? 1 : Disk.count }
        var half: Int { Disk.count / 2 }
      }
      """
    let folder = SwiftFolder([("A.swift", view), ("Store.swift", store)], "A")
    #expect(folder.texts.first == "a")
    #expect(folder.result.diagnostics.count == 1, "\(folder.messages)")
    #expect(folder.messages.contains("viewtree does not know 'Disk'"), "\(folder.messages)")
  }

  @Test("A function of an extension of one view doesn't belong to another view")
  func functionsOfViews() {
    let sample = SwiftSample(
      """
      enum Look { case icon, title }
      extension Image { func look(_ look: Look) -> some View { frame(width: 16, height: 16) } }
      extension Text { func look(_ look: Look) -> some View { frame(width: 90, height: 30) } }
      #Preview { VStack { Text("a").look(.title); Image(systemName: "star").look(.icon) } }
      """)
    #expect(sample.problems == [])
    // 30 + 8 + 16
    #expect(sample.report.contains { $0.contains("90x54") }, "\(sample.report)")
  }

  @Test("State of views that an app doesn't show isn't reported as unused")
  func unusedState() throws {
    let view = """
      struct A: View {
        @State private var spare = 1
        var body: some View { NavigationLink("next") { B() } }
      }
      """
    let other = "struct B: View { @State private var n = 1; var body: some View { Text(\"b\") } }"
    let folder = SwiftFolder([("A.swift", view), ("B.swift", other)], "A")
    let document = try #require(folder.result.document)
    let found = (Linter.lint(document).findings ?? []).map(\.message)
    #expect(
      found.filter { $0.contains("never used") } == ["the state variable 'spare' is never used"])
  }
}
