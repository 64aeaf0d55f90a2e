import Testing

@testable import ViewTreeCommands

@Suite("Edits that cause a difference")
struct EditCauseTests {
  private let folder = TemporaryFolder()

  private static let file = """
    import SwiftUI
    struct Item: Identifiable { let id: Int; let name: String }
    let items = [
      Item(id: 1, name: "Lamp"),
      Item(id: 2, name: "Desk"),
    ]
    struct Row: View {
      let item: Item
      var body: some View {
        HStack(alignment: .top, spacing: 12) {
          Color.gray.frame(width: 44, height: 40)
          Text(item.name)
          Spacer(minLength: 8)
        }
        .padding(.bottom, 10)
      }
    }
    struct Rows: View {
      @State private var isOpen = true
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 16) {
          ForEach(items) { Row(item: $0) }
          if isOpen {
            Text("Open until six").lineLimit(1).frame(maxWidth: 60)
          }
        }
        .padding(.horizontal)
        .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 + 1 }
      }
    }
    #Preview { Rows() }

    """

  /// The first line of a check after an edit, without the golden file.
  private func cause(_ old: String, _ new: String, _ words: [String] = []) -> String {
    let path = folder.file("Rows.swift", Self.file)
    #expect(CommandRun(["check", "--update", path]).status == .fine)
    _ = folder.file("Rows.swift", Self.file.replacing(old, with: new))
    let run = CommandRun(["check"] + words + [path])
    #expect(run.status == .no)
    let line = (run.outputLines.first ?? "").replacing(folder.path + "/", with: "")
    return line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? line
  }

  @Test("Equal changes in the uses of a component are one change of the component")
  func uses() {
    let file = """
      struct Card: View {
        let title: String
        var body: some View {
          HStack { Text("Details of the card \\(title)").lineLimit(1).frame(width: 100) }.padding(8)
        }
      }
      struct Cards: View {
        var body: some View {
          VStack { Card(title: "1"); Card(title: "2"); Card(title: "3"); Card(title: "4") }
        }
      }
      #Preview { Cards() }
      """
    let path = folder.file("Cards.swift", file)
    #expect(CommandRun(["check", "--update", path]).status == .fine)
    _ = folder.file("Cards.swift", file.replacing("padding(8)", with: "padding(12)"))
    let padding = CommandRun(["check", path]).output
    #expect(padding.contains("Cards.swift:4 padding 8 -> 12  4 x Card"))
    _ = folder.file("Cards.swift", file.replacing("width: 100", with: "width: 80"))
    let width = CommandRun(["check", path]).output
    #expect(width.contains("Cards.swift:4 frame width 100 -> 80  4 x Card/HStack/Text"))
    #expect(width.contains("4 x Card/HStack/Text  lines: "))
  }

  @Test(
    "A number is named with its argument, its line, and its previous value",
    arguments: [
      ("spacing: 16", "spacing: 20", "Rows.swift:22 VStack spacing 16 -> 20  VStack"),
      ("spacing: 12", "spacing: 14", "Rows.swift:10 HStack spacing 12 -> 14"),
      (".bottom, 10", ".bottom, 14", "Rows.swift:15 padding 10 -> 14  HStack"),
      ("width: 44", "width: 50", "Rows.swift:11 frame width 44 -> 50  2 x Row/HStack/Color[0]"),
      ("maxWidth: 60", "maxWidth: 70", "Rows.swift:25 frame maxWidth 60 -> 70  Text"),
      ("$0 + 1 }", "$0 + 3 }", "Rows.swift:29 action 1 -> 3"),
    ])
  func numbers(old: String, new: String, line: String) {
    #expect(cause(old, new).hasPrefix(line))
  }

  @Test("If several previous values give the golden file, only the present one is named")
  func ambiguous() {
    #expect(
      cause("minLength: 8", "minLength: 300").hasPrefix("Rows.swift:13 Spacer minLength now 300"))
    #expect(cause("lineLimit(1)", "lineLimit(3)").hasPrefix("Rows.swift:25 lineLimit now 3"))
  }

  @Test(
    "A text, an alignment, a condition, and a state are named where they are written",
    arguments: [
      ("\"Desk\"", "\"Standing desk\"", "Rows.swift:5 Item name \"Desk\" -> \"Standing desk\""),
      ("alignment: .top", "alignment: .bottom", "Rows.swift:10 HStack alignment top -> bottom"),
      ("if isOpen", "if !isOpen", "Rows.swift:24 condition now the opposite"),
      ("isOpen = true", "isOpen = false", "Rows.swift:19 isOpen true -> false"),
    ])
  func words(old: String, new: String, line: String) {
    #expect(cause(old, new).hasPrefix(line))
  }

  @Test("A new modifier, a new element, and a removed modifier are named")
  func structure() {
    #expect(
      cause("Text(item.name)", "Text(item.name).padding(.leading, 5)")
        .hasPrefix("Rows.swift:12 padding added  Text \"Lamp\""))
    #expect(
      cause("  Item(id: 2", "  Item(id: 3, name: \"Sofa\"),\n  Item(id: 2")
        .hasPrefix("Rows.swift:5 element added"))
    // The line is the end of the HStack, where the modifier was.
    #expect(
      cause("    .padding(.bottom, 10)\n", "")
        .hasPrefix("Rows.swift:14 removed padding(.bottom, 10)"))
    #expect(
      cause(".lineLimit(1).frame(maxWidth: 60)", ".frame(maxWidth: 60)")
        .hasPrefix("Rows.swift:25 removed lineLimit(1)  Text"))
  }

  @Test(
    "Several edits that together explain all changes are all named, in the order of their lines")
  func several() {
    let path = folder.file("Rows.swift", Self.file)
    #expect(CommandRun(["check", "--update", path]).status == .fine)
    let edited = Self.file.replacing("width: 44", with: "width: 60").replacing(
      "spacing: 16", with: "spacing: 22")
    _ = folder.file("Rows.swift", edited)
    let lines = CommandRun(["check", path]).outputLines
    #expect(
      lines[0].contains("Rows.swift:11 frame width 44 -> 60  2 x Row/HStack/Color[0]"), "\(lines)")
    #expect(lines[1].contains("Rows.swift:22 VStack spacing 16 -> 22  VStack"), "\(lines)")
  }

  @Test("Annotations are at the edited line, and in JSON documents it's the same")
  func formats() {
    _ = cause("spacing: 16", "spacing: 20")
    let annotation = CommandRun(["check", "--format", "github", folder.path + "/Rows.swift"])
    #expect(annotation.output.contains("/Rows.swift,line=22,endLine=22,"))
    let text = """
      { "viewtree": 1, "root": { "view": "VStack", "spacing": 8, "alignment": "leading",
        "content": [
          { "view": "Text", "text": "One" },
          { "view": "Color", "modifiers": [{ "frame": { "width": 50, "height": 20 } }] }
        ] } }
      """
    let path = folder.file("a.json", text)
    #expect(CommandRun(["check", "--update", path]).status == .fine)
    for (old, new, line) in [
      ("\"spacing\": 8", "\"spacing\": 11", "a.json:1 spacing 8 -> 11  VStack"),
      ("\"height\": 20", "\"height\": 30", "a.json:4 frame height 20 -> 30  Color"),
      ("\"leading\"", "\"trailing\"", "a.json:1 alignment leading -> trailing"),
    ] {
      _ = folder.file("a.json", text.replacing(old, with: new))
      let lines = CommandRun(["check", path]).outputLines
      #expect(lines.first?.contains(line) == true, "\(lines.first ?? "")")
    }
  }

  @Test("In YAML, numbers and cases are named with their keys")
  func yaml() {
    let text = """
      viewtree: 1
      checks: [inspect]
      root:
        view: VStack
        spacing: 8
        alignment: leading
        children:
          - view: Text
            text: One
            modifiers:
              - padding: 10
          - view: Color
            modifiers:
              - frame: { width: 50, height: 20 }

      """
    let path = folder.file("a.yaml", text)
    #expect(CommandRun(["check", "--update", path]).status == .fine)
    for (old, new, line) in [
      ("spacing: 8", "spacing: 11", "a.yaml:5 spacing 8 -> 11"),
      ("padding: 10", "padding: 14", "a.yaml:11 padding 10 -> 14"),
      ("height: 20", "height: 30", "a.yaml:14 frame height 20 -> 30  Color"),
      ("alignment: leading", "alignment: trailing", "a.yaml:6 alignment leading -> trailing"),
    ] {
      _ = folder.file("a.yaml", text.replacing(old, with: new))
      let lines = CommandRun(["check", path]).outputLines
      #expect(lines.first?.contains(line) == true, "\(lines.first ?? "")")
    }
  }

  @Test("The order of two modifiers is named if they were in the other order")
  func order() {
    #expect(
      cause(
        ".lineLimit(1).frame(maxWidth: 60)", ".lineLimit(1).padding(4).frame(maxWidth: 60)"
      ).hasPrefix("Rows.swift:25 padding added"))
    let path = folder.file("A.swift", "#Preview { Text(\"A\").padding(8).background(.red) }\n")
    _ = CommandRun(["check", "--update", path])
    _ = folder.file("A.swift", "#Preview { Text(\"A\").background(.red).padding(8) }\n")
    #expect(
      CommandRun(["check", path]).output.contains("A.swift:1 background now before padding"))
  }

  @Test("A color is named at its line, and two edits of one line are two lines")
  func colors() {
    let text = """
      struct Dot: View {
        func color(_ n: Int) -> Color { if n < 1 { return .gray } else { return .yellow } }
        var body: some View {
          VStack { ForEach(0..<3) { Circle().fill(color($0)).frame(width: 9).padding(.vertical, 6) } }
        }
      }
      #Preview { Dot() }
      """
    func lines(_ old: String, _ new: String) -> [String] {
      let path = folder.file("Dot.swift", text)
      _ = CommandRun(["check", "--update", path])
      _ = folder.file("Dot.swift", text.replacing(old, with: new))
      return CommandRun(["check", path]).outputLines
    }
    #expect(lines(".yellow", ".orange").first?.contains("Dot.swift:2 yellow -> orange") ?? false)
    let both = lines("6)", "7).padding(.leading, 2)")
    #expect(both.first?.contains("Dot.swift:4 padding 6 -> 7") ?? false)
    #expect(both.dropFirst().first?.contains("Dot.swift:4 padding added") ?? false)
  }

  @Test("A frame that is gone isn't told as a padding that nobody wrote")
  func frameGone() {
    let path = folder.file("A.swift", "#Preview { Text(\"A\").frame(height: 64) }\n")
    _ = CommandRun(["check", "--update", path])
    for now in ["", ".padding(.vertical, 20)"] {
      _ = folder.file("A.swift", "#Preview { Text(\"A\")\(now) }\n")
      let told = CommandRun(["check", path]).output
      #expect(!told.contains("padding 21.75") && !told.contains("padding(.vertical, 21.75"))
    }
  }

  @Test("After two documents whose edits aren't found, no other document is searched")
  func misses() {
    let text = """
      { "viewtree": 1, "root": { "view": "VStack", "spacing": 8,
          "content": [{ "view": "Text", "text": "One" }, { "view": "Text", "text": "Two" }] } }
      """
    func first(after unfound: Int) -> String {
      let folder = TemporaryFolder()
      for number in 1...3 { _ = folder.file("\(number).json", text) }
      #expect(CommandRun(["check", "--update", folder.path]).status == .fine)
      for number in 1...unfound {
        // Another version of viewtree could measure this height. No edit leads to it.
        let golden = CommandRun(["inspect", "--format", "text", folder.path + "/\(number).json"])
        _ = folder.file(
          "\(number).inspect.txt",
          "viewtree-golden 3: inspect\n" + golden.output.replacing("x20.5", with: "x20.75"))
      }
      _ = folder.file("3.json", text.replacing("\"spacing\": 8", with: "\"spacing\": 11"))
      let lines = CommandRun(["check", folder.path]).outputLines
      return lines.first { $0.contains("3.json") } ?? ""
    }
    #expect(first(after: 1).contains("3.json:1 spacing 8 -> 11"))
    #expect(!first(after: 2).contains("spacing 8 -> 11"))
  }

  // MARK: - Several files

  private static let theme = """
    import SwiftUI
    enum Theme {
      static let corner: CGFloat = 10
      static let gap: CGFloat = 8
    }
    struct Card: ViewModifier {
      var inset: CGFloat = 10
      func body(content: Content) -> some View { content.padding(inset).background(.gray) }
    }
    extension View {
      func card(_ inset: CGFloat = 10) -> some View { modifier(Card(inset: inset)) }
    }

    """

  private static let row = """
    import SwiftUI
    struct PostRow: View {
      let title: String
      var body: some View {
        HStack(spacing: Theme.gap) {
          Text(title).card()
          Spacer()
          Button("Open") {}
        }
        .padding(.vertical, 4)
      }
    }

    """

  private static let feed = """
    import SwiftUI
    struct Feed: View {
      var body: some View {
        VStack(spacing: Theme.gap) { ForEach(0..<4) { PostRow(title: "Post \\($0)") } }
      }
    }
    #Preview { Feed() }

    """

  /// The lines of a check of three files after an edit of one of them.
  private func lines(_ name: String, _ old: String, _ new: String) -> [String] {
    let files = ["Theme.swift": Self.theme, "PostRow.swift": Self.row, "Feed.swift": Self.feed]
    for (name, text) in files { _ = folder.file(name, text) }
    #expect(CommandRun(["check", "--update", folder.path]).status == .fine)
    _ = folder.file(name, files[name, default: ""].replacing(old, with: new))
    return CommandRun(["check", folder.path]).outputLines
      .map { $0.replacing(folder.path + "/", with: "") }
  }

  @Test("A constant of another file is the cause, and equal rows are one line")
  func otherFile() {
    let found = lines("Theme.swift", "gap: CGFloat = 8", "gap: CGFloat = 12")
    #expect(found.first?.hasPrefix("Feed#Feed.inspect.txt: Theme.swift:4 gap 8 -> 12") == true)
    #expect(found.contains { $0.contains("4 x PostRow/HStack/Spacer[1]  resized by -8 0") })
    #expect(!found.contains { $0.contains("more changes") })
  }

  @Test("A view that is gone from each row is one line")
  func gone() {
    let found = lines("PostRow.swift", "      Spacer()\n", "")
    #expect(found.first?.hasSuffix("PostRow.swift:6 removed Spacer()") == true, "\(found)")
    #expect(found.contains { $0.contains("4 x PostRow/HStack/Spacer[1]  gone") })
  }

  @Test("A modifier that replaces another one is the cause, with its predecessor")
  func replaced() {
    let found = lines("PostRow.swift", ".padding(.vertical, 4)", ".frame(minHeight: 50)")
    #expect(
      found.first?.contains("PostRow.swift:10 frame instead of padding(.vertical, 4)") == true,
      "\(found)")
  }

  @Test("A padding in a style of another file is the cause")
  func style() {
    let found = lines("Theme.swift", ".background(.gray)", ".background(.gray).padding(2)")
    #expect(found.first?.contains("Theme.swift:8 ") == true, "\(found)")
  }

  @Test("The default of a property that a function always sets is no difference")
  func unusedDefault() {
    let found = lines("Theme.swift", "var inset: CGFloat = 10", "var inset: CGFloat = 14")
    #expect(found.last?.hasPrefix("2 equal") == true)
  }
}
