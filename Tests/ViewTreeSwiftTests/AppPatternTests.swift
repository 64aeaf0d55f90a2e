import Testing
import ViewTreeInspector

@testable import ViewTreeSwift

/// Patterns of apps: sample data, protocols with views, styles, and functions as values.
@Suite("Patterns of apps")
struct AppPatternTests {
  @Test("Sample data of static and global constants has the same identifiers at each use")
  func identities() {
    let data = """
      struct Item: Identifiable {
        let id = UUID()
        var name: String
        static let all = [Item(name: "one"), Item(name: "two")]
      }
      let global = Item(name: "three")
      """
    let view = """
      struct A: View {
        @State var selection = Item.all[1].id
        var body: some View {
          VStack {
            Text(Item.all.first { $0.id == selection }?.name ?? "none")
            Text(global.id == global.id ? "same" : "other")
            Text(Item.all[0].id == Item.all[1].id ? "same" : "other")
          }
        }
      }
      """
    #expect(SwiftFolder.texts(view, data) == ["two", "same", "other"])
  }

  @Test("An enum has the cases and the id that a protocol of the app gives it")
  func protocols() {
    let tab = """
      protocol Choice: CaseIterable, Identifiable { var title: String { get } }
      extension Choice { var id: Self { self } }
      enum Tab: String, Choice { case home, search; var title: String { rawValue } }
      """
    let use = #"Text("\(Tab.allCases.count)"); ForEach(Tab.allCases) { Text($0.title) }"#
    #expect(SwiftFolder.texts(in: use, tab) == ["2", "home", "search"])
  }

  @Test("The view that a protocol requires is that of the value's type")
  func viewsOfProtocols() {
    let widgets = """
      protocol Widget { associatedtype Content: View; var title: String { get }; var content: Content { get } }
      struct Steps: Widget { let title = "Steps"; let count: Int; var content: some View { Text("\\(count)") } }
      struct Weather: Widget { let title = "Weather"; var content: some View { Text("sunny") } }
      struct Card<W: Widget>: View { let widget: W; var body: some View { VStack { Text(widget.title); widget.content } } }
      """
    let view = """
      struct A: View {
        let all: [any Widget] = [Steps(count: 3), Weather()]
        var body: some View {
          VStack {
            ForEach(0..<2) { AnyView(all[$0].content) }
            Card(widget: Weather())
            box(Steps(count: 4))
          }
        }
        func box(_ widget: some Widget) -> some View { widget.content }
      }
      """
    #expect(SwiftFolder.texts(view, widgets) == ["3", "sunny", "Weather", "sunny", "4"])
  }

  @Test("A tree of values with views shows the outer view, and a placeholder for the inner one")
  func treesOfProtocols() {
    let nodes = """
      protocol Node { associatedtype Content: View; var content: Content { get } }
      struct Leaf: Node { var content: some View { Text("leaf") } }
      struct Branch: Node {
        let child: any Node
        var content: some View { VStack { Text("branch"); AnyView(child.content) } }
      }
      """
    let view = """
      struct A: View { let node: any Node = Branch(child: Leaf()); var body: some View { AnyView(node.content) } }
      """
    let folder = SwiftFolder([("A.swift", view), ("B.swift", nodes)], "A")
    #expect(folder.texts.first == "branch" && !folder.result.diagnostics.hasErrors)
  }

  @Test("An initializer of a view is content, as in EmptyView.init")
  func initializersAsContent() {
    let row = """
      struct Row<Icon: View>: View {
        let icon: Icon
        init(@ViewBuilder icon: () -> Icon) { self.icon = icon() }
        var body: some View { HStack(spacing: 0) { icon; Text("row") } }
      }
      extension Row where Icon == EmptyView { init() { self.init(icon: EmptyView.init) } }
      """
    let folder = SwiftFolder(
      [("A.swift", "struct A: View { var body: some View { Row() } }"), ("B.swift", row)], "A")
    #expect(folder.texts == ["row"] && folder.messages.isEmpty, "\(folder.messages)")
  }

  @Test("A result builder may be declared in the type whose values it makes")
  func nestedBuilders() {
    let quiz = """
      struct Quiz {
        var names: [String]
        init(@Builder _ names: () -> [String]) { self.names = names() }
        @resultBuilder struct Builder { static func buildBlock(_ names: String...) -> [String] { names } }
        static let sample = Quiz { "a"; "b" }
      }
      """
    let use = "Text(Quiz.sample.names[1]); Text(Quiz { \"c\" }.names[0])"
    #expect(SwiftFolder.texts(in: use, quiz) == ["b", "c"])
  }

  @Test("Methods with labels and functions with inout parameters are values")
  func functionsAsValues() {
    let model = """
      struct Model { func twice(_ number: Int) -> Int { number * 2 } }
      struct Row: View { let change: (Int) -> Int; var body: some View { Text("\\(change(4))") } }
      func add(to sum: inout Int, _ number: Int) { sum += number }
      final class Store {
        var sum = 1
        let reduce: (inout Int, Int) -> Void
        init(_ reduce: @escaping (inout Int, Int) -> Void) { self.reduce = reduce }
        func send(_ number: Int) -> Int { reduce(&sum, number); return sum }
      }
      """
    let use = #"Row(change: Model().twice(_:)); Text("\(Store(add).send(6))")"#
    #expect(SwiftFolder.texts(in: use, model) == ["8", "7"])
  }

  @Test("Inside a style, Configuration is that of the style, also in a nested view")
  func nestedConfiguration() {
    let style = """
      struct Wide: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Inner(configuration: configuration) }
        struct Inner: View {
          let configuration: Configuration
          var body: some View { configuration.label.padding(5) }
        }
      }
      """
    let use = #"Button("Go") { }.buttonStyle(Wide())"#
    #expect(SwiftFolder.texts(in: use, style) == ["Go", "Go"])
  }

  @Test("Nested types use the static members of the types around them")
  func staticsAround() {
    let design = """
      enum Design {
        static let unit = 4
        enum Card { static let padding = unit * 3 }
      }
      extension [String] { static var demo: Self { ["x", "y"] } }
      """
    let use = #"Text("\(Design.Card.padding)"); Text([String].demo[1])"#
    #expect(SwiftFolder.texts(in: use, design) == ["12", "y"])
  }

  @Test("An initializer in an extension keeps the default values of the other properties")
  func initializersOfExtensions() {
    let item = """
      struct Item: Identifiable { let id = 7; let title: String }
      extension Item { init(number: Int) { title = "n\\(number)" } }
      """
    let use = #"ForEach([1].map { Item(number: $0) }) { Text("\($0.id) \($0.title)") }"#
    #expect(SwiftFolder.texts(in: use, item) == ["7 n1"])
  }

  @Test(
    "An optional object of the environment is nil if no view sets it", arguments: [true, false])
  func optionalObjects(isSet: Bool) {
    let model = """
      @Observable final class Model { var items = ["one"] }
      struct Row: View {
        @Environment(Model.self) private var model: Model?
        var body: some View { VStack { ForEach(model?.items ?? ["none"], id: \\.self) { Text($0) } } }
      }
      """
    let use = isSet ? "Row().environment(Model())" : "Row()"
    #expect(SwiftFolder.texts(in: use, model) == [isSet ? "one" : "none"])
  }
}

/// Views in values of structs.
@Suite("Views as values")
struct ViewValueTests {
  private static let item = """
    struct Item: Identifiable {
      let id = UUID()
      let title: Text
      let page: AnyView
      var detail: () -> AnyView = { AnyView(Text("none")) }
      static let all = [
        Item(title: Text("1").bold(), page: AnyView(Page(name: "first"))),
        .init(title: Text("2"), page: AnyView(Text("second")), detail: { AnyView(Text("detail")) }),
      ]
    }
    struct Page: View { let name: String; var body: some View { Text(name) } }
    """

  @Test("The views in the values of a list are shown for each value")
  func lists() {
    let use = "ForEach(Item.all) { item in HStack { item.title; item.page } }; Item.all[1].detail()"
    #expect(SwiftFolder.texts(in: use, Self.item) == ["1", "first", "2", "second", "detail"])
  }

  @Test("A view in a value uses members of the view that makes and shows it")
  func members() {
    let view = """
      struct A: View {
        let name = "own"
        var items: [Item] { [Item(title: Text(name), page: AnyView(Page(name: name)))] }
        var body: some View { ForEach(items) { item in VStack { item.title; item.page } } }
      }
      """
    #expect(SwiftFolder.texts(view, Self.item) == ["own", "own"])
  }

  @Test("The views in values stand in a document in the order of the source")
  func order() throws {
    let rows = (0..<8).map {
      "struct V\($0): View { let item = Item(page: AnyView(Text(\"\($0)\"))); var body: some View { Text(\"\") } }"
    }
    let sample = SwiftSample(
      """
      struct Item { let page: AnyView }
      \(rows.joined(separator: "\n"))
      struct A: View { let item: Item; var body: some View { item.page } }
      #Preview { A(item: Item(page: AnyView(Text("own")))) }
      """)
    let tree = try #require(sample.result.document?.tree)
    // The first member is the version of the format.
    let texts = tree.nodes.indices.dropFirst(3).map { tree.text(UInt32($0)) }
    #expect(texts.filter { Int($0).map { $0 < 8 } ?? false } == (0..<8).map { String($0) })
  }

  @Test("A view in a value may show that of another value")
  func nestedViews() {
    let items = """
      struct Box { let page: AnyView }
      let inner = Box(page: AnyView(Text("inner")))
      let outer = Box(page: AnyView(VStack { inner.page; Text("outer") }))
      """
    #expect(SwiftFolder.texts(in: "outer.page", items) == ["inner", "outer"])
  }

  @Test("A view in a value that uses variables of a function is a placeholder with a warning")
  func openViews() {
    let view = """
      struct A: View {
        var body: some View { VStack { ForEach(0..<1) { row in card(Item(title: Text("\\(row)"), page: AnyView(Text("page")))) } } }
        func card(_ item: Item) -> some View { HStack { item.title; item.page } }
      }
      """
    let folder = SwiftFolder([("A.swift", view), ("B.swift", Self.item)], "A")
    #expect(folder.markedTexts == ["~Title", "page"])
    #expect(folder.messages.contains("'item.title' is not a supported view"), "\(folder.messages)")
  }
}
