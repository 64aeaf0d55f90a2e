import Testing
import ViewTreeScript
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Forms of Swift that apps have: each gap in them costs only itself.
@Suite("Code of apps")
struct AppTests {
  // MARK: - Members

  @Test("A member that is a view is shown, without a warning that it is left out of its type")
  func viewMembers() {
    let item = """
      struct Item { let name: String; var tag: some View { Text("tag " + name) } }
      """
    #expect(SwiftFolder.texts(in: "Item(name: \"a\").tag", item) == ["tag a"])
    #expect(
      SwiftFolder(
        [
          (
            "A.swift", "struct A: View { let i = Item(name: \"a\"); var body: some View { i.tag } }"
          ), ("B.swift", item),
        ], "A"
      ).messages == "")
  }

  @Test("A view of an optional value shows nothing without the value")
  func optionalViews() {
    let item = "struct Item { let name: String; var tag: some View { Text(\"tag \" + name) } }"
    func root(_ value: String) -> String {
      "struct A: View { let i: Item? = \(value); var body: some View { VStack { Text(\"x\"); i?.tag } } }"
    }
    #expect(SwiftFolder.texts(root("Item(name: \"a\")"), item) == ["x", "tag a"])
    #expect(SwiftFolder.texts(root("nil"), item) == ["x"])
  }

  @Test("'==' of a type without Equatable is a gap that says how to declare it")
  func comparisons() {
    let file = """
      struct W { let n: Int }
      struct A: View {
        let a = W(n: 1), b = W(n: 1)
        var body: some View { VStack { Text("x"); if a == b { Text("same") } } }
      }
      """
    let folder = SwiftFolder([("A.swift", file)], "A")
    #expect(folder.texts.first == "x")
    #expect(folder.messages.contains("help: make W Equatable"), "\(folder.messages)")
  }

  // MARK: - Names

  @Test("Views of one name inside of several previews are told apart")
  func viewsInsidePreviews() {
    func file(_ name: String) -> String {
      """
      struct \(name): View { var body: some View { Text("\(name)") } }
      struct \(name)_Previews: PreviewProvider {
        struct Preview: View { var body: some View { \(name)() } }
        static var previews: some View { Preview() }
      }
      """
    }
    #expect(SwiftFolder([("A.swift", file("A")), ("B.swift", file("B"))], "A").texts == ["A"])
    #expect(SwiftFolder([("A.swift", file("A")), ("B.swift", file("B"))], "B").texts == ["B"])
  }

  @Test("Types of one name inside of views of extensions are told apart, also after their owners")
  func typesInsideViews() {
    let root = """
      struct A: View { var body: some View { VStack { Menu1.Row(); B(); Text(B.Mode.wide.rawValue) } } }
      extension Menu1 {
        struct Row: View {
          enum Mode: String { case thin }
          var body: some View { Text(Mode.thin.rawValue) }
        }
      }
      enum Menu1 {}
      """
    let other = """
      struct B: View {
        enum Mode: String { case wide }
        var body: some View { Text(Mode.wide.rawValue) }
      }
      """
    #expect(SwiftFolder.texts(root, other) == ["thin", "wide", "wide"])
  }

  @Test("An unknown view inside of a type is a view with its content")
  func unknownViewsInsideTypes() {
    #expect(SwiftFolder.texts(in: "Kit.Card { Text(\"a\") }; SwiftUI.Text(\"b\")") == ["a", "b"])
  }

  @Test("A keyword in backticks is a case without them")
  func quotedCases() {
    #expect(
      SwiftFolder.texts(
        in: "Row(style: .default)",
        """
        enum Style { case `default`, plain }
        struct Row: View {
          let style: Style
          var body: some View {
            switch style { case .default: Text("default"); case .plain: Text("plain") }
          }
        }
        """) == ["default"])
  }

  // MARK: - Protocols

  @Test("A structure of another module's protocol with the body of a view is a view")
  func viewsOfOtherProtocols() {
    #expect(
      SwiftFolder.texts(in: "Row()", "struct Row: Screen { var body: some View { Text(\"a\") } }")
        == ["a"])
    let connected = """
      struct Row: ConnectedView {
        struct Props { let title: String; let count: Int }
        func map(state: AppState) -> Props { Props(title: state.title, count: 1) }
        func body(props: Props) -> some View { Text("\\(props.title) \\(props.count)") }
      }
      """
    #expect(SwiftFolder.texts(in: "Row()", connected) == ["Title 3"])
  }

  @Test("Extensions of protocols give their members to types, unless a type has its own")
  func defaults() {
    let other = """
      protocol Food: Identifiable { var name: String { get } }
      protocol Drink: Food {}
      extension Food { var id: String { name }; var title: String { "the " + name } }
      struct Bread: Food { let name: String; var title: String { "my " + name } }
      enum Bar { struct Tea: Drink { let name: String; static let all = [Tea(name: "mint")] } }
      """
    #expect(
      SwiftFolder.texts(
        in: "Text(Bread(name: \"rye\").title); ForEach(Bar.Tea.all) { Text($0.title) }", other)
        == ["my rye", "the mint"])
  }

  @Test("An extension of a protocol of numbers is one of the numbers")
  func numbers() {
    #expect(
      SwiftFolder.texts(
        in: "let half = 7.0.halved; Text(\"\\(half)\")",
        "extension BinaryFloatingPoint { var halved: Self { self / 2 } }") == ["3.500000"])
  }

  @Test(
    "An extension of a protocol is one of the usual types that conform to it",
    arguments: [
      ("Numeric", ["Double", "CGFloat", "Int"]), ("FloatingPoint", ["Double", "CGFloat"]),
      ("SignedInteger", ["Int"]), ("UnsignedInteger", []), ("Sequence", ["Array"]),
      ("BidirectionalCollection", ["Array"]), ("StringProtocol", ["String"]), ("Array", []),
      ("Comparable", ["Double", "CGFloat", "Int"]), ("View", []),
    ])
  func usualTypes(_ name: String, types: [String]) {
    #expect(ScriptCatalogue.usualTypes(conformingTo: name) == types)
  }

  @Test("An extension of Numeric is one of all numbers")
  func numeric() {
    #expect(
      SwiftFolder.texts(
        in: "Text(\"\\(7.squared)\"); Text(\"\\(1.5.squared)\")",
        "extension Numeric { var squared: Self { self * self } }") == ["49", "2.250000"])
  }

  @Test("A property or a method of a value that is a view is expanded with the value")
  func memberViews() {
    let other = """
      enum Tab: String {
        case home, mail
        var title: String { rawValue + "!" }
        @ViewBuilder var label: some View { switch self { case .home: Text(title); case .mail: mark(2) } }
        func mark(_ count: Int) -> Text { Text("\\(rawValue) \\(count)") }
      }
      """
    #expect(
      SwiftFolder.texts(in: "let tab = Tab.home; tab.label; Tab.mail.label; tab.mark(1)", other)
        == [
          "home!", "mail 2", "home 1",
        ])
  }

  // MARK: - Gaps

  @Test("A name in a body whose value can't be read has an unknown value")
  func unknownNames() {
    #expect(
      SwiftFolder.texts(in: "let a = Engine.shared.title; Text(\"a\"); Text(a.name); Text(\"b\")")
        == [
          "a", "Name", "b",
        ])
    #expect(
      SwiftFolder.texts(in: "let (a, b) = Engine.pair(); Text(\"c\"); Text(b.title)") == [
        "c", "Title",
      ])
  }

  @Test("The closure of a map over an unknown optional is shown with an unknown value")
  func maps() {
    #expect(
      SwiftFolder.texts(in: "Engine.shared.user.map { user in Text(user.name) }; Text(\"b\")") == [
        "Name", "b",
      ])
  }

  @Test("Content that is an implicitly unwrapped optional may be given or not")
  func unwrappedContent() {
    let other = """
      struct Row<Content: View>: View {
        var content: (() -> Content)!
        var body: some View { VStack { Text("row"); if let content { content() } } }
      }
      """
    #expect(SwiftFolder.texts(in: "Row(content: { Text(\"a\") })", other) == ["row", "a"])
  }

  @Test("An argument of a modifier or a function that can't be read has a placeholder value")
  func unknownArguments() {
    let other = """
      extension View {
        func tagged(_ text: String, isOn: Binding<Bool>) -> some View { VStack { self; Text(text) } }
      }
      """
    #expect(
      SwiftFolder.texts(
        in: "Text(\"a\").tagged(Engine.shared.title, isOn: Engine.shared.isOn)", other) == [
          "a", "Text",
        ])
    let root = """
      struct A: View {
        var body: some View { row(Engine.shared.title) }
        func row(_ title: String) -> some View { VStack { Text("a"); Text(title) } }
      }
      """
    #expect(SwiftFolder.texts(root) == ["a", "Title"])
  }

  @Test("A closure with a result that can't be read returns its argument, or a placeholder value")
  func closures() {
    let other = """
      struct Row: View {
        let change: (String) -> String
        let count: (String) -> Int
        var body: some View { Text("\\(change("a")) \\(count("b"))") }
      }
      """
    #expect(
      SwiftFolder.texts(in: "Row(change: { Engine.run($0) }, count: { Engine.count($0) })", other)
        == ["a 3"])
  }

  @Test("A property that an initializer sets in an unsupported statement is made up")
  func initializers() {
    let other = """
      struct Row: View {
        let title: String
        let detail: String
        init(_ detail: String) {
          self.detail = detail
          if let name = Engine.shared.name { title = name } else { title = "" }
        }
        var body: some View { Text(title); Text(detail) }
      }
      """
    #expect(SwiftFolder.texts(in: "Row(\"b\")", other) == ["Title", "b"])
  }

  @Test("A call without the arguments that a view needs has made-up ones in several files")
  func missingArguments() {
    let other = "struct Row: View { let title: String; var body: some View { Text(title) } }"
    #expect(SwiftFolder.texts(in: "Row(); Row(name: 3)", other) == ["Title", "Title"])
  }

  @Test("An action that fails ends, and the views stay")
  func actions() {
    let root = """
      final class Model: ObservableObject { var name: String?; var count = 0 }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          Text("a").task { model.count = model.name!.count }.onAppear { model.count = model.name!.count }
        }
      }
      """
    #expect(SwiftFolder.texts(root) == ["a"])
  }

  @Test("A static value that can't be read is made up, also for previews")
  func statics() {
    let other = """
      struct Order { let name: String; let total: Int }
      extension Order { static let preview = Order(name: Engine.shared.name, total: 2) }
      struct Row: View { let order: Order; var body: some View { Text("\\(order.name) \\(order.total)") } }
      """
    #expect(SwiftFolder.texts(in: "Row(order: .preview)", other) == ["Name 2"])
  }

  @Test("A value at the top of a file has the type that is written for it")
  func globals() {
    #expect(
      SwiftFolder.texts(in: "let whole = gap * 2.5; Text(\"\\(whole)\")", "let gap: Double = 3")
        == ["7.500000"]
    )
  }
}
