import Testing

/// The advice of `viewtree lint`: it solves the problem, and Swift accepts it.
@Suite("The advice of lints")
struct LintAdviceTests {
  private func lint(_ source: String, _ arguments: String...) -> String {
    let folder = TemporaryFolder()
    let file = folder.file("Card.swift", "import SwiftUI\n\(source)\n#Preview { Card() }\n")
    return CommandRun(["lint", file] + arguments).output
  }

  private static func key(_ value: String, _ reduce: String) -> String {
    """
    struct K: PreferenceKey {
      static var defaultValue: \(value)
      static func reduce(value: inout \(value.prefix { $0 != " " }), nextValue: () -> \(value.prefix { $0 != " " })) { \(reduce) }
    }

    """
  }

  @Test("For a key that keeps its last value, no other default is the advice, but another reduce")
  func lastWins() {
    let text = lint(
      Self.key("CGFloat = 0", "value = nextValue()") + """
        struct Card: View {
          @State private var height: CGFloat = 0
          @State private var show = true
          var body: some View {
            VStack {
              Color.red.preference(key: K.self, value: 50)
              VStack { if show { Color.blue } }
            }
            .onPreferenceChange(K.self) { height = $0 }
          }
        }
        """)
    #expect(text.contains("help: write 'value = max(value, nextValue())', or use an optional with"))
    #expect(!text.contains("choose a default"))
  }

  @Test("A key that is written behind a link is not a key that no view writes")
  func linkDestination() {
    let text = lint(
      Self.key("Int = 0", "value += nextValue()") + """
        struct Inner: View { var body: some View { Color.red.preference(key: K.self, value: 1) } }
        struct Detail: View { var body: some View { Inner() } }
        struct Card: View {
          @State private var count = 0
          var body: some View {
            NavigationStack { NavigationLink("Go") { Detail() } }
              .onPreferenceChange(K.self) { count = $0 }
          }
        }
        """)
    #expect(!text.contains("key-never-written"))
  }

  @Test("The advice for a preference in a toolbar names the toolbar")
  func toolbar() {
    let text = lint(
      Self.key("Int = 0", "value += nextValue()") + """
        struct Card: View {
          @State private var count = 0
          var body: some View {
            NavigationStack {
              Color.red.toolbar { Button("T") {}.preference(key: K.self, value: 7) }
                .onPreferenceChange(K.self) { count = $0 }
            }
          }
        }
        """)
    #expect(text.contains("help: a toolbar passes no preferences to the view that has it"))
    #expect(!text.contains("sheet"))
  }

  @Test("The advice for an unused guide has a type where both axes have the guide")
  func guides() {
    func text(_ container: String) -> String {
      lint(
        """
        struct Card: View {
          var body: some View {
            \(container) { Color.red.alignmentGuide(.leading) { _ in -20 }; Color.blue }
          }
        }
        """)
    }
    #expect(text("HStack").contains("help: add the guide to the HStack instead\n"))
    #expect(
      text("VStack").contains(
        "help: write VStack(alignment: .leading), or alignmentGuide(HorizontalAlignment.center)\n"))
  }

  @Test("A cell that is wider than its column needs a maximum, and no larger frame")
  func gridCell() {
    let text = lint(
      """
      struct Card: View {
        var body: some View {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3)) {
            ForEach(0..<6) { _ in Color.red.frame(width: 150, height: 100) }
          }
        }
      }
      """)
    // 390 / 3 = 130.
    #expect(
      text.contains(
        "help: the column is 130 wide, and this view 150: use .frame(maxWidth: .infinity)"))
  }

  @Test("An empty reduce keeps the first value on purpose")
  func emptyReduce() {
    func text(_ reduce: String) -> String {
      lint(
        Self.key("Int = 0", reduce) + """
          struct Card: View {
            @State private var count = 0
            var body: some View {
              VStack { ForEach(0..<3) { Color.red.preference(key: K.self, value: $0) } }
                .onPreferenceChange(K.self) { count = $0 }
            }
          }
          """)
    }
    #expect(!text("").contains("reduce-never-assigns"))
    #expect(text("value + nextValue()").contains("or leave the body empty to keep the first value"))
  }

  @Test("Pages and an editor in a scroll view collapse, as a list does")
  func collapse() {
    let text = lint(
      """
      struct Card: View {
        @State private var note = ""
        var body: some View {
          ScrollView {
            TabView { Color.red; Color.blue }.tabViewStyle(.page)
            TextEditor(text: $note)
            TextEditor(text: $note).frame(height: 100)
          }
        }
      }
      """)
    #expect(text.components(separatedBy: "[scroll-without-height]").count - 1 == 2)
    #expect(text.contains("this 'TabView' is in a scroll view, which proposes no height"))
  }

  private static let sheet = """
    struct Card: View {
      @State private var height: CGFloat = 0
      var body: some View {
        Color.red.sheet(isPresented: .constant(true)) {
          Text("A sentence that needs two lines in a sheet of a phone, because it is this long")
            .padding()
            .overlay { GeometryReader { g in Color.clear.preference(key: K.self, value: g.size.height) } }
            .onPreferenceChange(K.self) { height = $0 }
            .presentationDetents([.height(height)])
        }
      }
    }
    """

  @Test("A change that needs the state to settle again is tried with the state")
  func settles() {
    let source = Self.key("CGFloat = 0", "value = max(value, nextValue())") + Self.sheet
    #expect(
      lint(source).contains(
        "help: add .fixedSize(horizontal: false, vertical: true): then it is whole, in 2 lines, after "
          + "the state has settled again\n"))
    let folder = TemporaryFolder()
    let file = folder.file("Card.swift", "import SwiftUI\n\(source)\n#Preview { Card() }\n")
    let text = CommandRun(["explain", file, "Text"]).output
    #expect(
      text.contains(
        "with .fixedSize(horizontal: false, vertical: true): 2 lines, not truncated, after the state"
      ))
  }

  private func fixed(_ source: String) -> String {
    let folder = TemporaryFolder()
    let file = folder.file("Card.swift", "import SwiftUI\n\(source)\n#Preview { Card() }\n")
    _ = CommandRun(["lint", "--fix", "--layout", file])
    return folder.text("Card.swift") ?? ""
  }

  @Test("lint --fix --layout removes the fixedSize of a text that is wider than the window")
  func fixesFixedSize() {
    let text = fixed(
      """
      struct Card: View {
        var body: some View {
          VStack {
            Text("This sentence is so long that it runs off the screen instead of wrapping into lines")
              .fixedSize()
            Text("ok")
          }
        }
      }
      """)
    #expect(!text.contains("fixedSize"))
    #expect(text.contains("lines\")\n      Text(\"ok\")"))
  }

  @Test("lint --fix --layout keeps the width of a frame whose height becomes a maximum")
  func fixesFrame() {
    let text = fixed(
      """
      struct Card: View {
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: 200, height: 120)
            Text("Accept")
          }
          .frame(height: 100)
        }
      }
      """)
    #expect(text.contains(".frame(minWidth: 200, maxWidth: 200, maxHeight: 120)"))
  }

  @Test("lint --fix --layout removes a line limit that truncates a text")
  func fixesLineLimit() {
    let text = fixed(
      """
      struct Card: View {
        var body: some View {
          Text("A sentence that needs two lines in the window of a phone, because it is this long")
            .lineLimit(1)
        }
      }
      """)
    #expect(!text.contains("lineLimit"))
  }
}
