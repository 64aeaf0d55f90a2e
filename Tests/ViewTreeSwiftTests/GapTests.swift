import Testing
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Code that nothing here declares: it leaves a gap where it is, and the rest is shown.
@Suite("Gaps in Swift files")
struct GapTests {
  /// The texts of a file's views, or the problems if nothing is shown.
  private func texts(_ text: String) -> [String] {
    let sample = SwiftSample(text)
    guard let inspection = sample.inspection else { return sample.problems }
    return inspection.views.compactMap { inspection.string($0.text) }
  }

  private func texts(in body: String) -> [String] {
    texts("struct A: View {\n  let model: Model\n  var body: some View { VStack { \(body) } }\n}")
  }

  @Test("A text that nothing gives shows the words of its name")
  func words() {
    #expect(texts(in: "Text(model.lastName)") == ["Last name"])
    #expect(texts(in: "Text(\"Hello \\(model.name)\")") == ["Hello Name"])
    #expect(
      texts(in: "Button(Strings.save) {}; Label(model.title, systemImage: \"star\")") == [
        "Save", "Title",
      ])
  }

  @Test("A condition that nothing decides shows the branch with more views, the first of equals")
  func conditions() {
    #expect(texts(in: "if model.isOn { Text(\"on\") } else { Text(\"off\") }") == ["on"])
    #expect(
      texts(in: "if model.isOn { Text(\"on\") } else { Text(\"off\"); Text(\"why\") }") == [
        "off", "why",
      ])
    #expect(texts(in: "if let user = model.user { Text(user.name) }") == ["Name"])
    #expect(
      texts(in: "switch model.kind { case .a(let n): Text(n); case .b: Text(\"b\"); Text(\"c\") }")
        == ["b", "c"])
  }

  @Test("A loop over unknown data shows three rows, each with an element of no known type")
  func loops() {
    #expect(
      texts(in: "ForEach(model.items) { item in Text(item.title) }") == ["Title", "Title", "Title"])
  }

  @Test("An unknown view with content shows its content")
  func containers() {
    #expect(texts(in: "Card(model) { card in Text(\"in\"); Text(card.title) }") == ["in", "Title"])
  }

  @Test("An argument of the root follows from its type and its name")
  func standIns() {
    let types = """
      enum Kind: Equatable { case first(Int), second }
      struct Item: Identifiable { let id: Int; let name: String }
      final class Store { let size: Double; init(size: Double) { self.size = size } }
      """
    func shown(_ property: String, _ text: String) -> [String] {
      texts("\(types)\nstruct A: View { \(property); var body: some View { Text(\(text)) } }")
    }
    #expect(shown("let firstName: String", "firstName") == ["First name"])
    #expect(
      shown("let items: [Item]", "items.map(\\.name).joined(separator: \", \")") == [
        "Name 1, Name 2, Name 3"
      ])
    #expect(shown("let progress: Double", "\"\\(progress)\"") == ["0.500000"])
    #expect(shown("let kind: Kind", "kind == .second ? \"second\" : \"first\"") == ["first"])
    #expect(shown("let make: (Int) -> String", "make(3)") == ["Make"])
    #expect(shown("let store: Store", "\"\\(store.size)\"") == ["12.500000"])
    #expect(shown("let pair: (Int, String)", "pair.1") == ["Pair"])
    #expect(shown("let model: Model", "\"known\"") == ["known"])
    let optional =
      "struct A: View { let name: String?; var body: some View { if let name { Text(name) } } }"
    #expect(texts(optional) == ["Name"])
  }

  @Test("A variable that each branch assigns has the value of its branch")
  func assignedLater() {
    let text = """
      struct A: View {
        @State var isWide = true
        var body: some View {
          let length: CGFloat
          if isWide { length = 30 } else { length = 10 }
          return Text("a").frame(width: length)
        }
      }
      """
    let sample = SwiftSample(text)
    #expect(sample.problems == [])
    #expect(sample.inspection?.views.map(\.frame.width) == [30])
  }

  @Test("Statements in a preview run before its view")
  func previews() {
    let text = """
      class M: ObservableObject { @Published var t = "" }
      struct A: View { @ObservedObject var m: M; var body: some View { Text(m.t) } }
      struct A_Previews: PreviewProvider {
        static var previews: some View {
          let m = M()
          m.t = "T"
          return Group { A(m: m); A(m: M()) }
        }
      }
      """
    #expect(texts(text) == ["T"])
  }

  @Test("Of a group of previews the first is shown")
  func groups() {
    let text = """
      struct A: View { let n: Int; var body: some View { Text("\\(n)") } }
      struct P: PreviewProvider { static var previews: some View { Group { A(n: 1); A(n: 2) } } }
      """
    #expect(texts(text) == ["1"])
  }

  @Test("Types of one name inside of two views are two types")
  func nested() {
    let text = """
      struct A: View { enum Mode { case on }; @State var mode = Mode.on; var body: some View { B() } }
      struct B: View {
        enum Mode { case off }
        @State var mode = Mode.off
        var body: some View { Text(mode == .off ? "b" : "a") }
      }
      #Preview { A() }
      """
    #expect(texts(text) == ["b"])
  }

  @Test("A view inside of a type or an extension is a view")
  func views() {
    let text =
      "enum Shop {}\nextension Shop { struct Card: View { var body: some View { Text(\"card\") } } }"
    #expect(texts(text) == ["card"])
  }

  @Test("An extension may hold nothing but types")
  func extensions() {
    let text = """
      struct Shelf { let n: Int }
      extension Shelf { enum Kind { case low, high } }
      struct A: View { var body: some View { Text(Shelf.Kind.low == .low ? "low" : "high") } }
      """
    #expect(texts(text) == ["low"])
  }

  @Test("A property called 'id' is a property like others")
  func ids() {
    let text = """
      struct Row: View { let id: Int; var body: some View { Text("\\(id) \\(self.id)") } }
      #Preview { Row(id: 4) }
      """
    #expect(texts(text) == ["4 4"])
  }

  @Test("An object that views read and nothing sets is made up, with a warning")
  func objects() {
    let text = """
      class Model: ObservableObject { @Published var name = "made" }
      struct A: View { @EnvironmentObject var model: Model; var body: some View { Text(model.name) } }
      """
    let folder = SwiftFolder([("A.swift", text), ("B.swift", "")], "A")
    #expect(folder.texts == ["made"])
    #expect(folder.result.diagnostics.map(\.id) == ["swift-object-made"])
  }
}
