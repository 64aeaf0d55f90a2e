import Testing

@testable import ViewTreeCommands

/// Problems with their causes: which comes first, and what would help.
@Suite("Causes of problems")
struct CauseFirstTests {
  private func screen(_ body: String) -> String {
    "struct Screen: View {\n  var body: some View {\n\(body)\n  }\n}\n#Preview { Screen() }\n"
  }

  private func lint(_ options: String..., input: String) -> String {
    CommandRun(["lint"] + options + ["--input", "swift", "-"], input: input).output
  }

  private func explain(_ view: String, input: String) -> String {
    CommandRun(["explain", "--input", "swift", "-", view], input: input).output
  }

  /// The lines and the lints of the findings, in order.
  private func findings(_ input: String, window: String = "390x844") -> [String] {
    lint("--format", "compact", "--window", window, input: input).split(separator: "\n")
      .filter { $0.hasSuffix("]") && $0.contains(" [") }
      .map { line in
        let words = line.split(separator: " ")
        return "\(words[0].split(separator: ":").last ?? "") \(words.last ?? "")"
      }
  }

  /// A frame of 390 points with 16 points of padding on each side in a window of 390.
  private static let banner = """
        VStack(alignment: .leading) {
          Text("Good morning")
          Text("Sale").frame(width: 390).padding()
          Spacer()
        }
    """

  @Test("The frame that makes a column too wide comes before the texts that it moves")
  func frame() {
    let screen = screen(Self.banner)
    #expect(findings(screen) == ["5 [outside-window]", "4 [outside-window]"])
    #expect(
      lint(input: screen).contains(
        "this makes the 'VStack' around it 422 wide, and the window is 390 wide"))
    #expect(
      explain("Good morning", input: screen).contains(
        "16 past the left edge of the window: .frame of Text \"Sale\" (line 5) makes VStack "
          + "(line 3) 422 wide, and the window is 390 wide"))
  }

  @Test("A frame that makes a column too wide is a problem even if no text is outside the window")
  func frameAlone() {
    let screen = screen("    VStack { Text(\"Sale\").frame(width: 390).padding() }")
    #expect(findings(screen) == ["3 [outside-window]"])
  }

  @Test("A row that doesn't fit comes before the title that it moves out of the window")
  func row() {
    let screen = screen(
      """
          VStack(alignment: .leading) {
            Text("Topics")
            HStack(spacing: 0) {
              Text("A").frame(width: 300)
              Text("B").frame(width: 250)
            }
          }
      """)
    #expect(
      findings(screen) == ["5 [children-dont-fit]", "4 [outside-window]"])
  }

  @Test("A card that is too wide at 320 points has three findings, the cause first")
  func card() {
    let card = screen(
      """
          HStack {
            Text("Headphones").fixedSize()
            Text("Noise-Cancelling Headphones").lineLimit(1)
            Button("Add to Cart") {}.buttonStyle(.borderedProminent).fixedSize()
            Color.gray.frame(width: 140, height: 44)
          }
      """)
    #expect(
      findings(card, window: "320x568")
        == ["3 [children-dont-fit]", "4 [outside-window]", "5 [text-squeezed]"])
    #expect(findings(card, window: "700x568") == [])
  }

  @Test("A row that doesn't fit comes before a cut text of a component that is declared before it")
  func component() {
    let screen = """
      struct Name: View {
        var body: some View { Text("A long name").frame(width: 40, height: 10) }
      }
      struct Screen: View {
        var body: some View {
          HStack(spacing: 0) {
            Name()
            Color.red.frame(width: 200)
            Color.blue.frame(width: 200)
          }
        }
      }
      #Preview { Screen() }
      """
    let found = findings(screen)
    #expect(found.first == "6 [children-dont-fit]")
    #expect(found.contains("2 [text-cut]"))
  }

  @Test("A text that is larger than its frame comes before the view that it covers")
  func overlap() {
    let screen = screen(
      """
          VStack(spacing: 0) {
            Text("One").frame(height: 5)
            Text("Two")
          }
      """)
    #expect(findings(screen) == ["4 [text-cut]", "4 [siblings-overlap]"])
  }

  @Test("A misspelled coordinate space comes before the loop that it causes")
  func coordinateSpace() {
    let screen = """
      struct Top: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
      }
      struct Screen: View {
        @State private var top: CGFloat = 0
        var body: some View {
          VStack(spacing: 0) {
            Color.blue.frame(height: 160 + top)
            ScrollView {
              Color.red.background(GeometryReader { proxy in
                Color.clear.preference(key: Top.self, value: proxy.frame(in: .named("scrol")).minY)
              })
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(Top.self) { top = $0 }
          }
        }
      }
      """
    #expect(findings(screen) == ["12 [unknown-coordinate-space]", "6 [feedback-loop]"])
  }

  @Test("A body that sets its own state should do so in an action")
  func setInBody() {
    let screen = """
      struct Screen: View {
        @State private var renders = 0
        var body: some View {
          renders += 1
          return VStack { Text("Rendered \\(renders) times") }
        }
      }
      """
    #expect(lint(input: screen).contains("help: assign 'renders' in an action"))
  }

  @Test(
    "The help for a truncated text is a change that shows all of it, with its cost",
    arguments: [
      (".lineLimit(1)", "remove the line limit: then it is whole, in 2 lines"),
      (
        ".frame(height: 20)",
        "add .fixedSize(horizontal: false, vertical: true): then it is whole, in 2 lines; but it is "
          + "larger than the frame"
      ),
    ])
  func truncated(modifier: String, help: String) {
    let screen = screen("    Text(\"One two three four five\")\(modifier).frame(width: 150)")
    #expect(lint("--warn", "text-truncated", input: screen).contains("help: \(help)"))
  }

  @Test(
    "A small button with only a symbol is a problem, except in a bar and with a large label",
    arguments: [
      ("Button { } label: { Image(systemName: \"heart\") }", true),
      ("Color.red.overlay { Button { } label: { Image(systemName: \"heart\") } }", true),
      ("Button(\"Edit\") { }", false),
      (
        "Button { } label: { Image(systemName: \"heart\").frame(minWidth: 44, minHeight: 44) }",
        false
      ),
      (
        "NavigationStack { Text(\"a\").toolbar { Button { } label: { Image(systemName: \"heart\") } } }",
        false
      ),
    ])
  func symbols(view: String, isSmall: Bool) {
    #expect(findings(screen("    \(view)")) == (isSmall ? ["3 [small-control]"] : []))
  }

  @Test(
    "A frame with an infinite maximum under fixedSize has its ideal width, and the reason says so")
  func fixedSize() {
    let screen = screen("    Text(\"Log in\").frame(maxWidth: .infinity).fixedSize().id(\"a\")")
    let answer = explain("Text", input: screen)
    #expect(answer.contains(".fixedSize (line 3) proposes no width"))
  }

  @Test("A ViewThatFits names the length that its first child needs")
  func viewThatFits() {
    let screen = screen(
      "    ViewThatFits { Color.red.frame(width: 500, height: 9); Color.blue.frame(width: 70, height: 9) }"
    )
    #expect(
      explain("ViewThatFits", input: screen).contains(
        "the first child that fits; the first child needs 500, and has 390"))
  }

  @Test("A number that is broken in a later copy of a component is found")
  func laterCopies() {
    let screen = screen(
      "    VStack { ForEach([\"$4\", \"$129.99\"], id: \\.self) { Text($0).font(.title.bold()).frame(width: 98) } }"
    )
    #expect(findings(screen) == ["3 [word-broken]"])
  }

  @Test("Only a written layout priority is named, and not that of views beside a spacer")
  func priorities() {
    let row = screen("    HStack { Text(\"Left\"); Spacer(); Text(\"Right\") }")
    #expect(!explain("Spacer", input: row).contains("layoutPriority"))
  }

  @Test("A text without space follows the row that doesn't fit, which is its cause")
  func squeezed() {
    let screen = screen(
      """
          HStack(spacing: 10) {
            Text("Title")
            Color.red.frame(width: 180, height: 20)
            Color.blue.frame(width: 220, height: 20)
          }
      """)
    #expect(findings(screen) == ["3 [children-dont-fit]", "4 [text-squeezed]"])
    #expect(
      lint(input: screen).contains(
        "'Title' is 0 points wide: the views next to it take all the space of the HStack in line 3, "
          + "which doesn't fit"))
  }

  @Test(
    "An unused alignment guide names the alignment of the stack, and both ways to use it",
    arguments: [
      (
        "VStack(alignment: .trailing)", ".leading",
        "the VStack in line 3 aligns its children by '.trailing', not by '.leading'",
        "write VStack(alignment: .leading), or alignmentGuide(.trailing)"
      ),
      (
        "HStack", ".top", "the HStack in line 3 aligns its children by '.center', not by '.top'",
        "write HStack(alignment: .top), or alignmentGuide("
      ),
      (
        "HStack", ".leading",
        "the HStack in line 3 aligns its children by '.center', not by '.leading'",
        "add the guide to the HStack instead"
      ),
    ])
  func guide(stack: String, guide: String, reason: String, help: String) {
    let found = lint(
      input: screen(
        "    \(stack) { Text(\"a\").alignmentGuide(\(guide)) { _ in 10 }; Text(\"bb\") }"))
    #expect(found.contains(reason))
    #expect(found.contains(help))
  }

  /// 0.25 points on each side are half a pixel of an iPhone's window with two pixels per point.
  @Test(
    "Less than a pixel outside the window isn't a problem",
    arguments: [("390.5", []), ("391.5", ["3 [outside-window]"])])
  func pixel(width: String, problems: [String]) {
    let screen = screen(
      "    Image(systemName: \"star\").resizable().frame(width: \(width), height: 20)")
    #expect(findings(screen) == problems)
  }

  @Test("A path that draws over the next view of a scroll view is found, and a framed one isn't")
  func path() {
    func screen(_ frame: String) -> String {
      self.screen(
        """
            ScrollView {
              Path { $0.addRect(CGRect(x: 0, y: 0, width: 50, height: 60)) }\(frame)
              Text("Below")
            }
        """)
    }
    #expect(findings(screen("")) == ["4 [siblings-overlap]"])
    #expect(lint(input: screen("")).contains("give the Path a frame as large as its outline"))
    #expect(findings(screen(".frame(height: 60)")) == [])
  }

  @Test("A change that shows less of another text costs something")
  func shorter() {
    let screen = screen(
      """
          HStack(spacing: 0) {
            Text("A long title of a song").lineLimit(1)
            Text("And a long name of an artist").lineLimit(1)
          }
          .frame(width: 200)
      """)
    // The priority would leave the second text, which is truncated already, only a few points.
    #expect(!lint(input: screen).contains("layoutPriority(1): then it is whole\n"))
  }
}
