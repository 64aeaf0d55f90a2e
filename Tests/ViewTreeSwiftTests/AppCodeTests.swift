import Testing

@testable import ViewTreeSwift

/// Code as apps have it: what can't be read costs as little as possible.
@Suite("Code of apps")
struct AppCodeTests {
  /// The texts of a view with some members.
  private func texts(_ members: String, in body: String, _ other: String = "struct Other {}")
    -> [String]
  {
    SwiftFolder.texts(
      "struct A: View { var body: some View { VStack { \(body) } }\n\(members) }", other)
  }

  // MARK: - Functions

  @Test("Methods of a view differ by their labels, also from properties")
  func overloads() {
    let members = """
      let size = 5
      func size(of n: Int) -> Int { n * 2 }
      func add(_ n: Int) -> Int { add(n, times: 1) }
      func add(_ n: Int, times: Int) -> Int { n + times }
      """
    let sample = SwiftSample(
      """
      struct A: View {
        \(members)
        var body: some View { Text("\\(size) \\(size(of: 3)) \\(add(1)) \\(self.add(1, times: 4))") }
      }
      #Preview { A() }
      """)
    #expect(sample.problems == [])
    #expect(sample.report.contains { $0.contains("\"5 6 2 5\"") }, "\(sample.report)")
  }

  @Test("Functions of files differ by their labels")
  func globalOverloads() {
    let functions = "func f(a: Int) -> Int { a }\nfunc f(b: Int) -> Int { f(a: b) * 10 }"
    #expect(SwiftFolder.texts(in: "Text(\"\\(f(a: 1)) \\(f(b: 2))\")", functions) == ["1 20"])
  }

  @Test("Constants with a type may get their values from the next statements")
  func assignedLater() {
    let members = """
      var row: some View {
        let title: String
        let hint: String?
        if 2 > 1 {
          title = "a"
          hint = nil
        } else {
          title = "b"
          hint = "h"
        }
        return Text(title + (hint ?? "!"))
      }
      """
    #expect(texts(members, in: "row") == ["a!"])
    #expect(
      texts(
        "",
        in:
          "let n: Int; let m: Int; if 2 > 1 { n = 3; m = 4 } else { n = 5; m = 6 }; Text(\"\\(n) \\(m)\")"
      ) == ["3 4"])
  }

  @Test("A local constant of an unknown type costs the views that need it")
  func unknownLocalType() {
    let members = """
      func hover() -> some View {
        var effect: QuokkaEffect
        switch 1 { case 1: effect = .lift; default: effect = .automatic }
        return Text("b").quokka(effect)
      }
      """
    #expect(texts(members, in: "Text(\"a\"); hover()") == ["a", "b"])
  }

  @Test("A closure that a helper passes on is skipped alone")
  func closureOfHelper() {
    let members = """
      func button(_ title: String, run: @escaping () -> Void) -> some View {
        Button(title) { run() }
      }
      """
    #expect(texts(members, in: "Text(\"a\"); button(\"b\") { quokka() }") == ["a", "b"])
  }

  @Test("A helper that can't be read is a box")
  func unreadableHelper() {
    let members = "var row: some View { for n in 0..<3 { let m = quokka(n) }; return Text(\"b\") }"
    #expect(texts(members, in: "Text(\"a\"); row").contains("a"))
  }

  // MARK: - Values

  @Test("A closure may have an optional result")
  func optionalResult() {
    let view = """
      struct A: View {
        let find: (Int) -> String?
        var body: some View { Text(find(3) ?? "none") }
      }
      """
    #expect(SwiftFolder.texts(view) == ["none"])
    #expect(
      SwiftFolder.texts(view + "\n#Preview { A(find: { $0 == 3 ? \"three\" : nil }) }") == ["three"]
    )
  }

  @Test("An index outside an array of placeholders is a gap")
  func index() {
    let members = "let xs: [Int]\nfunc x(_ n: Int) -> Int { xs[n + 7] }"
    let file =
      "struct A: View { \(members); var body: some View { VStack { Text(\"a\"); Text(\"\\(x(1))\") } } }"
    #expect(SwiftFolder.texts(file).first == "a")
  }

  @Test("A view doesn't contain itself because of a condition that isn't known")
  func recursion() {
    let file = """
      struct A: View {
        let node: Node
        var body: some View {
          VStack {
            if node.hasChildren { Text("more"); A(node: node.first) } else { Text("leaf") }
          }
        }
      }
      """
    #expect(SwiftFolder.texts(file) == ["leaf"])
  }

  @Test("A placeholder of an unknown type isn't a misspelt name")
  func placeholderName() {
    let file = """
      struct A: View { let m: Model; var body: some View { Text("a") } }
      struct DefaultStateProvider {}
      """
    let model =
      "class Model { let p: any StateProvider; init(p: any StateProvider) { self.p = p } }"
    #expect(SwiftFolder.texts(file, model) == ["a"])
  }

  @Test("A property wrapper of the app gives its default, or a placeholder")
  func ownWrappers() {
    let wrapper = """
      @propertyWrapper struct Stored<T> {
        let key: String
        let defaultValue: T
        var wrappedValue: T { get { quokka(key) } set { } }
      }
      final class Settings: ObservableObject {
        static let shared = Settings()
        @Stored("n", defaultValue: 4) var n: Int { willSet { objectWillChange.send() } }
        @Stored("t") var title: String
      }
      """
    let file = """
      struct A: View {
        @ObservedObject var settings = Settings.shared
        @Stored("own", defaultValue: 7) var own: Int
        var body: some View { Text("\\(settings.n) \\(settings.title) \\(own)") }
      }
      """
    #expect(SwiftFolder.texts(file, wrapper) == ["4 Title 7"])
  }

  @Test("An implicitly unwrapped property has a value, given or not")
  func forced() {
    let rows = "struct Row: View { var name: String!; var body: some View { Text(name) } }"
    #expect(SwiftFolder.texts(in: "Row(name: \"a\"); Row()", rows) == ["a", "Name"])
  }

  @Test("An optional that a view compares with nil has a value, also in a helper")
  func optionals() {
    let members = """
      let count: Int?
      private var badge: some View { Group { if count != nil { Text("\\(count!)") } else { EmptyView() } } }
      """
    #expect(texts(members, in: "badge") == ["3"])
  }

  @Test("A date is a placeholder, so the value that has it lives")
  func dates() {
    let post = """
      struct Post { let title: String; let created: Date }
      let sample = Post(title: "Hello", created: Date())
      let other = Post(title: "Bye", created: Date.now)
      """
    #expect(
      SwiftFolder.texts(in: "Text(sample.title); Text(other.title)", post) == ["Hello", "Bye"])
  }

  @Test("An object that is made inside itself is a placeholder")
  func circularObjects() {
    let box = """
      final class Box {
        static let shared = Box()
        var store = Store(quokka())
        let title = "a"
      }
      final class Store { let box: Box; init(_ n: Int, box: Box = Box()) { self.box = box } }
      """
    #expect(SwiftFolder.texts(in: "Text(\"b\"); Text(Box.shared.title)", box) == ["b", "a"])
  }

  // MARK: - Files

  @Test("Two files of a folder may have previews of one name")
  func previews() {
    let preview =
      "struct P_Previews: PreviewProvider { static var previews: some View { Text(\"p\") } }"
    let folder = SwiftFolder(
      [
        ("a/A.swift", "struct A: View { var body: some View { Text(\"a\") } }\n\(preview)"),
        ("a/B.swift", preview),
      ], "A")
    #expect(folder.texts == ["a"])
    #expect(folder.messages == "")
  }

  @Test("An object makes the views of a destination and of a sheet, by functions of one name")
  func coordinator() {
    let coordinator = """
      final class Coordinator: ObservableObject {
        enum Screen: Hashable { case list, detail(id: Int) }
        enum Modal: String, Identifiable { case settings; var id: String { rawValue } }
        @Published var path: [Screen] = []
        @Published var modal: Modal? = .settings
        @ViewBuilder func build(_ screen: Screen) -> some View {
          switch screen { case .list: Text("List"); case .detail(let id): Text("Detail \\(id)") }
        }
        @ViewBuilder func build(_ modal: Modal) -> some View {
          switch modal { case .settings: Text("Settings") }
        }
      }
      """
    let root = """
      struct A: View {
        @StateObject private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.build(.list)
              .navigationDestination(for: Coordinator.Screen.self) { coordinator.build($0) }
              .sheet(item: $coordinator.modal) { coordinator.build($0) }
          }
        }
      }
      """
    #expect(SwiftFolder.texts(root, coordinator) == ["List", "Settings"])
  }

  @Test("A class whose private property has the name of one of its superclass leaves a gap")
  func samePrivateName() {
    let model = """
      class Base { private var state = 0 }
      final class Job: Base { private var state = "new"; var title = "Job" }
      """
    let root = """
      struct A: View {
        let job = Job()
        var body: some View { Text("a"); Text(job.title) }
      }
      """
    #expect(SwiftFolder.texts(root, model) == ["a", "Title"])
  }
}
