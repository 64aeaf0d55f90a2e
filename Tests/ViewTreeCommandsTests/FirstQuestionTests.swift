import Testing

/// Questions that people ask before they know viewtree: names of views, and the numbers in an answer.
@Suite("First questions")
struct FirstQuestionTests {
  private func file(_ source: String, in folder: TemporaryFolder) -> String {
    folder.file("Card.swift", "import SwiftUI\n\(source)\n#Preview { Card() }\n")
  }

  private func output(_ command: String, _ source: String, _ arguments: String...) -> String {
    let folder = TemporaryFolder()
    return CommandRun([command, file(source, in: folder)] + arguments).output
  }

  private static let texts = """
    struct Card: View {
      var body: some View {
        VStack {
          Text("Are you coming to the party tonight?"); Text("No")
            .padding(8)
        }
      }
    }
    """

  @Test(
    "A line names the view that begins there, with a column the one before it, or the one of a modifier",
    arguments: [
      (":5", "matches 2 views"), (":5:7", "VStack/Text[0]"), (":5:53", "VStack/Text[1]"),
      (":6", "VStack/Text[1]"), (":4", "VStack  "),
    ])
  func lines(position: String, answer: String) {
    let folder = TemporaryFolder()
    let path = file(Self.texts, in: folder)
    for words in [["explain", path + position], ["explain", path, position]] {
      let run = CommandRun(words)
      #expect((run.output + run.error).contains(answer), "\(words)")
    }
  }

  @Test(
    "The beginning of a text names its view, also as reports shorten it",
    arguments: ["Are you", "Are you coming to the p…", #"Text "Are you coming to the p…""#])
  func beginnings(name: String) {
    #expect(output("explain", Self.texts, name).contains("\nVStack/Text[0]  "))
  }

  @Test("explain --full prints what --format text prints")
  func full() {
    let full = output("explain", Self.texts, "--full", "No")
    #expect(full.contains("rule: Stacks"))
  }

  @Test("A length from a geometry names the geometry with its size, and the other numbers")
  func geometry() {
    let text = output(
      "explain",
      """
      struct Bar: View {
        let share: Double
        var body: some View {
          GeometryReader { geo in Color.red.frame(width: geo.size.width * share, height: 10) }
        }
      }
      struct Card: View { var body: some View { Bar(share: 0.5).frame(width: 300) } }
      """, "Color")
    #expect(
      text.contains(
        "width is 'geo.size.width * share': geo.size.width is 300, the size of GeometryReader (line 5), "
          + "share is 0.5\n"))
  }

  @Test("A length that an action sets names the action once")
  func action() {
    let text = output(
      "explain",
      """
      struct Card: View {
        @State private var width: CGFloat = 0
        var body: some View { Color.red.frame(width: width, height: 10).onAppear { width = 70 } }
      }
      """, "Color")
    #expect(
      text.contains(
        "width is state variable width, now 70 in pass 1, set by onAppear of Color (line 4)\n"))
  }

  @Test("A custom layout that is too wide names its widest subview")
  func customLayout() {
    let source = """
      struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          return CGSize(width: sizes.map(\\.width).max() ?? 0, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      struct Card: View {
        var body: some View {
          Flow {
            Text("a")
            Color.red.frame(width: 500, height: 10)
          }
        }
      }
      """
    #expect(
      output("explain", source, "Flow").contains(
        "width 500: its answer in sizeThatFits; Color (line 15), its widest subview, is 500 wide\n")
    )
    #expect(
      output("lint", source).contains("note: this makes the 'Flow' around it 500 wide\n"))
  }

  @Test("Text without space has a change that gives it space")
  func squeezed() {
    let text = output(
      "explain",
      """
      struct Card: View {
        var body: some View {
          HStack(spacing: 0) { Color.red.frame(minWidth: 100).layoutPriority(1); Text("Some words") }
        }
      }
      """, "Text")
    #expect(text.contains("  with .layoutPriority(1): "))
  }

  @Test("The notes of children that don't fit count the others")
  func children() {
    let text = output(
      "lint",
      """
      struct Card: View {
        var body: some View {
          HStack(spacing: 0) { ForEach(0..<5) { _ in Button("OK") {}.frame(width: 100) } }
        }
      }
      """)
    #expect(text.contains("doesn't shrink: 100, and neither do 2 more\n"))
  }

  @Test("Ranges of dates are intervals and timers, and a style of a date needs no type")
  func dates() {
    let text = output(
      "inspect",
      """
      struct Card: View {
        private var end: ClosedRange<Date> { Date.now...Date.now.addingTimeInterval(90) }
        var body: some View {
          VStack {
            Text(timerInterval: .now...Date.now.addingTimeInterval(60))
            Text(timerInterval: end)
            Text(Date.now...Date.now.addingTimeInterval(3600))
            Text(.now, style: .timer)
          }
        }
      }
      """, "--format", "text")
    for shown in ["1:00", "1:30", "9:41 – 10:41 AM", "0:00"] {
      #expect(text.contains("\"\(shown)\""), "\(shown)")
    }
  }

  @Test("A defer in a function of views, and functions inside of a body, are read")
  func plainCode() {
    let text = output(
      "inspect",
      """
      struct Card: View {
        func row(_ number: Int) -> some View {
          defer { print("done") }
          return Color.red.frame(width: CGFloat(number) * 20, height: 10)
        }
        var body: some View {
          let unit = 10
          func size(of number: Int, times: Int) -> CGFloat {
            let whole = number * unit
            return CGFloat(whole * times)
          }
          let (a, b) = (size(of: 1, times: 1), size(of: 2, times: 3))
          return HStack { row(2); Color.blue.frame(width: a, height: b) }
        }
      }
      """)
    #expect(text.contains("40x10") && text.contains("10x60"))
  }

  @Test("check names a spacing that changed together with a text")
  func spacingAndText() {
    let folder = TemporaryFolder()
    func card(_ spacing: Int, _ text: String) -> String {
      file(
        """
        struct Card: View {
          var body: some View {
            VStack(spacing: \(spacing)) {
              Text("Title")
              Text("\(text)")
              Text("Free delivery")
            }
          }
        }
        """, in: folder)
    }
    let path = card(12, "In stock")
    _ = CommandRun(["check", "--update", path])
    _ = card(20, "In stock, and shipped tomorrow morning from our nearest warehouse in town")
    let lines = CommandRun(["check", path]).outputLines
    #expect(lines.contains { $0.contains("Card.swift:4") && $0.contains("12 -> 20") })
    #expect(lines.contains { $0.contains("Card.swift:6") && $0.contains("In stock, and") })
  }

  @Test("check names a view that is gone before its consequences, and a new view once")
  func goneViews() {
    let folder = TemporaryFolder()
    func card(_ rows: String) -> String {
      file(
        "struct Card: View {\n  var body: some View {\n    VStack {\n\(rows)\n    }\n  }\n}",
        in: folder)
    }
    let path = card(
      "Color.red.frame(height: 20)\nText(\"In stock\").preference(key: K.self, value: 1)")
    let key =
      "\nstruct K: PreferenceKey { static var defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }\n"
    func write(_ rows: String) {
      _ = card(rows)
      _ = folder.file("Card.swift", (folder.text("Card.swift") ?? "") + key)
    }
    write("Color.red.frame(height: 20)\nText(\"In stock\").preference(key: K.self, value: 1)")
    _ = CommandRun(["check", "--update", path])
    write("Color.red.frame(height: 20)")
    let gone = CommandRun(["check", path]).outputLines
    #expect(gone.first?.contains("Text \"In stock\" (VStack/Text[1])  gone") ?? false)
    write(
      "Color.red.frame(height: 20)\nText(\"In stock\").preference(key: K.self, value: 1)\nText(\"new\")"
    )
    let added = CommandRun(["check", path]).outputLines.filter { $0.contains("\"new\"") }
    #expect(added.count == 1)
  }
}
