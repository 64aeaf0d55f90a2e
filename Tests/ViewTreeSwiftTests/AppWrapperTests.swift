import Testing

@testable import ViewTreeSwift

/// Property wrappers, stores, and functions of apps whose code can't be read as a whole.
@Suite("Wrappers and functions of apps")
struct AppWrapperTests {
  @Test("A wrapper that takes a key path gives the default of the property at its end")
  func keyPaths() {
    let view = """
      struct A: View {
        @Setting(\\.sort) var sort
        @Setting(\\.size) var size
        @Setting(\\.limits.count) private var count
        var body: some View {
          VStack { Text(sort.rawValue); Stepper("\\(size) \\(count)", value: $size); B() }
        }
      }
      struct B: View { @Setting(\\.size) var size; var body: some View { Text("\\(size)") } }
      """
    let settings = """
      enum Sort: String { case hot, new }
      struct Limits { var count: Int }
      class Values { var sort: Sort = .new; var size = 7; var limits: Limits; init() {} }
      @propertyWrapper struct Setting<T>: DynamicProperty {
        private let path: ReferenceWritableKeyPath<Values, T>
        init(_ path: ReferenceWritableKeyPath<Values, T>) { self.path = path }
        var wrappedValue: T { get { Store.get(path) } nonmutating set { Store.set(path, newValue) } }
        var projectedValue: Binding<T> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
      }
      """
    let folder = SwiftFolder([("A.swift", view), ("Settings.swift", settings)], "A")
    #expect(folder.texts.filter { $0 != "" } == ["new", "7 3", "7"], "\(folder.messages)")
  }

  @Test("An undeclared wrapper with arguments gives a value, so that its type has an initializer")
  func undeclared() {
    let texts = SwiftFolder.texts(
      in: "Text(\"\\(Tracker.main.count)\"); B()",
      """
      class Tracker {
        static let main: Tracker = .init()
        @ObservationIgnored @Dependency(\\.disk) private var disk
        var count = 4
      }
      struct B: View { @Default(.size) var size: Int; var body: some View { Text("\\(size)") } }
      """)
    #expect(texts == ["4", "3"])
  }

  @Test("Objects of Core Data have placeholders, also in a list with an unknown id")
  func managedObjects() {
    let view = """
      struct A: View {
        @FetchRequest(sortDescriptors: []) var notes: FetchedResults<Note>
        var body: some View { ForEach(notes, id: \\.objectID) { Text($0.title) } }
      }
      """
    let note = """
      final class Note: NSManagedObject {
        @NSManaged var title: String
        @NSManaged var count: Int16
      }
      """
    #expect(SwiftFolder.texts(view, note) == ["Title", "Title", "Title"])
  }

  @Test("A function without a result that can't be read does nothing, and others still call it")
  func emptyFunctions() {
    let view = """
      struct A: View {
        @State private var model = Model()
        var body: some View { VStack { Text(model.load()); Button("b") { report(1) } } }
      }
      """
    let model = """
      func report(_ n: Int) { Log.main.add(.error(.init(n))) }
      class Model { func load() -> String { report(2); return "done" } }
      """
    let folder = SwiftFolder([("A.swift", view), ("Model.swift", model)], "A")
    #expect(folder.texts.prefix(2) == ["done", "b"], "\(folder.messages)")
    #expect(folder.result.diagnostics.count == 1, "\(folder.messages)")
  }

  @Test("A body that only calls itself without end costs its own value, not the report")
  func endless() {
    let view = """
      struct A: View {
        var store = Store()
        var body: some View { VStack { Text("a"); Text("\\(store.info)") } }
      }
      """
    let store = """
      extension Context {
        func count(for entity: String) -> Int { count(for: "\\(entity)\\(entity)") }
      }
      struct Context { func loop() -> Int { var n = 0; while true { n = 1 - n }; return n } }
      struct Store { var info: Int { Context().count(for: "a") + Context().loop() } }
      """
    #expect(SwiftFolder.texts(view, store).first == "a")
  }
}
