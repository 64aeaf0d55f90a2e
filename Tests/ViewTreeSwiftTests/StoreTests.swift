import Testing
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Stores of the Composable Architecture, which are read as the states that they hold.
@Suite("Stores in Swift files")
struct StoreTests {
  private func texts(_ code: String) -> [String] {
    let sample = SwiftSample("import ComposableArchitecture\nimport SwiftUI\n" + code)
    let texts = sample.inspection.map { inspection in
      inspection.views.compactMap { inspection.string($0.text) }
    }
    return sample.problems.filter { !$0.contains("swift-stores") } + (texts ?? [])
  }

  /// A reducer with two rows, and the view of a row.
  private static let list = """
    @Reducer
    struct List {
      @ObservableState
      struct State: Equatable {
        var title = "List"
        var rows: IdentifiedArrayOf<Row.State> = []
        var first: Row.State?
        @Presents var alert: AlertState<Action.Alert>?
      }
      enum Action {
        case add
        case rows(IdentifiedActionOf<Row>)
        case alert(PresentationAction<Alert>)
        enum Alert { case confirm }
      }
      @Dependency(\\.uuid) var uuid
      var body: some ReducerOf<Self> {
        Reduce { state, action in .none }
          .forEach(\\.rows, action: \\.rows) { Row() }
      }
    }
    @Reducer
    struct Row {
      @ObservableState
      struct State: Equatable, Identifiable { let id: Int; var name: String; var isOn = false }
      enum Action: BindableAction { case binding(BindingAction<State>) }
      var body: some ReducerOf<Self> { BindingReducer() }
    }
    struct RowView: View {
      @Bindable var store: StoreOf<Row>
      var body: some View { Toggle(store.name, isOn: $store.isOn) }
    }
    let sample = List.State(
      rows: [Row.State(id: 1, name: "One"), Row.State(id: 2, name: "Two", isOn: true)],
      first: Row.State(id: 1, name: "First"))

    """

  private func listTexts(_ body: String) -> [String] {
    texts(
      Self.list + """
        struct ListView: View {
          @Bindable var store: StoreOf<List>
          var body: some View { \(body) }
        }
        #Preview { ListView(store: Store(initialState: sample) { List() }) }
        """)
  }

  @Test(
    "The cases of a store have the views of their states, made by closures or by initializers",
    arguments: [
      ("login", "login me"), ("home", "home 3"), ("other", "other"),
    ])
  func cases(state: String, text: String) {
    let code = """
      struct App: Reducer {
        enum State: Equatable { case login(Login.State), home(Home.State), other }
        enum Action { case login(Login.Action), home(Home.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }
            .ifCaseLet(/State.login, action: /Action.login) { Login() }
        }
      }
      struct Login: Reducer {
        struct State: Equatable { var name = "me" }
        enum Action { case go }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct Home: Reducer {
        struct State: Equatable { var number = 3 }
        enum Action { case go }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct LoginView: View {
        let store: StoreOf<Login>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in Text("login \\(viewStore.name)") }
        }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View { Text("home \\(store.number)") }
      }
      """
    let login = "CaseLet(/App.State.login, action: App.Action.login, then: LoginView.init(store:))"
    let home =
      "CaseLet(/App.State.home, action: App.Action.home) { store in HomeView(store: store) }"
    let cases = """
        case .login: \(login)
        case .home: \(home)
        case .other: Text("other")
      """
    let made = state == "login" ? ".login(.init())" : state == "home" ? ".home(.init())" : ".other"
    for header in ["{ state in switch state", "{ switch $0"] {
      let root = """

        struct AppView: View {
          let store: StoreOf<App>
          var body: some View { SwitchStore(self.store) \(header) {
            \(cases)
          } } }
        }
        #Preview { AppView(store: Store(initialState: \(made)) { App() }) }
        """
      #expect(texts(code + root) == [text])
    }
  }

  @Test("An optional state and rows may have an initializer as their content")
  func initializers() {
    #expect(
      listTexts(
        """
        VStack {
          IfLetStore(store.scope(state: \\.first, action: \\.first), then: RowView.init(store:))
          ForEachStore(store.scope(state: \\.rows, action: \\.rows), content: RowView.init(store:))
        }
        """) == ["First", "One", "Two"])
  }

  @Test("A store has the state that it is given, and the states of its scopes")
  func scopes() {
    let texts = listTexts(
      """
      VStack {
        Text(store.title)
        ForEach(store.scope(state: \\.rows, action: \\.rows)) { store in RowView(store: store) }
        if let store = store.scope(state: \\.first, action: \\.first) { Text(store.name) }
        Button("Add") { store.send(.add) }
      }
      .alert($store.scope(state: \\.alert, action: \\.alert))
      .task { await store.send(.add).finish() }
      """)
    #expect(texts == ["List", "One", "Two", "First", "Add"])
  }

  @Test("Store views of earlier versions show what the current ones show")
  func storeViews() {
    let texts = listTexts(
      """
      WithViewStore(store, observe: { $0 }) { viewStore in
        VStack {
          Text(viewStore.title)
          ForEachStore(store.scope(state: \\.rows, action: List.Action.rows)) { row in
            RowView(store: row)
          }
          IfLetStore(store.scope(state: \\.first, action: List.Action.first)) { first in
            WithViewStore(first, observe: \\.name) { name in Text(name.state) }
          } else: {
            Text("none")
          }
          Toggle("All", isOn: viewStore.binding(get: \\.rows.isEmpty, send: List.Action.all))
        }
      }
      """)
    #expect(texts == ["List", "One", "Two", "First", "All"])
  }

  @Test("A view can observe a part of a state")
  func viewStates() {
    let texts = texts(
      """
      struct Game: ReducerProtocol {
        struct State: Equatable { var score = 3; @BindingState var name = "Ada" }
        enum Action { case tap }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      struct GameView: View {
        let store: StoreOf<Game>
        @ObservedObject var viewStore: ViewStore<ViewState, Game.Action>
        struct ViewState: Equatable {
          let title: String
          @BindingViewState var name: String
          init(state: BindingViewStore<Game.State>) {
            self.title = "Score \\(state.score)"
            self._name = state.$name
          }
        }
        init(store: StoreOf<Game>) {
          self.store = store
          self.viewStore = ViewStore(store, observe: ViewState.init(state:))
        }
        var body: some View { VStack { Text(viewStore.title); Text(viewStore.name) } }
      }
      struct GameView_Previews: PreviewProvider {
        static var previews: some View {
          GameView(store: Store(initialState: Game.State(score: 5), reducer: { Game() }))
        }
      }
      """)
    #expect(texts == ["Score 5", "Ada"])
  }

  @Test("A sheet of a store shows its child, and one without a child isn't there")
  func sheets() {
    let texts = listTexts(
      """
      Text("root")
        .sheet(item: $store.scope(state: \\.first, action: \\.first)) { store in Text(store.name) }
      """)
    #expect(texts == ["root", "First"])
  }

  @Test("Offsets, lines and the code in messages are those of the file")
  func places() {
    let source = SourceFile(
      name: "A.swift",
      text: """
        import ComposableArchitecture
        struct A: View {
          let store: StoreOf<B>
          var body: some View { Text(store.scope(
            state: \\.title, action: \\.title)) }
        }
        """)
    let read = StoreRewriter.rewritten(source)
    #expect(read.bytes.count == source.bytes.count)
    #expect(String(decoding: read.bytes, as: UTF8.self).contains("let store: B.State"))
    #expect(String(decoding: read.bytes, as: UTF8.self).contains("Text(store.title"))
    #expect(LineTable(read).lineText(at: 50) == "  let store: StoreOf<B>")
  }

  @Test("Files that don't import the package are read as they are")
  func others() {
    let source = SourceFile(
      name: "A.swift", text: "// ComposableArchitecture\nlet x = Store(initialState: 3) { 4 }")
    #expect(!StoreRewriter.rewritten(source).isRewritten)
  }

  @Test("Bytes of a broken file that imports the package are rewritten without a trap")
  func broken() {
    let whole = Array(("import ComposableArchitecture\n" + Self.list).utf8)
    for length in stride(from: 30, to: whole.count, by: 13) {
      let source = SourceFile(name: "A.swift", bytes: Array(whole[..<length]))
      #expect(StoreRewriter.rewritten(source).bytes.count == length)
    }
  }
}
