import Testing
import ViewTreeInspector

@testable import ViewTreeSwift

/// Values of apps: unknown ones, those that initializers compute, and bindings.
@Suite("Values of apps")
struct AppValueTests {
  // MARK: - Unknown values

  @Test("A member of an undeclared type, and the result of its method, are never shown as text")
  func unknownTexts() {
    let view = """
      struct A: View {
        let hour = Hour(id: 1, heat: .init(value: 14, unit: .celsius), feel: Heat(value: 12))
        var body: some View {
          Text(hour.heat.formatted(.short))
          Text("feels like \\(hour.feel)")
          Text(hour.heat, format: .short)
          Text("hour \\(hour.id)")
        }
      }
      """
    let model = "struct Hour { let id: Int; let heat: Heat; let feel: Heat }"
    let folder = SwiftFolder([("A.swift", view), ("B.swift", model)], "A")
    #expect(
      folder.markedTexts == ["~Short", "~feels like Feel", "~Heat", "hour 1"], "\(folder.messages)")
  }

  @Test("The result of an undeclared object's method doesn't replace the values of a preview")
  func unknownResults() {
    let view = """
      struct A: View {
        @State private var names = ["Ada", "Ben"]
        let source: Source = .main
        var body: some View {
          List(names, id: \\.self) { Text($0) }.task { names = await source.names() }
        }
      }
      """
    let folder = SwiftFolder([("A.swift", view), ("B.swift", "struct B {}")], "A")
    #expect(folder.markedTexts == ["Ada", "Ben"], "\(folder.messages)")
    #expect(folder.messages.contains("this action is not run"))
  }

  @Test("An actor is read as a class")
  func actors() {
    let view = """
      struct A: View {
        @State private var names: [String] = []
        let store = Store()
        var body: some View { List(names, id: \\.self) { Text($0) }.task { names = await store.all() } }
      }
      """
    #expect(
      SwiftFolder.texts(view, "actor Store { func all() -> [String] { [\"a\", \"b\"] } }") == [
        "a", "b",
      ])
  }

  @Test("A text whose format isn't supported is a placeholder, and a format of the app is used")
  func formats() {
    let view = """
      struct A: View {
        var body: some View {
          Text(83, format: .clock)
          Text(83.formatted(.clock))
          Text(83, format: Clock())
          Text(83, format: .byteCount(style: .file))
        }
      }
      """
    let clock = """
      struct Clock: FormatStyle { func format(_ value: Int) -> String { "\\(value / 60):\\(value % 60)" } }
      extension FormatStyle where Self == Clock { static var clock: Self { .init() } }
      """
    let folder = SwiftFolder([("A.swift", view), ("B.swift", clock)], "A")
    #expect(folder.markedTexts.prefix(3) == ["1:23", "1:23", "1:23"], "\(folder.messages)")
    #expect(folder.markedTexts.last?.hasPrefix("~") == true)
  }

  // MARK: - Initializers

  @Test("Statements of an initializer compute the values that it assigns")
  func steps() {
    let view = """
      struct A: View { var body: some View { B(n: 5, name: "x") } }
      struct B: View {
        @StateObject private var model: Model
        @State private var sum: Int
        private let title: String
        init(n: Int, name: String?) {
          let model = Model()
          model.n = n
          _model = StateObject(wrappedValue: model)
          var total = 0
          for i in 1...n { total += i }
          _sum = State(initialValue: total)
          if let name { title = name + "!" } else { title = "none" }
          Analytics.shared.count()
        }
        var body: some View { Text("\\(model.n) \\(sum) \\(title)") }
      }
      """
    let model = "final class Model: ObservableObject { @Published var n = 1 }"
    let folder = SwiftFolder([("A.swift", view), ("B.swift", model)], "A")
    #expect(folder.texts == ["5 15 x!"], "\(folder.messages)")
    #expect(folder.places == ["A.swift:14:5 swift-initialiser"], "\(folder.messages)")
  }

  @Test("A property keeps its value if no branch of an initializer assigns another one")
  func branches() {
    let view = """
      struct A: View { var body: some View { B(kind: 1); B(kind: 2); B(kind: 3) } }
      struct B: View {
        @State private var size: Double = 4
        private var name = "small"
        init(kind: Int) {
          if kind == 2 { _size = State(initialValue: 8) }
          switch kind {
          case 3: name = "huge"
          default: name = "other"
          }
        }
        var body: some View { Text("\\(Int(size)) \\(name)") }
      }
      """
    #expect(SwiftFolder.texts(view) == ["4 other", "8 other", "4 huge"])
  }

  // MARK: - Bindings

  @Test("A binding of closures is read and written, also in extensions of Binding")
  func bindings() {
    let view = """
      struct A: View {
        @State private var tags: Set<String> = ["home"]
        @State private var name: String? = "Ada"
        var body: some View {
          Row(isOn: $tags.has("home")); Row(isOn: $tags.has("work"))
          Field(text: Binding($name, or: "nobody"))
          if let text = Binding($name) { Field(text: text) }
          Text(tags.sorted().joined(separator: " ") + " \\(name ?? "")").onAppear {
            $tags.has("work").wrappedValue = true
            Binding($name, or: "nobody").wrappedValue += "!"
          }
        }
      }
      """
    let other = """
      struct Row: View { @Binding var isOn: Bool; var body: some View { Text(isOn ? "on" : "off") } }
      struct Field: View { @Binding var text: String; var body: some View { Text(text) } }
      extension Binding where Value == Set<String> {
        func has(_ tag: String) -> Binding<Bool> {
          Binding<Bool>(
            get: { wrappedValue.contains(tag) },
            set: { if $0 { wrappedValue.insert(tag) } else { wrappedValue.remove(tag) } })
        }
      }
      extension Binding where Value == String {
        init(_ base: Binding<String?>, or other: String) {
          self.init(get: { base.wrappedValue ?? other }, set: { base.wrappedValue = $0 })
        }
      }
      """
    #expect(SwiftFolder.texts(view, other) == ["on", "on", "Ada!", "Ada!", "home work Ada!"])
  }

  // MARK: - Ranges, loops, and operators

  @Test("A range of a type that counts has its values, and a skipped argument only loses its view")
  func ranges() {
    let day = """
      struct Day: Hashable, Comparable, Strideable {
        var n: Int
        func advanced(by days: Int) -> Day { Day(n: n + days) }
        func distance(to day: Day) -> Int { day.n - n }
        static func < (a: Day, b: Day) -> Bool { a.n < b.n }
      }
      struct Week: View {
        let days: ClosedRange<Day>
        var body: some View { ForEach(Array(days), id: \\.self) { Text("day \\($0.n)") } }
      }
      """
    let view = "Text(\"a\"); Week(days: Day(n: 2)...Day(n: 4)); Text(\"b\")"
    #expect(SwiftFolder.texts(in: view, day) == ["a", "day 2", "day 3", "day 4", "b"])
    let skipped = SwiftFolder.texts(in: "Text(\"a\"); Week(days: Other.days.all); Text(\"b\")", day)
    #expect(skipped.first == "a" && skipped.last == "b", "\(skipped)")
  }

  @Test("The content of a loop over pairs can use $1, and a list of pairs keeps its order")
  func pairs() {
    let view = """
      struct A: View {
        let names = ["a", "b"]
        let counts: KeyValuePairs<String, Int> = ["x": 3, "o": 1]
        var body: some View {
          ForEach(Array(names.enumerated()), id: \\.0) { Text("\\($0) \\($1)") }
          ForEach(counts, id: \\.key) { key, value in Text("\\(key) \\(value)") }
        }
      }
      """
    #expect(SwiftFolder.texts(view) == ["0 a", "1 b", "x 3", "o 1"])
  }

  @Test("A prefix operator of a type is called")
  func prefixOperators() {
    let type = """
      enum Player { case first, second
        prefix static func ! (player: Player) -> Player { player == .first ? .second : .first } }
      """
    let view =
      "Text(!Player.first == .second ? \"second\" : \"first\"); Text(!true ? \"yes\" : \"no\")"
    #expect(SwiftFolder.texts(in: view, type) == ["second", "no"])
  }

  @Test("An enum can have localized strings as its raw values")
  func localizedRawValues() {
    let filter = "enum Filter: LocalizedStringKey, CaseIterable { case all = \"All\", open }"
    let view = "ForEach(Filter.allCases, id: \\.self) { Text($0.rawValue) }"
    #expect(SwiftFolder.texts(in: view, filter) == ["All", "open"])
  }

  // MARK: - Unsupported code

  @Test("Unsupported code in a body is a gap where it stands")
  func unsupportedParts() {
    let view = """
      struct A: View {
        var body: some View {
          Text("a"); Text("rate \\(25%)")
          VStack { let rate = 25%
            Text("b") }
          Button("c") { print(25%) }
        }
      }
      """
    let folder = SwiftFolder(
      [("A.swift", view), ("B.swift", "postfix operator %\npostfix func % (n: Int) -> Int { n }")],
      "A")
    #expect(folder.markedTexts.count == 4, "\(folder.messages)")
    #expect(folder.markedTexts.first == "a")
    #expect(folder.markedTexts.suffix(2) == ["b", "c"])
    #expect(folder.markedTexts[1].hasPrefix("~rate"))
  }

  // MARK: - Extensions

  @Test("Initializers and static functions in extensions of SwiftUI's views are used")
  func typeFunctions() {
    let other = """
      extension Text {
        init(price: Double, mark: String = "$") { self.init("\\(mark)\\(Int(price))") }
      }
      extension Image {
        static func level(_ n: Int) -> some View { ForEach(0..<n, id: \\.self) { Text("level \\($0)") } }
      }
      typealias Stamp = String
      extension Stamp { var short: String { "at " + self } }
      """
    let view = """
      Text(price: 12); Text(price: 3, mark: "€"); Image.level(2)
      Text(("x" as Stamp).short)
      ("y" as String?).map(Text.init)?.bold()
      """
    #expect(
      SwiftFolder.texts(in: view, other) == ["$12", "€3", "level 0", "level 1", "at x", "y"])
  }

  @Test("A generic object has the views of its type, and a type has the members of its protocols")
  func associatedViews() {
    let view = """
      struct A: View { var body: some View { VStack { Flow(Shop()); Row(item: Contact(id: "a")) } } }
      struct Flow<C: Coordinator>: View {
        @StateObject private var coordinator: C
        init(_ make: @autoclosure @escaping () -> C) { _coordinator = StateObject(wrappedValue: make()) }
        var body: some View { coordinator.root }
      }
      struct Row<I: Item>: View {
        let item: I
        var body: some View { HStack { item.badge; Text((item as? Contact)?.tag ?? "none") } }
      }
      """
    let other = """
      protocol Coordinator: AnyObject, ObservableObject {
        associatedtype Root: View
        @ViewBuilder var root: Root { get }
      }
      final class Shop: Coordinator {
        @Published var n = 3
        var root: some View { Text("shop \\(n)") }
      }
      protocol Item: Identifiable { associatedtype Badge: View; @ViewBuilder var badge: Badge { get } }
      extension Item { var badge: some View { EmptyView() } }
      extension Item where ID == String { var tag: String { "id " + id } }
      struct Contact: Item { let id: String; var badge: some View { Text("badge \\(id)") } }
      """
    #expect(SwiftFolder.texts(view, other) == ["shop 3", "badge a", "id a"])
  }
}
