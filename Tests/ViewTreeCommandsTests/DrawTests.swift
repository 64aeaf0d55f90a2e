import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("viewtree draw")
struct DrawTests {
  private func draw(_ words: String..., isTerminal: Bool = false) -> CommandRun {
    CommandRun(["draw"] + words + ["-"], input: Samples.two, outputIsTerminal: isTerminal)
  }

  @Test("A layout picture has light colors, and says so if dark ones were requested")
  func darkLayout() {
    func draw(_ words: String...) -> CommandRun {
      CommandRun(["draw", "--color-scheme", "dark", "-"] + words, input: Samples.two)
    }
    #expect(
      draw().error
        == "warning: a layout picture uses light colors; for dark colors, use --picture screen\n")
    #expect(draw().status == .fine && draw().output.hasPrefix("<svg"))
    #expect(draw("--picture", "screen").error.isEmpty)
    #expect(draw("--format", "text").error.isEmpty)
  }

  @Test("A picture is SVG unless another format is asked for")
  func formats() {
    #expect(draw().output.hasPrefix("<svg xmlns="))
    #expect(draw("--format", "svg").output == draw().output)
    #expect(draw("--format", "text").output.hasPrefix("<stdin>  110x50 @2x"))
    for kind in ["layout", "order", "keys", "screen"] {
      #expect(draw("--picture", kind).output.hasSuffix("</svg>\n"), "\(kind)")
    }
  }

  @Test("The ending of the file chooses the format where the option is missing")
  func endings() {
    let folder = TemporaryFolder()
    let cases: [(String, [String], String)] = [
      ("a.svg", [], "<svg "), ("a.txt", [], "<stdin>  "), ("a", [], "<svg "),
      ("b.txt", ["--format", "svg"], "<svg "), ("b.svg", ["--format", "text"], "<stdin>  "),
    ]
    for (name, words, start) in cases {
      let run = CommandRun(
        ["draw", "--output", folder.path + "/" + name] + words + ["-"], input: Samples.two)
      #expect(run.status == .fine && run.output.isEmpty, "\(run.error)")
      #expect(folder.text(name)?.hasPrefix(start) == true, "\(name)")
    }
  }

  @Test("A terminal gets no SVG but a way out, unless standard output is named")
  func terminal() {
    let refused = draw(isTerminal: true)
    #expect(refused.status == .unusable && refused.output.isEmpty)
    #expect(
      refused.error
        == "viewtree: a terminal cannot show a picture as SVG; write to a file, as in "
        + "'--output picture.svg', or use --format text\n")
    let folder = TemporaryFolder()
    let path = folder.file("my form.json", Samples.two)
    #expect(
      CommandRun(["draw", path], outputIsTerminal: true).error
        .contains("'--output 'my form.svg''"))
    #expect(draw("--format", "text", isTerminal: true).status == .fine)
    #expect(draw("--output", "-", isTerminal: true).output.hasPrefix("<svg "))
  }

  @Test("The width is the terminal's, that of the option, or 100")
  func columns() {
    func width(_ run: CommandRun) -> Int {
      run.outputLines.dropFirst().map(\.count).max() ?? 0
    }
    #expect(width(draw("--format", "text")) == 100)
    #expect(width(draw("--format", "text", "--columns", "40")) == 40)
    let screen = CommandRun(
      ["draw", "--format", "text", "-"], input: Samples.two, outputIsTerminal: true, columns: 64)
    #expect(width(screen) == 64)
    let narrow = CommandRun(
      ["draw", "--format", "text", "-"], input: Samples.two, outputIsTerminal: true, columns: 3)
    #expect(width(narrow) == 20)
  }

  @Test("What cannot be meant is refused with a way out")
  func mistakes() {
    let cases: [([String], String)] = [
      (["--show", "frame"], "there is no layer 'frame'; did you mean 'frames'?"),
      (
        ["--hide", "names,bogus"],
        "there is no layer 'bogus'; it can be: content, gaps, padding, frames, containers, names, "
          + "sizes, anchors, spaces, closures, guides, ruler, legend, all"
      ),
      (["--show", ","], "'--show' cannot be ','; write it like names,sizes"),
      (
        ["--picture", "order", "--views", "some"],
        "'--views' cannot be 'some'; write it like closures, all or 3"
      ),
      (["--views", "all"], "'--views' has an effect only with '--picture order'"),
      (["--nodes", "0"], "'--nodes' cannot be '0'; write it like 400"),
      (["--columns", "80"], "'--columns' has an effect only with '--format text'"),
      (["--ascii"], "'--ascii' has an effect only with '--format text'"),
      (
        ["--format", "text", "--columns", "5"],
        "'--columns' cannot be '5'; write it like 80, from 20 to 1000"
      ),
      (
        ["--format", "text", "--theme", "dark"],
        "'--theme' and '--format text' exclude each other; use only one of them"
      ),
      (
        ["--format", "text", "--picture", "order"],
        "a text picture shows only the layout; use --format svg, or print the data with "
          + "'viewtree order'"
      ),
      (["--frame", "device"], "'--frame' has an effect only with '--picture screen'"),
      (["--problems"], "'--problems' has an effect only with '--picture screen'"),
      (
        ["--picture", "screen", "--show", "names"],
        "'--show' and '--picture screen' exclude each other; use only one of them"
      ),
      (
        ["--picture", "screen", "--format", "text"],
        "'--picture screen' and '--format text' exclude each other; use only one of them"
      ),
      (
        ["--devices", "iPad 10", "--window", "10x10"],
        "'--window' and '--devices' exclude each other; use only one of them"
      ),
      (
        ["--output", "form.PNG"],
        "viewtree cannot write '.png' files; use a name that ends in '.svg', such as --output form.svg"
      ),
      (["--view", "a", "--view", "b"], "'--view' can be used only once here"),
      (["--view", "b"], "there is no view 'b'; 'viewtree inspect' lists the views"),
      (["--key", "Item"], "there is no preference key 'Item'; did you mean 'Items'?"),
      (["--step", "3"], "there is no step 3: the document has no steps"),
      (
        ["--output", "/no/such/folder/a.svg"],
        "the folder of '/no/such/folder/a.svg' does not exist"
      ),
    ]
    for (words, message) in cases {
      let run = CommandRun(["draw"] + words + ["-"], input: Samples.two)
      #expect(run.status == .unusable && run.output.isEmpty, "\(words)")
      #expect(run.error == "viewtree: \(message)\n", "\(words)")
    }
  }

  @Test("The evaluation's options change what is drawn")
  func evaluation() {
    #expect(draw("--window=210x100").output.contains(">210×100 points @"))
    #expect(draw("--view", "a").output.contains("data-first=\"1\""))
    #expect(draw("--format", "text", "--tap", "a").status == .unusable)
    #expect(draw("--format", "text", "--perform", "count = 7").output.contains("after step 1"))
  }

  @Test("A sheet has a screen for each device and each text size")
  func devices() {
    let run = draw("--devices", "iPhone SE 3, iPad 10", "--dynamic-type", "large,accessibility1")
    #expect(run.status == .fine && run.error.isEmpty)
    for title in [
      "iPhone SE 3 · large", "iPad 10 · large", "iPhone SE 3 · accessibility1",
      "iPad 10 · accessibility1",
    ] {
      let words = title.split(separator: " ").map { "\($0)" }
      #expect(words.allSatisfy { run.output.contains($0) }, "\(title)")
    }
    #expect(run.output.components(separatedBy: "9:41").count == 5)
  }

  @Test("A picture says in its metadata what it draws, as reports say it")
  func record() {
    let picture = draw().output
    #expect(picture.contains("<metadata data-report=\"inspect\" data-first=\"0\">\n<?") == false)
    #expect(picture.contains("\n  Color #a  5 5  50x40  frame +5  .red\n"))
    #expect(draw("--picture", "order").output.contains("<metadata data-report=\"order\""))
    #expect(draw("--picture", "keys").output.contains("<metadata data-report=\"keys\""))
  }

  @Test("No report has more bytes than the limit, whatever the command")
  func limit() {
    let path = "-"
    let commands: [[String]] = [
      ["draw", path], ["draw", "--format", "text", path], ["inspect", path], ["order", path],
      ["inspect", "--anchor", "1", path], ["explain", path, "a"], ["keys", path],
    ]
    for words in commands {
      let run = CommandRun(
        [words[0], "--limit", "output=9"] + words.dropFirst(), input: Samples.two)
      #expect(run.status == .unusable && run.output.isEmpty, "\(words)")
      #expect(run.error.contains("the report would have more than 9 bytes"), "\(words)")
    }
  }

  /// The numbers that a picture of characters has, or says that it has no room for.
  private func told(_ picture: String) -> Set<Int> {
    var numbers = Set(picture.matches(of: /\((\d+)\)/).compactMap { Int($0.output.1) })
    let missing = picture.firstMatch(of: /no space for closures?([\d,to\s]+)/)?.output.1 ?? ""
    for part in missing.split(separator: ",") {
      let ends = part.matches(of: /\d+/).compactMap { Int($0.output) }
      if let first = ends.first, let last = ends.last { numbers.formUnion(first...last) }
    }
    return numbers
  }

  @Test(
    "In the articles' documents no number is lost and no line too long, however wide the picture",
    arguments: [40, 80, 110, 200])
  func articles(columns: Int) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/articles").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count > 10)
    for name in names {
      let path = folder + "/" + name
      let run = CommandRun(["draw", "--format", "text", "--columns", "\(columns)", path])
      #expect(run.status == .fine && run.error.isEmpty, "\(name)")
      #expect(run.outputLines.dropFirst().allSatisfy { $0.count <= columns }, "\(name)")
      let order = CommandRun(["order", "--step", "0", path]).output
      let numbers = Set(order.matches(of: /\n(\d+)  \w/).compactMap { Int($0.output.1) })
      #expect(numbers.isSubset(of: told(run.output)), "\(name) \(columns)")
      #expect(!numbers.isEmpty || !order.contains("\nOrder\n"), "\(name)")
    }
  }
}
