import Testing
import ViewTreeInspector

@testable import ViewTreeCommands

@Suite("viewtree lint --fix")
struct LintFixTests {
  private static let swift = """
    struct A: View {
      @State private var unused = 0
      @State private var noted = 0  // why
      @State private var count = 1
      var body: some View {
        Text("n \\(cont)").font(.hedline)
      }
    }
    #Preview { A() }

    """
  private static let document =
    "{ \"viewtree\": 1, \"root\": { \"view\": \"Colr\", \"modifiers\": [{ \"paddng\": 4 }] } }\n"

  @Test("It makes the fixes of editors, and reports what is left")
  func fixes() {
    let folder = TemporaryFolder()
    let file = folder.file("A.swift", Self.swift)
    let run = CommandRun(["lint", "--fix", file])
    #expect(
      run.outputLines.prefix(4) == [
        "\(file):6:15: fixed: 'cont' -> 'count' [unknown-script-name]",
        "\(file):6:28: fixed: '.hedline' -> '.headline' [unknown-option]",
        "\(file):2:1: fixed: removed '@State private var unused = 0' [unused-state]",
        "fixed 3 problems in 1 file",
      ])
    // A comment would be lost.
    #expect(run.output.contains("'noted' is never used") && run.status == .no)
    let fixed = Self.swift.replacing("  @State private var unused = 0\n", with: "")
      .replacing("(cont)", with: "(count)").replacing("hedline", with: "headline")
    #expect(folder.text("A.swift") == fixed)
    #expect(CommandRun(["lint", "--fix", file]).outputLines.first == "nothing to fix")
  }

  @Test("A misspelled modifier is corrected before what seems unused is removed")
  func misspelled() {
    let folder = TemporaryFolder()
    let file = folder.file(
      "A.swift",
      """
      struct A: View {
        @State private var gap = 3.0
        var body: some View { Text("a").pading(gap) }
      }

      """)
    let run = CommandRun(["lint", "--fix", file])
    #expect(
      run.outputLines == [
        "\(file):3:35: fixed: 'pading' -> 'padding' [swift-unknown-modifier]",
        "fixed 1 problem in 1 file", "no problems",
      ])
  }

  @Test("A fixed document has no findings, in the spelling of its language")
  func documents() {
    let folder = TemporaryFolder()
    let json = folder.file("a.json", Self.document)
    let yaml = folder.file("b.yaml", "viewtree: 1\nroot: { view: Colr }\n")
    let run = CommandRun(["lint", "--fix", json, yaml])
    #expect(run.status == .fine && run.error.isEmpty)
    #expect(run.outputLines.suffix(2) == ["fixed 3 problems in 2 files", "no problems in 2 files"])
    #expect(
      folder.text("a.json")
        == Self.document.replacing("Colr", with: "Color").replacing("paddng", with: "padding"))
    #expect(folder.text("b.yaml") == "viewtree: 1\nroot: { view: Color }\n")
  }

  @Test("A file with several names on the command line is fixed once")
  func names() {
    let folder = TemporaryFolder()
    let file = folder.file("b.yaml", "viewtree: 1\nroot: { view: Colr }\n")
    let other = folder.path + "/./b.yaml"
    let run = CommandRun(["lint", "--fix", file, other])
    #expect(run.output.contains("fixed 1 problem in 1 file"), "\(run.output)")
    #expect(folder.text("b.yaml") == "viewtree: 1\nroot: { view: Color }\n")
  }

  @Test(
    "A state variable stays if other files or unread code may use it, or if a line is about it",
    arguments: [
      "  @State var kept = 0\n", "  /// How many.\n  @State private var kept = 0\n",
      "  @available(iOS 17, *)\n  @State private var kept = 0\n",
      "  @State private var kept = 3\n    as Int\n",
      "  @State private var kept: Int\n  init() { _kept = State(initialValue: 3) }\n",
      "  @State private var kept = 0\n  func use() { print(Kit.shared.all(\\.kept)) }\n",
    ])
  func kept(declaration: String) {
    let folder = TemporaryFolder()
    let text = """
      struct A: View {
      \(declaration)  var body: some View { Text("a") }
      }
      #Preview { A() }

      """
    let file = folder.file("A.swift", text)
    #expect(CommandRun(["lint", "--fix", file]).output.hasPrefix("nothing to fix"))
    #expect(folder.text("A.swift") == text)
  }

  @Test("A name that the files declare is no misspelling of one of SwiftUI")
  func ownNames() {
    let folder = TemporaryFolder()
    let text = """
      extension Font { static var headliner: Font { .custom("Kit", size: 20) } }
      struct A: View { var body: some View { Text("a").font(.headliner) } }
      #Preview { A() }

      """
    let file = folder.file("A.swift", text)
    #expect(CommandRun(["lint", "--fix", file]).status == .fine)
    #expect(folder.text("A.swift") == text)
  }

  @Test("--dry-run prints a patch and writes nothing")
  func dryRun() {
    let folder = TemporaryFolder()
    let file = folder.file("b.yaml", "viewtree: 1\nroot: { view: Colr }\n")
    let run = CommandRun(["lint", "--fix", "--dry-run", file])
    #expect(run.status == .no && run.error.isEmpty)
    #expect(
      run.outputLines == [
        "--- \(file)", "+++ \(file)", "@@ -1,2 +1,2 @@", " viewtree: 1", "-root: { view: Colr }",
        "+root: { view: Color }", "would fix 1 problem in 1 file",
      ])
    #expect(folder.text("b.yaml") == "viewtree: 1\nroot: { view: Colr }\n")
  }

  @Test("A file that the command line does not name stays as it is")
  func others() {
    let folder = TemporaryFolder()
    let other =
      "struct Row: View {\n  var body: some View { Text(\"a\").font(.hedline) }\n}\n"
    _ = folder.file("Row.swift", other)
    let main = folder.file(
      "A.swift",
      "/* viewtree\n files: [Row.swift]\n*/\nstruct A: View { var body: some View { Row() } }\n")
    let run = CommandRun(["lint", "--fix", main])
    #expect(run.outputLines.first == "nothing to fix")
    #expect(run.error.contains("did you mean 'headline'?"))
    #expect(folder.text("Row.swift") == other)
  }

  @Test("A file that changes meanwhile stays as it is")
  func changes() {
    let folder = TemporaryFolder()
    let file = folder.file("b.yaml", "viewtree: 1\nroot: { view: Colr }\n")
    var reads = 0
    let run = CommandRun(["lint", "--fix", file]) { console in
      let read = console.readFile
      console.readFile = { path, limit throws(FileSystem.Failure) in
        let bytes = try read(path, limit)
        reads += path.hasSuffix("b.yaml") ? 1 : 0
        if reads == 1 { _ = folder.file("b.yaml", "viewtree: 1\nroot: Text\n") }
        return bytes
      }
    }
    #expect(run.status == .unusable && run.error.contains("changed while viewtree read it"))
    #expect(folder.text("b.yaml") == "viewtree: 1\nroot: Text\n")
  }

  /// A title of 240 points, which takes several lines next to a frame of 300.
  private let longTitle = "A long title that does not fit here"

  /// A row of more than 390 points in 390: a text of 205.5, and a frame.
  private func row(
    _ text: String, _ frame: String, title: String = "A long title that does not fit"
  ) -> String {
    """
    #Preview {
      HStack {
        Text("\(title)")\(text)
        Color.red\(frame)
      }
    }

    """
  }

  @Test(
    "A change of the layout is made only with --layout, and it is the one that the finding names")
  func layout() {
    let folder = TemporaryFolder()
    let text = row(".fixedSize()", ".frame(width: 300)", title: longTitle)
    let file = folder.file("A.swift", text)
    let plain = CommandRun(["lint", "--fix", file])
    #expect(plain.outputLines.first == "nothing to fix" && folder.text("A.swift") == text)
    #expect(plain.output.contains("help: remove the fixedSize in line 3: then it fits"))
    let run = CommandRun([
      "lint", "--fix", "--layout", "--allow", "all", "--warn", "children-dont-fit", file,
    ])
    #expect(
      run.outputLines.first == "\(file):3:48: fixed: removed '.fixedSize()' [children-dont-fit]")
    #expect(run.status == .fine)
    #expect(folder.text("A.swift") == row("", ".frame(width: 300)", title: longTitle))
  }

  @Test(
    "A fixed frame gets a maximum and keeps its other length, and a modifier takes its line along")
  func frames() {
    let folder = TemporaryFolder()
    let wide = folder.file("A.swift", row("", ".frame(width: 400, alignment: .leading)"))
    let run = CommandRun([
      "lint", "--fix", "--layout", "--allow", "all", "--warn", "children-dont-fit", wide,
    ])
    #expect(
      run.outputLines.first == "\(wide):4:21: fixed: 'width' -> 'maxWidth' [children-dont-fit]")
    #expect(folder.text("A.swift") == row("", ".frame(maxWidth: 400, alignment: .leading)"))
    let both = row("", ".frame(width: 400, height: 20)")
    let other = folder.file("B.swift", both)
    _ = CommandRun(["lint", "--fix", "--layout", other])
    #expect(
      folder.text("B.swift") == row("", ".frame(maxWidth: 400, minHeight: 20, maxHeight: 20)"))
    let noted = folder.file(
      "D.swift",
      row(
        "\n      // as it is\n      .fixedSize().opacity(0.5)", ".frame(width: 300)",
        title: longTitle))
    _ = CommandRun(["lint", "--fix", "--layout", noted])
    #expect(
      folder.text("D.swift")
        == row("\n      // as it is\n      .opacity(0.5)", ".frame(width: 300)", title: longTitle))
    let lines = folder.file(
      "C.swift", row("\n      .fixedSize()", ".frame(width: 300)", title: longTitle))
    _ = CommandRun(["lint", "--fix", "--layout", lines])
    #expect(folder.text("C.swift") == row("", ".frame(width: 300)", title: longTitle))
  }

  @Test("If the report can't be written, the files stay as they are")
  func unwritableReport() {
    let folder = TemporaryFolder()
    let file = folder.file("A.swift", Self.swift)
    let run = CommandRun(["lint", "--fix", "--output", folder.path + "/A.swift/report.txt", file])
    #expect(run.status == .unusable && !run.error.isEmpty)
    #expect(folder.text("A.swift") == Self.swift)
  }

  @Test("Options that mean nothing with it are refused")
  func refusals() {
    for (words, message) in [
      (["--fix", "-"], "'--fix' and '-' exclude each other"),
      (["--dry-run", "a.json"], "'--dry-run' has an effect only with '--fix'"),
      (["--layout", "a.json"], "'--layout' has an effect only with '--fix'"),
      (["--fix", "--format", "json", "a.json"], "'--fix' and '--format json' exclude each other"),
      (["--fix", "--devices", "iPhoneSE", "a.json"], "'--fix' and '--devices' exclude each other"),
    ] {
      let run = CommandRun(["lint"] + words)
      #expect(run.status == .unusable && run.output.isEmpty && run.error.contains(message))
    }
  }
}
