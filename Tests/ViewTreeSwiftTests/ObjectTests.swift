import Testing

@testable import ViewTreeSwift

/// Classes of a Swift file, and the properties of views that hold their objects.
@Suite("Objects of Swift files")
struct ObjectTests {
  private static let model = """
    class Model: ObservableObject {
      @Published var count = 0
      @Published var name = "Ann"
      func add() { count += 1 }
    }

    """

  private func problems(_ text: String) -> [String] { SwiftSample(text).problems }

  @Test("A class is a type of the document as it stands, and StateObject holds it as state")
  func stateObject() {
    let sample = SwiftSample(
      Self.model
        + "struct A: View { @StateObject private var model = Model(); var body: some View { TextField(\"\", text: $model.name) } }"
    )
    #expect(sample.problems == [])
    #expect(sample.json.contains(#""types":{"Model":"class Model: ObservableObject {\n"#))
    #expect(sample.json.contains(#""state":{"model":{"$":"Model()"}}"#))
    #expect(sample.json.contains(#""text":"$model.name""#))
    #expect(sample.report.contains(#"model = Model(count: 0, name: "Ann")"#))
  }

  @Test("ObservedObject, Bindable and plain properties are parameters of the class")
  func parameters() {
    let sample = SwiftSample(
      Self.model
        + """
        @Observable class Store { var isOn = false }
        struct Row: View {
          @ObservedObject var model: Model
          @Bindable var store: Store
          let other: Model
          var body: some View { Toggle(model.name + other.name, isOn: $store.isOn) }
        }
        struct A: View {
          @StateObject private var model = Model()
          @State private var store = Store()
          var body: some View { Row(model: model, store: store, other: model) }
        }
        """)
    #expect(sample.problems == [])
    #expect(
      sample.json.contains(
        #""parameters":{"model":"Model","store":"Store","other":"Model"}"#))
    #expect(
      sample.json.contains(#"{"view":"Row","model":"model","store":"store","other":"model"}"#))
  }

  @Test("What is handed down by the environment is read by its class")
  func environment() {
    let sample = SwiftSample(
      Self.model
        + """
        @Observable class Store { var isOn = false }
        struct Row: View {
          @EnvironmentObject private var model: Model
          @Environment(Store.self) private var store
          var body: some View {
            @Bindable var store = store
            Toggle(model.name, isOn: $store.isOn)
          }
        }
        struct A: View {
          @StateObject private var model = Model()
          @State private var store = Store()
          var body: some View { Row().environmentObject(model).environment(store) }
        }
        """)
    #expect(sample.problems == [])
    #expect(sample.json.contains(#""environment":{"model":"Model","store":"Store"}"#))
    #expect(
      sample.json.contains(#""modifiers":[{"environmentObject":"model"},{"environment":"store"}]"#))
  }

  @Test("An object that an initialiser makes is the first value of state")
  func initialiser() {
    let sample = SwiftSample(
      """
      class Model: ObservableObject {
        @Published var count: Int
        init(count: Int) { self.count = count }
      }
      struct Row: View {
        @StateObject private var model: Model
        init(start: Int) { _model = StateObject(wrappedValue: Model(count: start * 2)) }
        var body: some View { Text("\\(model.count)") }
      }
      struct A: View { var body: some View { Row(start: 4) } }
      """)
    #expect(sample.problems == [])
    #expect(sample.report.contains { $0.hasPrefix("  Text \"8\"") })
  }

  @Test("Classes of their own place and with generic parameters are classes, too")
  func otherClasses() {
    let sample = SwiftSample(
      """
      struct A: View {
        @MainActor @Observable public final class Inner: @unchecked Sendable { var x = 1 }
        class Holder<T>: ObservableObject {
          @Published var value: T
          init(_ value: T) { self.value = value }
        }
        @State private var inner = Inner()
        @StateObject private var holder = Holder<Int>(3)
        var body: some View { Text("\\(inner.x) \\(holder.value)") }
      }
      """)
    #expect(sample.problems == [])
    #expect(sample.report.contains { $0.hasPrefix("Text \"1 3\"") })
  }

  @Test("An initialiser that wraps what it observes hands it on")
  func observedInInitialiser() {
    let sample = SwiftSample(
      Self.model
        + """
        struct Row: View {
          @ObservedObject private var model: Model
          init(_ model: Model) { _model = ObservedObject(wrappedValue: model) }
          var body: some View { Text(model.name) }
        }
        struct A: View {
          @StateObject private var model = Model()
          var body: some View { Row(model) }
        }
        """)
    #expect(sample.problems == [])
    #expect(sample.json.contains(#"{"view":"Row","model":"model"}"#))
  }

  @Test("An object that a preview makes is made once")
  func preview() {
    let sample = SwiftSample(
      """
      /* viewtree
      steps: [{ tap: Text }, { tap: Text }]
      */

      """ + Self.model
        + """
        struct Row: View {
          @EnvironmentObject var model: Model
          var body: some View { Text("\\(model.count)").onTapGesture { model.add() } }
        }
        #Preview { Row().environmentObject(Model()) }
        """)
    #expect(sample.problems == [])
    #expect(sample.json.contains(#""state":{"model":{"type":"Model","value":"Model()"}}"#))
    #expect(sample.report.last == #"model = Model(count: 2, name: "Ann")"#)
  }

  /// A screen that shows the names of a shop, with two rows by a member of its class.
  private static let shop = """
    class Shop: ObservableObject {
      @Published var names: [String] = []
      static var preview: Shop {
        let shop = Shop()
        shop.names = ["a", "b"]
        return shop
      }
      static let sample: Shop = { let shop = Shop(); shop.names.append("c"); return shop }()
    }
    struct List1: View {
      @ObservedObject var shop: Shop
      var body: some View {
        VStack { ForEach(shop.names, id: \\.self) { Text($0) } }
          .onTapGesture { shop.names.append("d") }
      }
    }

    """

  @Test(
    "An object that code fills before a view has it has its values at once, without a warning",
    arguments: [
      ("List1(shop: .preview)", ["a", "b"]), ("List1(shop: Shop.sample)", ["c"]),
      ("let shop = Shop(); shop.names = [\"e\"]; return List1(shop: shop)", ["e"]),
      ("VStack { List1(shop: .preview) }", ["a", "b"]),
    ])
  func filled(preview: String, texts: [String]) {
    let inspection = SwiftSample(Self.shop + "#Preview { \(preview) }").inspection
    #expect(inspection?.diagnostics.map(\.message) == [])
    #expect(inspection?.views.compactMap { inspection?.string($0.text) } == texts)
  }

  @Test("An object that a member of its class makes for a preview is made once")
  func madeByMember() {
    let settings = "/* viewtree\nsteps: [{ tap: VStack }, { tap: VStack }]\n*/\n"
    for preview in ["List1(shop: .preview)", "List1(shop: Shop.preview)"] {
      let sample = SwiftSample(settings + Self.shop + "#Preview { \(preview) }")
      #expect(sample.report.last == #"shop = Shop(names: ["a", "b", "d", "d"])"#)
    }
  }

  @Test("A view that changes an object that it has gets SwiftUI's warning")
  func changedInBody() {
    let sample = SwiftSample(
      Self.model
        + """
        struct A: View {
          @StateObject var model = Model()
          var body: some View {
            let _ = { model.count = 3 }()
            Text("\\(model.count)")
          }
        }
        """)
    #expect(sample.inspection?.diagnostics.map(\.id) == ["state-modified-during-view-update"])
  }

  @Test("An app hands its objects down to a view that reads them")
  func app() {
    let sample = SwiftSample(
      Self.model
        + """
        struct ContentView: View {
          @EnvironmentObject var model: Model
          var body: some View { Text(model.name) }
        }
        @main struct Shop: App {
          @StateObject private var model = Model()
          var body: some Scene { WindowGroup { ContentView().environmentObject(model) } }
        }
        """)
    #expect(sample.problems == [])
    #expect(sample.report.contains { $0.hasPrefix("  Text \"Ann\"") })
  }

  @Test(
    "Objects that the root observes and makes itself, and static and global ones, are made once")
  func once() {
    let sample = SwiftSample(
      """
      /* viewtree
      steps: [{ tap: Text }]
      */
      class Model: ObservableObject {
        static let shared = Model()
        @Published var count = 0
      }
      let global = Model()
      struct A: View {
        static let own = Model()
        @ObservedObject var model = Model()
        var body: some View {
          Text("\\(model.count) \\(global.count) \\(Self.own.count) \\(Model.shared.count)")
            .onTapGesture {
              model.count += 1
              global.count += 2
              Self.own.count += 3
              Model.shared.count += 4
            }
        }
      }
      """)
    #expect(sample.problems == [])
    #expect(sample.report.contains { $0.contains("\"0 0 0 0\" to \"1 2 3 4\"") })
  }

  // MARK: - What is left out

  @Test("Members of a class that cannot be read are left out, each with its place, and no others")
  func members() {
    let sample = SwiftSample(
      """
      import Combine
      final class Model: NSObject, ObservableObject {
        @Published var count = 0 { didSet { save() } }
        private var bag = Set<AnyCancellable>()
        override init() {
          super.init()
          count = 3
          Timer.publish(every: 1, on: .main, in: .common).sink { _ in }.store(in: &bag)
        }
        func save() { URLSession.shared.resume() }
        func add() { count += 1 }
      }
      extension Model { var twice: Int { count * 2 } }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View { Text("\\(model.twice)").onTapGesture { model.add() } }
      }
      """)
    #expect(
      sample.problems.map { String($0.prefix { $0 != "(" }) } == [
        "4:25 warning swift-hole: 'bag' is skipped: viewtree does not know 'AnyCancellable'",
        "8:5 warning swift-hole: this statement is not run: viewtree does not know 'Timer'",
        "10:17 warning swift-hole: this action is not run: viewtree does not know 'URLSession'",
      ])
    #expect(sample.report.contains { $0.hasPrefix("Text \"6\"") })
  }

  @Test("A property whose class is not known, or is more than a class of the file, is left out")
  func classes() {
    let view =
      "struct A: View { @StateObject var x = Model(); var body: some View { Text(\"a\") } }"
    func reason(_ declaration: String) -> [String] {
      problems(declaration + view).map { String($0.split(separator: ":").last ?? "") }
    }
    #expect(reason("") == [" the class 'Model' is not declared here"])
    #expect(
      reason("class Model: Player {}\n") == [
        " the class 'Model' inherits from 'Player', which is not supported"
      ])
    #expect(reason("class Model: AVPlayer {}\n") == [])
    #expect(reason("class Base {}\nclass Model: Base {}\n") == [])
    #expect(reason("actor Model {}\n") == [])
    #expect(reason("protocol P {}\nclass Model: P, ObservableObject {}\n") == [])
    #expect(reason("class Model: PlayerDelegate, ObservableObject {}\n") == [])
  }

  @Test("A class that nothing uses is not read, and nothing is told of it")
  func unused() {
    #expect(
      problems(
        "class Window: UIWindow { func a() { b() } }\nclass C { func a() { b() } }\nstruct A: View { var body: some View { Text(\"a\") } }"
      ) == [])
  }

  @Test("With --holes error a class that cannot be read is an error")
  func strict() {
    let text =
      "class Model: ObservableObject { func a() { b() } }\nstruct A: View { @StateObject var x = Model(); var body: some View { Text(\"a\") } }"
    #expect(SwiftSample(text).result.document != nil)
    #expect(SwiftSample(text, SwiftOptions(holes: .error)).result.document == nil)
  }

  @Test("A type that nothing declares is told once, however often aliases double it")
  func doubledAlias() {
    let aliases = (1...14).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))" }
    let sample = SwiftSample(
      """
      typealias T0 = Unknown
      \(aliases.joined(separator: "\n"))
      struct B { var x: T14 }
      struct A: View { var b: B?; var body: some View { Text("a") } }
      """)
    #expect(sample.problems.filter { $0.contains("viewtree does not know 'Unknown'") }.count == 1)
  }
}
