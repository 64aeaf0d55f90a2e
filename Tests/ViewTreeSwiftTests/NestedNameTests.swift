import Testing
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Types inside other types are found by their full names, and those of one name are kept apart.
@Suite("Names of nested types")
struct NestedNameTests {
  /// The texts of a file with a root, or the problems if nothing is shown.
  private func texts(_ text: String, _ root: String? = nil) -> [String] {
    let sample = SwiftSample(text, SwiftOptions(root: root))
    guard let inspection = sample.inspection else { return sample.problems }
    return inspection.views.compactMap { inspection.string($0.text) }
  }

  /// Two screens of one name in two namespaces.
  private static let screens = """
    enum Profile {}
    extension Profile { struct Screen: View { var body: some View { Text("profile") } } }
    public enum Settings {}
    public extension Settings { struct Screen: View { var body: some View { Text("settings") } } }
    """

  // MARK: - The root

  @Test("A nested view is a root by its full name, by its last name, and after its module")
  func roots() {
    let shop = """
      import Kit
      enum Shop { enum Parts {} }
      extension Shop.Parts { struct Card: View { var body: some View { Text("card") } } }
      """
    for name in ["Card", "Parts.Card", "Shop.Parts.Card", "Kit.Shop.Parts.Card"] {
      #expect(texts(shop, name) == ["card"], "\(name)")
    }
    #expect(texts(Self.screens, "Profile.Screen") == ["profile"])
    #expect(texts(Self.screens, "Settings.Screen") == ["settings"])
  }

  @Test("A view at the top of a file comes before a nested one of the same name")
  func topFirst() {
    let text = """
      enum Shop { struct Card: View { var body: some View { Text("nested") } } }
      struct Card: View { var body: some View { Text("top") } }
      """
    #expect(texts(text, "Card") == ["top"] && texts(text, "Shop.Card") == ["nested"])
  }

  @Test("For a last name of several views, the first is shown, and a note has the others")
  func severalRoots() {
    let sample = SwiftSample(Self.screens, SwiftOptions(root: "Screen"))
    #expect(
      sample.problems == [
        "2:28 note swift-other-views: the view 'Profile.Screen' is shown, there is 1 other"
      ])
    #expect(sample.result.diagnostics.first?.help == "choose one with --root: Settings.Screen")
  }

  @Test("An unknown name lists the views by their full names")
  func unknownRoot() {
    let sample = SwiftSample(Self.screens, SwiftOptions(root: "Shop"))
    #expect(
      sample.result.diagnostics.map(\.help) == ["views are: Profile.Screen, Settings.Screen"])
  }

  @Test("A preview of a nested view shows it as a root")
  func previews() {
    let text = """
      enum Feed {}
      extension Feed { struct Cell: View { let n: Int; var body: some View { Text("feed \\(n)") } } }
      enum Cart {}
      extension Cart { struct Cell: View { let n: Int; var body: some View { Text("cart \\(n)") } } }
      #Preview { Feed.Cell(n: 3) }
      #Preview("Cart") { Cart.Cell(n: 4) }
      """
    #expect(texts(text, "Feed.Cell") == ["feed 3"] && texts(text, "Cart.Cell") == ["cart 4"])
    let chosen = SwiftSample(text, SwiftOptions(root: "Cart.Cell", preview: "Cart"))
    #expect(chosen.result.diagnostics.isEmpty)
  }

  @Test("The root's file in several is that with the nested view")
  func rootFile() {
    let one = "enum Shop {}\nextension Shop { struct Card: View { var body: some View { B() } } }"
    let folder = SwiftFolder(
      [("A.swift", "struct B: View { var body: some View { Text(\"b\") } }"), ("S.swift", one)],
      "Shop.Card")
    #expect(folder.result.diagnostics.isEmpty && folder.texts == ["b"])
  }

  // MARK: - Types of one name

  @Test("Each view's own model has its own members, also in extensions and other files")
  func models() {
    let views = """
      struct A: View { @StateObject var model = Model(); var body: some View { Text(model.a); B() } }
      struct B: View { @State var model = Model(); var body: some View { Text(model.b) } }
      """
    let models = """
      extension A { final class Model: ObservableObject { @Published var a = "one" } }
      extension B { @Observable @MainActor final class Model { var b = "two" } }
      """
    #expect(texts(views + "\n" + models, "A") == ["one", "two"])
    let folder = SwiftFolder([("A.swift", views), ("B.swift", models)], "A")
    #expect(folder.result.diagnostics.isEmpty && folder.texts == ["one", "two"])
  }

  @Test("Namespaces have their own types of one name, which their views use without a prefix")
  func namespaces() {
    let text = """
      enum Profile { struct Model { var user = "Ada" } }
      enum Settings {
        struct Model { var name = "settings" }
        struct Screen: View {
          @State var model = Model()
          var body: some View { Text(model.name); Text(Profile.Model().user) }
        }
      }
      """
    #expect(texts(text) == ["settings", "Ada"])
    let items = """
      enum Feed { struct Item { let title: String }
        struct Cell: View { let item: Item; var body: some View { Text(item.title) } } }
      enum Cart { struct Item { let price: Int } }
      struct Home: View {
        let price = Cart.Item(price: 5).price
        var body: some View { Feed.Cell(item: Feed.Item(title: "tea \\(price)")) }
      }
      """
    #expect(SwiftSample(items).problems.isEmpty)
    #expect(texts(items, "Home") == ["tea 5"])
  }

  @Test("A nested view uses the types and static members next to it")
  func siblings() {
    let text = """
      enum Design { static let word = "w"; static func twice(_ s: String) -> String { s + s } }
      extension Design {
        enum Size: String { case big; static let usual = Size.big }
        struct Card: View {
          static let mark = "m"
          struct Inner: View { var body: some View { Text(mark + word) } }
          var body: some View { Text(Size.usual.rawValue + twice(word)); Inner() }
        }
      }
      struct Home: View { var body: some View { Design.Card(); Text(Design.Size.usual.rawValue) } }
      """
    #expect(SwiftSample(text, SwiftOptions(root: "Home")).problems.isEmpty)
    #expect(texts(text, "Home") == ["bigww", "mw", "big"])
  }

  @Test("An extension of a nested type gives members to that type alone")
  func extensions() {
    let text = """
      struct A: View { enum Mode { case on }; var body: some View { Text(Mode.on.title); B() } }
      struct B: View { enum Mode { case on }; var body: some View { Text(B.Mode.on.title) } }
      extension A.Mode { var title: String { "a" } }
      extension B.Mode { var title: String { "b" } }
      """
    #expect(texts(text, "A") == ["a", "b"])
  }

  @Test("Types of one name two levels down are told apart by their whole names")
  func levels() {
    func screen(_ name: String) -> String {
      """
      enum \(name) { struct Row: View {
        enum Mode: String { case one = "\(name)" }
        var body: some View { Text(Row.Mode.one.rawValue) }
      } }
      """
    }
    let home = """
      struct Home: View { var body: some View {
        X.Row(); Y.Row(); Text(X.Row.Mode.one.rawValue + Y.Row.Mode.one.rawValue) } }
      """
    #expect(texts(screen("X") + "\n" + screen("Y") + "\n" + home, "Home") == ["X", "Y", "XY"])
  }

  @Test("An observable class inside of a namespace is an object")
  func objects() {
    let text = """
      enum Feed { final class Model: ObservableObject { @Published var a = "model" } }
      struct A: View {
        @StateObject var model = Feed.Model()
        var body: some View { Text(model.a); B().environmentObject(model) }
      }
      struct B: View { @EnvironmentObject var model: Feed.Model; var body: some View { Text(model.a) } }
      """
    #expect(texts(text, "A") == ["model", "model"])
  }

  // MARK: - Names in messages and reports

  @Test("Reports have the names of the source, also for views and values of one name")
  func reports() throws {
    let text = """
      struct A: View { struct Row: View { var body: some View { Text("a") } }
        var body: some View { Row(); B() } }
      struct B: View { struct Row: View { var body: some View { Text("b") } }
        struct Model { var n = 1 }
        @State var model = Model()
        var body: some View { Row(); Text("\\(model)") } }
      struct Model { var n = 2 }
      """
    let inspection = try #require(SwiftSample(text, SwiftOptions(root: "A")).inspection)
    let names = inspection.views.map { inspection.names.views[$0.name] }
    #expect(names == ["Row", "Text", "Row", "Text", "Text"])
    let texts = inspection.views.compactMap { inspection.string($0.text) }
    #expect(texts == ["a", "b", "Model(n: 1)"])
  }

  @Test("Messages have the names of the source")
  func messages() {
    let text = """
      struct Model { var n = 2 }
      struct A: View { struct Model { var n = 1 }
        @State var model = Model()
        var body: some View { Text("\\(model.m)") } }
      """
    let folder = SwiftFolder([("A.swift", text), ("B.swift", "")], "A")
    #expect(folder.messages.contains("Model has no member 'm'"), "\(folder.messages)")
    #expect(!folder.messages.contains(UniqueName.mark))
    let unknown = SwiftFolder.texts(in: "Text(\"\\(Pet.sample.age)\")")
    #expect(unknown == ["3"])
  }

  @Test("A made-up name ends with its word")
  func written() {
    let name = UniqueName.made("Row", in: ["Profile", "Größe"])
    #expect(UniqueName.written(in: "'\(name)' of [\(name).Kind]") == "'Row' of [Row.Kind]")
    #expect(UniqueName.written(in: "ˋa ˑ") == "ˋa ˑ")
  }
}
