import Testing
import ViewTreeLayout

@testable import ViewTreeCommands

/// Problems of a screen that commands report without an option, and names that people type first.
@Suite("Problems and everyday names")
struct ProblemTests {
  /// A row of 80, 300 and a title in a window of a phone.
  private static let card = """
    /* viewtree
    window: { width: 320, height: 568 }
    */
    import SwiftUI
    struct Card: View {
      var body: some View {
        HStack {
          Color.red.frame(width: 80, height: 80)
          Text("Headphones").lineLimit(1)
          Color.blue.frame(width: 300, height: 40)
        }
      }
    }
    """

  private func run(_ words: String..., input: String = card) -> CommandRun {
    CommandRun(words + ["--input", "swift", "-"], input: input)
  }

  private func lints(_ input: String) -> [String] {
    LintFixture.findings(CommandRun(["lint", "--input", "swift", "-"], input: input)).compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
  }

  @Test(
    "A text without space names the modifier that has the space, or else the views next to it",
    arguments: [
      ("Text(\"Gone\").frame(width: 0)", "frame in line 3 leaves it no space"),
      ("HStack { Text(\"Gone\") }.frame(width: 0)", "frame in line 3 leaves it no space"),
      ("Text(\"Gone\").padding(200)", "padding in line 3 leaves it no space"),
      (
        "Text(\"Gone\")\n    Color.blue.frame(width: 390)",
        "the views next to it take all the space"
      ),
    ])
  func squeezed(text: String, reason: String) {
    let card = "#Preview {\n  HStack {\n    \(text)\n    Color.red\n  }\n}\n"
    #expect(run("lint", input: card).output.contains("'Gone' is 0 points wide: \(reason)"))
  }

  @Test("A row that doesn't fit a phone is a warning with its rigid children, before its effects")
  func overflow() {
    #expect(lints(Self.card) == ["children-dont-fit", "text-squeezed"])
    let text = run("lint").output
    #expect(text.contains("this 'HStack' needs to be 396 wide, but gets 320"))
    #expect(text.contains("note: Color doesn't shrink: 300"))
    // A small window is no screen.
    let small = Self.card.replacing("width: 320, height: 568", with: "width: 320, height: 100")
    #expect(lints(small).isEmpty)
  }

  @Test("A stack that gets more than its share from the stack around it is no problem")
  func roomyStack() {
    // Each of 4 views is offered (568 - 24) / 4 = 136. The first takes 200, and the whole is 254.
    func column(_ height: Int) -> String {
      """
      #Preview(traits: .fixedLayout(width: 320, height: 568)) {
        VStack(spacing: 8) {
          VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 100)
            Color.red.frame(width: 10, height: 100)
          }
          Color.blue.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: \(height))
        }
      }

      """
    }
    #expect(lints(column(10)) == [])
    #expect(lints(column(400)).contains("children-dont-fit"))
  }

  @Test("inspect begins with the problems, and its full form ends with their number")
  func count() {
    let lines = run("inspect").outputLines
    #expect(lines[0].hasSuffix(", 2 problems"))
    #expect(lines[1].hasPrefix("warning: ") && lines[2].hasPrefix("warning: "))
    #expect(lines[3] == "  reasons and fixes: viewtree lint -")
    #expect(
      run("inspect", "--format", "text").output.hasSuffix(
        "\n2 problems: run viewtree lint -\n"))
    let fine = Self.card.replacing("width: 300", with: "width: 100")
    #expect(run("inspect", input: fine).outputLines[0].hasSuffix(", 0 problems"))
    #expect(!run("inspect", "--format", "text", input: fine).output.contains("problem"))
    #expect(!run("inspect", "--only", "views").output.contains("problem"))
    #expect(!run("inspect", "--format", "json").output.contains("problem"))
  }

  @Test("A saved report is compared without the number of problems")
  func saved() {
    let folder = TemporaryFolder()
    let card = folder.file("Card.swift", Self.card)
    let saved = folder.file("saved.txt", CommandRun(["inspect", "--format", "text", card]).output)
    #expect(
      folder.text("saved.txt")?.hasSuffix("2 problems: run viewtree lint \(card)\n") == true)
    #expect(CommandRun(["diff", saved, card]).status == .fine)
    let brief = folder.file("brief.txt", CommandRun(["inspect", card]).output)
    let refused = CommandRun(["diff", brief, card])
    #expect(refused.status == .unusable && refused.error.contains("save it with"))
  }

  @Test(
    "A comment ignores findings on its line, or on the next one if it has no code before it",
    arguments: [
      ("Color.red // viewtree:ignore\n      Text(\"Headphones\").lineLimit(1)", false),
      ("Text(\"Headphones\").lineLimit(1)  // viewtree:ignore text-squeezed", true),
      ("// viewtree:ignore text-squeezed, text-cut\n      Text(\"Headphones\").lineLimit(1)", true),
      ("Text(\"Headphones\").lineLimit(1)  // viewtree:ignore", true),
      ("Text(\"Headphones\").lineLimit(1)  // viewtree:ignore text-cut", false),
      ("// viewtree:ignore text-squeezed\n\n      Text(\"Headphones\").lineLimit(1)", false),
    ])
  func ignored(line: String, isIgnored: Bool) {
    let card = Self.card.replacing("Text(\"Headphones\").lineLimit(1)", with: line)
    #expect(lints(card).contains("text-squeezed") != isIgnored)
  }

  @Test("A comment with the name of no lint is a warning with the nearest name, and prose is not")
  func unknownNameInComment() {
    let folder = TemporaryFolder()
    let line = "Text(\"Headphones\").lineLimit(1)"
    let card = folder.file(
      "Card.swift",
      Self.card.replacing(
        line, with: line + "  // viewtree:ignore text-squeesed, text-cut because it is short"))
    let output = CommandRun(["lint", card]).output
    #expect(output.contains("warning: unknown lint 'text-squeesed' [unknown-lint]"))
    #expect(output.contains("did you mean 'text-squeezed'?"))
    #expect(!output.contains("unknown lint 'because'"))
  }

  @Test("A view of scrolled content that is too wide has a finding that points to its cause")
  func widerThanScrollView() {
    let folder = TemporaryFolder()
    let card = folder.file(
      "Wide.swift",
      """
      import SwiftUI
      struct Wide: View {
        var body: some View {
          ScrollView {
            VStack(alignment: .leading) {
              Text("A title that is longer")
              Color.red.frame(width: 500, height: 900)
              Text("Last")
            }
          }
        }
      }
      """)
    let output = CommandRun(["lint", card, "--device", "iPhone 17"]).output
    // (402 - 500) / 2 = -49. The last text is below the window, too, but can be scrolled to.
    #expect(output.contains("'ScrollView/VStack/Text[0]' extends past the window: it is at -49"))
    #expect(!output.contains("ScrollView/VStack/Text[2]"))
    #expect(output.contains("7:19: note: this makes the 'VStack' around it 500 wide"))
    let both = folder.text("Wide.swift")?.replacing(
      "ScrollView {", with: "ScrollView([.horizontal, .vertical]) {")
    let free = folder.file("Free.swift", both ?? "")
    #expect(CommandRun(["lint", free, "--device", "iPhone 17"]).status == .fine)
  }

  @Test("explain names the step that last changed the state behind a length")
  func stepBehindState() {
    let folder = TemporaryFolder()
    let card = folder.file(
      "Tap.swift",
      """
      import SwiftUI
      struct Card: View {
        @State private var width: CGFloat = 100
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Wider") { width += 50 }
            Color.red.frame(width: width, height: 20)
            Button("Open") { isOpen = true }
          }
        }
      }
      """)
    let explain = ["explain", card, "Color", "--tap", "Wider", "--tap", "Open"]
    #expect(
      CommandRun(explain).output
        .contains("width is state variable width, now 150 since step 1 (tap Wider)\n"))
    #expect(
      CommandRun(["explain", card, "Color"]).output
        .contains("width is state variable width, now 100\n"))
  }

  @Test("A member of JSON ignores findings, too")
  func ignoredInJSON() {
    let document = """
      { "viewtree": 1, "root": {
        "comment": "viewtree:ignore text-cut",
        "view": "Text", "text": "A title", "modifiers": [{ "frame": { "height": 10 } }] } }
      """
    #expect(CommandRun(["lint", "-"], input: document).status == .fine)
    let other = document.replacing("ignore text-cut", with: "ignore")
    #expect(CommandRun(["lint", "-"], input: other).status == .fine)
    let none = document.replacing("viewtree:ignore", with: "ignore")
    #expect(CommandRun(["lint", "-"], input: none).status == .no)
  }

  @Test("A view of a Swift file whose only use is skipped is not called unused")
  func skippedUse() {
    let card = """
      struct Row: View { let id: Int; var body: some View { Text("row") } }
      #Preview { NavigationLink(destination: Row(id: Missing.id)) { Text("a") } }

      """
    let folder = TemporaryFolder()
    let run = CommandRun(["lint", folder.file("Card.swift", card)])
    #expect(run.status == .fine && run.output == "no problems\n", "\(run.output)")
  }

  // MARK: - Names

  @Test("A file instead of a command, and other first words, have a suggestion")
  func firstWords() {
    #expect(
      CommandRun(["Card.swift"]).error.contains("did you mean 'viewtree inspect Card.swift'?"))
    #expect(CommandRun(["a b.json"]).error.contains("did you mean 'viewtree inspect 'a b.json''?"))
    #expect(CommandRun(["version"]).error.contains("did you mean 'viewtree --version'?"))
    #expect(CommandRun(["-v"]).error.contains("did you mean '--version'?"))
    #expect(
      CommandRun(["inspect", "--all", "a.json"]).error.contains("did you mean '--format text'?"))
    #expect(CommandRun(["inspekt"]).error.contains("did you mean 'inspect'?"))
  }

  @Test("A device, a text size and an appearance hold for each command that evaluates")
  func environment() {
    let text = "{\"viewtree\": 1, \"root\": {\"view\": \"Text\", \"text\": \"a\"}}"
    for command in [["inspect"], ["order"], ["lint"], ["keys"], ["draw", "--format", "text"]] {
      let words = command + ["--device", "iPhone17", "--dynamic-type", "accessibility3", "-"]
      #expect(CommandRun(words, input: text).status == .fine, "\(command)")
    }
    #expect(
      CommandRun(["inspect", "--device", "iPhone17", "-"], input: text).output.contains(
        "402x874 @3x"))
    let wrong = CommandRun(["inspect", "--device", "iPhone71", "-"], input: text)
    #expect(wrong.error.contains("there is no device 'iPhone71'"))
    #expect(
      CommandRun(["inspect", "--dynamic-type", "huge", "-"], input: text).error.contains(
        "'--dynamic-type' cannot be 'huge'; it can be: xSmall"))
    let both = CommandRun(["inspect", "--device", "iPad", "--window", "9x9", "-"], input: text)
    #expect(both.error.contains("'--window' and '--device' exclude each other"))
  }

  @Test("Text sizes have an order, and appearance and locale come from the options")
  func sizes() {
    let input = """
      import SwiftUI
      struct A: View {
        @Environment(\\.dynamicTypeSize) var size
        @Environment(\\.colorScheme) var scheme
        @Environment(\\.locale) var locale
        var body: some View {
          Text("\\(size.isAccessibilitySize) \\(size > .large) \\(scheme == .dark) \\(locale.identifier)")
        }
      }
      """
    #expect(run("inspect", input: input).output.contains("\"false false false en_US\""))
    let words = ["--dynamic-type", "accessibility1", "--color-scheme", "dark", "--locale", "de_DE"]
    let large = CommandRun(["inspect"] + words + ["--input", "swift", "-"], input: input)
    #expect(large.output.contains("\"true true true de_DE\""))
  }

  // MARK: - Reasons

  @Test("explain lists the calls of a custom layout, and who made them")
  func calls() {
    let input = """
      /* viewtree
      window: { width: 100, height: 50 }
      */
      import SwiftUI
      struct Line: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: min(proposal.width ?? 30, 30), height: 10)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      struct A: View {
        var body: some View { HStack(spacing: 0) { Line { Color.red }; Spacer(minLength: 0) } }
      }
      """
    let text = CommandRun(["explain", "--calls", "--input", "swift", "-", "Line"], input: input)
      .output
    #expect(text.contains("\nCalls\nHStack (line 14) asks "))
    #expect(text.contains("  0x50 -> 0x10  to measure it, when it has 100x50\n"))
    #expect(text.contains("  100x50 -> 30x10  to measure it, when it has 100x50\n"))
    #expect(text.contains("  100x50 -> 30x10  to place it, when it has 100x50\n"))
  }

  @Test("A plain function runs its statements before it returns a view")
  func statements() {
    let input = """
      import SwiftUI
      struct A: View {
        @State private var size: CGSize = .zero
        var body: some View {
          Color.clear.frame(height: 43).background(
            GeometryReader { geo -> Color in
              DispatchQueue.main.async { size = geo.size }
              return Color.clear
            })
        }
      }
      """
    let text = run("inspect", input: input).output
    #expect(text.contains("size = CGSize(width: 390, height: 43)"))
    let counting = """
      import SwiftUI
      struct A: View {
        @State private var count = 0
        var body: some View {
          count += 1
          return Text("x")
        }
      }
      """
    #expect(run("inspect", input: counting).output.contains("Modifying state during view update"))
  }

  @Test("The least height of a list's rows comes from the environment")
  func rows() {
    let input = """
      /* viewtree
      window: { width: 390, height: 400 }
      */
      import SwiftUI
      struct A: View {
        var body: some View {
          List { Text("Row").accessibilityIdentifier("row") }
            .listStyle(.plain).environment(\\.defaultMinListRowHeight, 80)
        }
      }
      """
    // The row is 80 high, and the text of 20.5 is in its middle.
    #expect(run("inspect", input: input).output.contains("Text #row \"Row\"  16 29.75  "))
  }

  @Test("Devices and text sizes are checked in one run, and equal findings share a heading")
  func matrix() {
    let folder = TemporaryFolder()
    let file = folder.file(
      "Wide.swift",
      """
      import SwiftUI
      struct Wide: View { var body: some View { Text("Noise-Cancelling Headphones for all long journeys").lineLimit(1) } }
      #Preview { Wide() }
      """)
    let run = CommandRun([
      "lint", "--devices", "iPhoneSE,iPad", "--dynamic-type", "large,xLarge", file,
    ])
    #expect(run.status == .no && run.error.isEmpty, "\(run.error)")
    #expect(run.output.contains("  on iPhoneSE large, iPhoneSE xLarge\n"), "\(run.output)")
    #expect(run.output.hasSuffix("\nno problems: iPad large, iPad xLarge\n"))
    #expect(CommandRun(["lint", "--devices", "iPad", file]).output == "no problems: iPad\n")
    for words in [["--device", "iPad"], ["--format", "json"], ["--format", "text"]] {
      let wrong = CommandRun(["lint", "--devices", "iPad"] + words + [file])
      #expect(wrong.status == .unusable && wrong.error.contains("exclude each other"))
    }
    let compact = CommandRun(["lint", "--device", "iPhoneSE", "--format", "compact", file])
    #expect(compact.outputLines.count == 4 && compact.outputLines.last == "1 warning")
    #expect(compact.outputLines[1].hasPrefix("  | struct Wide: View {"), "\(compact.output)")
    #expect(CommandRun(["lint", "--devices", "iPed", file]).error.contains("iPed"))
  }

  @Test("A broken number is a finding, and a break after a hyphen may be one of a device")
  func brokenWords() {
    let folder = TemporaryFolder()
    func findings(_ text: String) -> String {
      let file = folder.file(
        "A.swift",
        """
        import SwiftUI
        struct A: View { var body: some View { Text("\(text) now").frame(width: 40) } }
        #Preview { A() }
        """)
      return CommandRun(["lint", "--device", "iPhoneSE", file]).output
    }
    #expect(findings("1,299,000").contains("[word-broken]"))
    #expect(!findings("re-usable").contains("[word-broken]"))
  }
}
