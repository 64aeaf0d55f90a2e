import Foundation
import Testing
import ViewTreeInspector

@testable import ViewTreeSwift

/// Types of apps: option sets, literals, aliases, result builders, and initializers.
@Suite("Types of apps")
struct AppTypeTests {
  @Test("An option set has the members of the library, and [.a, .b] has the raw value 3")
  func optionSets() {
    let options = """
      struct Options: OptionSet {
        let rawValue: Int
        static let a = Options(rawValue: 1 << 0)
        static let b = Options(rawValue: 1 << 1)
        static let all: Options = [.a, .b]
      }
      """
    let view = """
      struct A: View {
        var options: Options = .all
        let none: Options = []
        var body: some View {
          VStack {
            if options.contains(.b) { Text("b") }
            if none.contains(.b) { Text("none") }
            B(shown: [.a])
            B()
            Text("\\(options.subtracting(.a).rawValue)")
          }
        }
      }
      struct B: View {
        var shown: Options = []
        var body: some View { Text(shown.isEmpty ? "empty" : "\\(shown.rawValue)") }
      }
      """
    #expect(SwiftFolder.texts(view, options) == ["b", "1", "empty", "2"])
  }

  @Test("Static members of a generic parameter are those of the type of the view's argument")
  func metatypes() {
    let picker = """
      protocol Titled: CaseIterable { static var title: String { get } }
      enum Fruit: String, Titled {
        case apple, pear
        static var title: String { "Fruit" }
      }
      struct EnumPicker<Item: Titled & Hashable & RawRepresentable>: View {
        @Binding var item: Item
        let type: Item.Type
        var body: some View {
          VStack {
            Text(Item.title)
            ForEach(type.allCases, id: \\.self) { Text($0.rawValue) }
            Text(count(item))
          }
        }
      }
      func count<T: CaseIterable>(_ value: T) -> String { "\\(T.allCases.count)" }
      """
    let use = "EnumPicker(item: .constant(Fruit.pear), type: Fruit.self)"
    #expect(SwiftFolder.texts(in: use, picker) == ["Fruit", "apple", "pear", "2"])
  }

  @Test("A string literal makes a value of a type of the app")
  func literals() {
    let key = """
      struct Key: ExpressibleByStringLiteral {
        let name: String
        init(stringLiteral value: String) { name = value + "!" }
      }
      struct Row: View { let key: Key; var body: some View { Text(key.name) } }
      """
    #expect(
      SwiftFolder.texts(in: #"Row(key: "one"); Row(key: .init(stringLiteral: "two"))"#, key) == [
        "one!", "two!",
      ])
  }

  @Test("An alias of a nested type is its name in values, only in the view that declares it")
  func aliases() {
    let types = """
      struct Filter { enum Kind: String { case any, json }; var kind = Kind.json }
      struct Other { enum Kind { case none }; var text: String { Kind.none == .none ? "none" : "" } }
      """
    let view = """
      typealias Shared = Filter.Kind
      struct A: View {
        var body: some View {
          VStack { Text(Kind.any.rawValue); Text(Shared.json.rawValue); Text(Other().text) }
        }
        private typealias Kind = Filter.Kind
      }
      """
    #expect(SwiftFolder.texts(view, types) == ["any", "json", "none"])
  }

  @Test("Numbers keep their types, so an Int16 is the raw value of an enum and Int32 an overload")
  func numberTypes() {
    let view = """
      enum Level: Int16 { case low = 1, high = 2 }
      func name(_ n: Int32) -> String { "Int32" }
      func name(_ n: Int) -> String { "Int" }
      struct A: View {
        let level: Int16 = 2
        let size: Int32 = 4
        var body: some View {
          VStack {
            Text(Level(rawValue: level) == .high ? "high" : "low")
            Text(name(size) + " " + name(3))
          }
        }
      }
      """
    #expect(SwiftFolder.texts(view) == ["high", "Int32 Int"])
  }

  @Test("A result builder of the app makes the values of closures, bodies, branches, and loops")
  func resultBuilders() {
    let builder = """
      @resultBuilder struct Words {
        static func buildExpression(_ word: String) -> [String] { [word] }
        static func buildBlock(_ words: [String]...) -> [String] { words.flatMap { $0 } }
        static func buildOptional(_ words: [String]?) -> [String] { words ?? [] }
        static func buildEither(first: [String]) -> [String] { first }
        static func buildEither(second: [String]) -> [String] { second }
        static func buildArray(_ words: [[String]]) -> [String] { words.flatMap { $0 } }
      }
      func sentence(@Words _ words: () -> [String]) -> String { words().joined(separator: " ") }
      """
    let view = """
      struct A: View {
        let isOn = true
        var body: some View {
          VStack {
            Rows { "a"; if isOn { "b" } }
            Text(sentence { "c"; if isOn { "d" } else { "e" }; for n in 1...2 { "\\(n)" } })
            Text(greeting.joined(separator: " "))
          }
        }
        @Words private var greeting: [String] { let name = "you"; "hello"; name }
      }
      struct Rows: View {
        let rows: [String]
        init(@Words rows: () -> [String]) { self.rows = rows() }
        var body: some View { ForEach(rows, id: \\.self) { Text($0) } }
      }
      """
    #expect(SwiftFolder.texts(view, builder) == ["a", "b", "c d 1 2", "hello you"])
  }

  @Test("Constants of a view's initializer are in its first values: 2 * 4 is 8")
  func constantsOfInitializers() {
    let view = """
      struct A: View { var body: some View { B(title: "abc") } }
      struct B: View {
        @State private var count: Int
        @State private var name: String
        let title: String
        init(title: String, start: Int? = nil) {
          let first = start ?? 4
          let title = title.uppercased()
          self.title = title
          _count = State(initialValue: first * 2)
          _name = State(wrappedValue: title + "!")
        }
        var body: some View { Text("\\(count) \\(name) \\(title)") }
      }
      """
    #expect(SwiftFolder.texts(view) == ["8 ABC! ABC"])
  }

  @Test("An initializer in an extension of a view of SwiftUI makes that view, by its types")
  func initializersOfSwiftUI() {
    let extensions = """
      struct Icon { let name: String }
      extension Label where Title == Text, Icon == Image {
        init(_ title: String, icon: String?) {
          if let icon { self.init(title, systemImage: icon) } else { self.init(title, systemImage: "x") }
        }
      }
      struct Money { let amount: Int }
      extension Text { init(_ money: Money) { self.init("$" + String(money.amount)) } }
      """
    let body = #"Label("Go", icon: "star"); Text(Money(amount: 5)); Text("plain")"#
    #expect(SwiftFolder.texts(in: body, extensions) == ["Go", "$5", "plain"])
  }

  @Test(
    "A modifier of the app takes a call whose arguments have its types, and SwiftUI's the others")
  func overloadsOfModifiers() {
    let modifiers = """
      enum Theme { case bright; var color: Color { .yellow } }
      extension View {
        func tint(_ theme: Theme) -> some View { self.padding(20).tint(theme.color) }
      }
      struct A: View {
        var body: some View { VStack(spacing: 0) { Text("a").tint(.bright); Text("b").tint(.blue) } }
      }
      """
    let folder = SwiftFolder([("A.swift", modifiers), ("B.swift", "struct Other {}")], "A")
    let inspection = folder.result.document.flatMap { Inspector.inspect($0).inspection }
    // One line of 20.5, with 20 above and below, and another line without.
    #expect(inspection?.views.first?.frame.size.height == 20.5 + 40 + 20.5)
  }

  @Test("SwiftUI.Button is SwiftUI's, also in an app with its own Button")
  func viewsOfModules() {
    let view = """
      struct Divider: View { var body: some View { Text("own") } }
      struct A: View { var body: some View { VStack { Divider(); SwiftUI.Text("b") } } }
      """
    #expect(SwiftFolder.texts(view) == ["own", "b"])
  }

  @Test(
    "A function with labels, or with a parameter for each part of a tuple, is the content of a loop"
  )
  func namesOfFunctions() {
    let view = """
      struct A: View {
        let pairs = [("a", [1, 2]), ("b", [3])]
        var body: some View {
          VStack {
            ForEach([1, 2], id: \\.self, content: row(number:))
            ForEach(pairs, id: \\.0, content: section)
          }
        }
        private func row(number: Int) -> some View { Text("row \\(number)") }
        private func section(name: String, numbers: [Int]) -> some View {
          Text("\\(name) \\(numbers.count)")
        }
      }
      """
    #expect(SwiftFolder.texts(view) == ["row 1", "row 2", "a 2", "b 1"])
  }

  @Test("Overloads at file scope that a type uses have keys of their own in the document")
  func overloadsOfGlobals() {
    let sample = SwiftSample(
      """
      private func total(of n: Int) -> Int { n + 1 }
      private func total(of text: String) -> Int { text.count }
      struct Sum { var text: String { "\\(total(of: 2)) \\(total(of: "four"))" } }
      struct A: View { var body: some View { Text(Sum().text) } }
      #Preview { A() }
      """)
    #expect(sample.texts == ["3 4"])
    #expect(sample.json.components(separatedBy: "\"total\":").count == 2)
  }

  @Test("Texts of objects that no view sets, and of queries, are placeholders")
  func marksOfObjects() {
    let view = """
      struct A: View {
        @EnvironmentObject var model: Model
        @Query var items: [Item]
        var body: some View {
          VStack { Text(model.name); ForEach(items) { Text($0.title) }; Text("plain") }
        }
      }
      """
    let model = """
      class Model: ObservableObject { @Published var name: String; init(name: String) { self.name = name } }
      struct Item: Identifiable { let id: Int; let title: String }
      """
    let folder = SwiftFolder([("A.swift", view), ("B.swift", model)], "A")
    let inspection = folder.result.document.flatMap { Inspector.inspect($0).inspection }
    let marked = inspection?.views.filter { inspection?.standIns.contains($0.syntax) ?? false }
    #expect(
      marked?.compactMap { inspection?.string($0.text) } == [
        "Name", "Title 1", "Title 2", "Title 3",
      ])
  }

  @Test("A field shows its number in its format, and nothing for nil")
  func formattedFields() {
    let view = """
      struct A: View {
        @State var budget: Double? = 1200
        @State var none: Int?
        var body: some View {
          VStack {
            TextField("Budget", value: $budget, format: .currency(code: "EUR"))
            TextField("None", value: $none, format: .number)
            TextField("N", value: .constant(5), format: .number)
          }
        }
      }
      #Preview { A() }
      """
    let report = SwiftSample(view).report.filter { $0.contains("TextField") }
    #expect(
      report.map { $0.split(separator: "  ").last.map(String.init) } == [
        #"text: "€1,200.00""#, "390x22", #"text: "5""#,
      ])
  }

  @Test("An optional member of a placeholder has a value if a view shows more with it")
  func wantedMembers() {
    let view = """
      struct A: View {
        let repo: Repo
        var body: some View {
          VStack {
            Text(repo.name)
            if let topic = repo.topic { Text(topic) }
            if repo.error != nil { Text("error") }
          }
        }
      }
      """
    let repo = "struct Repo { let name: String; let topic: String?; let error: String? }"
    #expect(SwiftFolder.texts(view, repo) == ["Name", "Topic"])
  }

  @Test("A class of one file may inherit from one of a framework, and @NSManaged has values")
  func managedObjects() {
    let sample = SwiftSample(
      """
      class Item: NSManagedObject, Identifiable {
        @NSManaged var title: String
        @NSManaged var rank: Int16
        enum Rank: Int16 { case low = 1, high = 3 }
        var name: String { Rank(rawValue: rank) == .high ? title + " high" : title }
      }
      struct A: View {
        @FetchRequest(sortDescriptors: []) var items: FetchedResults<Item>
        var body: some View { VStack { ForEach(items) { Text($0.name) } } }
      }
      #Preview { A() }
      """)
    #expect(sample.texts == ["Title high", "Title high", "Title high"], "\(sample.problems)")
  }

  @Test("A chart is one Box with one warning, also with modifiers and annotations of its marks")
  func charts() {
    let sample = SwiftSample(
      """
      struct A: View {
        var body: some View {
          VStack {
            Chart {
              BarMark(x: .value("d", 1), y: .value("v", 2)).annotation { Text("2") }
            }
            .chartYAxis(.hidden).chartXScale(domain: 0...4)
            Text("Steps")
          }
        }
      }
      #Preview { A() }
      """)
    #expect(sample.texts == ["Steps"])
    #expect(
      sample.inspection?.views.map { sample.inspection?.names.views[$0.name] ?? "" } == [
        "VStack", "Box", "Text",
      ])
    #expect(sample.problems.map { $0.prefix(40) } == ["4:7 warning swift-unknown-view: viewtree"])
  }

  @Test("A property wrapper of the app gives a static property its default, in one file, too")
  func staticWrappers() {
    let sample = SwiftSample(
      """
      @propertyWrapper struct Setting<T> {
        let key: String
        let defaultValue: T
        var wrappedValue: T { UserDefaults.standard.object(forKey: key) as? T ?? defaultValue }
      }
      enum Prefs { @Setting(key: "n", defaultValue: "Guest") static var name: String }
      struct A: View { var body: some View { Text(Prefs.name) } }
      #Preview { A() }
      """)
    #expect(sample.texts == ["Guest"], "\(sample.problems)")
  }

  @Test("A trait of another file and texts of values that can't be read are placeholders")
  func marksOfHoles() {
    let traits = """
      extension PreviewTrait where T == Preview.ViewTraits {
        @MainActor static var sampleData: Self = .modifier(SampleData())
      }
      struct Item { let id: Int; let name: String }
      """
    let view = """
      struct A: View {
        let items: [Item]
        private var total: String { Registry.shared.total }
        var body: some View {
          VStack { Text(total); ForEach(items, id: \\.id) { Text($0.name) }; Text("plain") }
        }
      }
      #Preview(traits: .sampleData) { A(items: [Item(id: 1, name: 5.unknownThing)]) }
      """
    let folder = SwiftFolder([("A.swift", traits), ("B.swift", view)], "A")
    let inspection = folder.result.document.flatMap { Inspector.inspect($0).inspection }
    let marked = inspection?.views.filter { inspection?.standIns.contains($0.syntax) ?? false }
    #expect(
      marked?.compactMap { inspection?.string($0.text) } == [
        "Total", "Name 1", "Name 2", "Name 3",
      ], "\(folder.messages)")
    #expect(folder.texts.last == "plain")
  }
}
