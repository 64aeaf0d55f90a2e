import Testing

@testable import ViewTreeCommands

@Suite("Options")
struct OptionTests {
  private func inspect(_ words: String...) -> CommandRun {
    CommandRun(["inspect", "--format", "text"] + words + ["-"], input: Samples.two)
  }

  @Test("A window, a scale and a proposal take the place of the document's")
  func window() {
    let cases: [(String, [String])] = [
      (
        "--window=210x100", ["<stdin>  210x100 @2x  stable after 2 passes", "HStack  0 0  210x100"]
      ),
      ("--scale=3", ["<stdin>  110x50 @3x  stable after 2 passes", "HStack  0 0  110x50"]),
      (
        "--proposal=nilx100",
        ["<stdin>  proposal nilx100 @2x  stable after 2 passes", "HStack  0 0  70x100"]
      ),
      (
        "--proposal=200x0",
        ["<stdin>  proposal 200x0 @2x  stable after 2 passes", "HStack  0 0  200x20"]
      ),
    ]
    for (option, lines) in cases {
      let output = inspect(option).outputLines
      #expect([output[0], output[2]] == lines)
    }
    #expect(inspect("--proposal=infx0").outputLines[0].hasPrefix("<stdin>  proposal infx0 @2x  "))
  }

  @Test("A system without numbers of its own has those of the one before, and the report says so")
  func platform() {
    let toggle =
      #"{"viewtree": 1, "root": {"view": "Toggle", "isOn": ".constant(true)", "title": "On"}}"#
    func run(_ name: String) -> CommandRun {
      CommandRun(["inspect", "--platform", name, "-"], input: toggle)
    }
    #expect(run("iOS 18").output.contains("390x31"))
    #expect(run("iOS 26").output.contains("390x30"))
    let newest = run("iOS 27").output
    #expect(newest.contains("390x30"))
    #expect(newest.contains("iOS 27 uses the numbers of iOS 26"))
    #expect(run("iOS 8").error.contains("it can be: iOS 15"))
  }

  @Test(
    "A device that ships with iOS 26 has its controls, unless the user or the document names a system"
  )
  func systemOfDevice() {
    func height(_ options: String..., platform: String = "", window: String = "") -> String? {
      let toggle =
        "{\"viewtree\": 1, \(platform) \(window) \"root\": {\"view\": \"Toggle\", \"isOn\": \".constant(true)\", \"title\": \"On\"}}"
      let run = CommandRun(["inspect"] + options + ["-"], input: toggle)
      return run.output.contains("x30  isOn")
        ? "iOS 26" : run.output.contains("x31  isOn") ? "iOS 17" : nil
    }
    #expect(height("--device", "iPhone 17") == "iOS 26")
    #expect(height("--window", "iPhone 17 landscape") == "iOS 26")
    #expect(height("--device", "iPhone Air") == "iOS 26")
    #expect(height("--device", "iPhone 16") == "iOS 17")
    #expect(height("--window", "402x874") == "iOS 17")
    #expect(height("--device", "iPhone 17", "--platform", "iOS 18") == "iOS 17")
    #expect(height("--device", "iPhone 17", platform: #""platform": "iOS 18","#) == "iOS 17")
    #expect(height(window: #""window": "iPhone 17","#) == "iOS 26")
    #expect(height("--device", "iPhone SE", window: #""window": "iPhone 17","#) == "iOS 17")
    #expect(height("--window", "402x874", window: #""window": "iPhone 17","#) == "iOS 17")
  }

  @Test("State variables and what is in them take values: expressions, or plain text for text")
  func assignments() {
    let run = inspect(
      "--set", "name=Jane Doe", "--set=values[0]=Jim", "--set", "share=1 / 4.0", "--set=on=false")
    let state = Array(run.outputLines.drop { $0 != "State" })
    #expect(
      state == [
        "State", "count = 1", "name = \"Jane Doe\"", "values = [\"Jim\", \"y\"]", "share = 0.25",
        "on = false",
        "4 problems: run viewtree lint --set 'name=Jane Doe' --set 'values[0]=Jim' "
          + "--set 'share=1 / 4.0' --set on=false -",
      ])
    #expect(run.output.contains("  Text \"Jane Doe\""))
  }

  @Test("An assignment that cannot be made shows its own text with a caret")
  func wrongAssignments() {
    let cases = [
      ("nme=1", "--set:1:1: error: there is no 'nme' here [unknown-script-name]"),
      ("count=1 +", "--set:1:10: error: expected an expression"),
      ("values[9]=x", "--set:1:1: error: index 9 is out of range"),
    ]
    for (assignment, message) in cases {
      let run = inspect("--set", assignment)
      #expect(run.error.hasPrefix(message), "\(run.error)")
      #expect(run.error.contains("\n1 | \(assignment)\n"))
      #expect(run.output.isEmpty && run.status == .unusable)
    }
  }

  @Test("A variable of the only component that has it needs no name of an instance")
  func instanceAssignments() {
    func row(_ children: String, _ assignment: String) -> CommandRun {
      CommandRun(
        ["inspect", "--set", assignment, "-"],
        input: """
          { "viewtree": 1,
            "components": {
              "Row": { "state": { "count": 1 }, "body": { "view": "Text", "text": "\\\\(count)" } },
              "Line": { "body": "Divider" } },
            "root": { "view": "VStack", "children": [\(children)] } }
          """)
    }
    #expect(row("\"Row\", \"Line\"", "count=3").output.contains("Text \"3\""))
    #expect(
      row("\"Row\", \"Row\"", "count=3").error.contains(
        "2 components have a 'count' [several-instances]"))
    #expect(
      row("\"Row\", \"Row\"", "count=3").error.contains(
        "say which: 'VStack/Row[0].count', 'VStack/Row[1].count'"))
    let wrong = row("\"Row\"", "cuont=3").error
    #expect(wrong.contains("error: no state variable is called 'cuont' [unknown-instance]"))
    #expect(wrong.contains("did you mean 'VStack/Row.count'? there are 'VStack/Row.count'"))
  }

  @Test("A view is chosen by its id or its path, with what is below it and what it did in any pass")
  func view() {
    let byID = inspect("--view", "a")
    #expect(byID.output == inspect("--view", "HStack/Color[0]").output)
    #expect(
      byID.outputLines[1...4] == [
        "Views", "Color #a  5 5  50x40  frame +5  .red", "Order",
        "1  anchorPreference Items  a  pass 1",
      ])
    #expect(byID.output.contains("-  anchorPreference Items  a  pass 2  clean: "))
    let reader = inspect("--view", "HStack/overlay/GeometryReader")
    #expect(
      reader.outputLines[2...3] == ["GeometryReader  0 0  110x50", "  Rectangle  0 0  50x10"])
  }

  @Test("The compact form shortens a text of more than 40 characters, and says how many there are")
  func longTexts() {
    func tree(_ text: String, _ options: String...) -> String? {
      CommandRun(
        ["inspect"] + options + ["-"],
        input: "{ \"viewtree\": 1, \"root\": { \"view\": \"Text\", \"text\": \"\(text)\" } }"
      ).outputLines.first { $0.hasPrefix("Text ") }
    }
    let forty = String(repeating: "é", count: 40)
    #expect(
      tree(forty + "!")?.hasPrefix("Text \"\(forty)… (41 characters)\"  ") == true
    )
    #expect(tree(forty)?.hasPrefix("Text \"\(forty)\"  ") == true)
    #expect(tree(forty + "!", "--format", "text")?.hasPrefix("Text \"\(forty)!\"  ") == true)
  }

  @Test("A key leaves the closures and the values of that key")
  func key() {
    let run = inspect("--key", "Unread")
    #expect(
      Array(run.outputLines.filter { $0.contains("anchorPreference") }) == [
        "-  anchorPreference Unread  a  pass 2  unread-key: no enclosing view reads this key"
      ])
    #expect(!run.output.contains("Preferences\n") && !run.output.contains("Order\n"))
  }

  @Test("Modifiers and reduces get lines of their own when asked for")
  func modifiers() {
    let run = inspect("--modifiers")
    #expect(
      run.output.contains(
        """
          Color #a  5 5  50x40  frame +5  .red
              content  5 5  50x40
              .anchorPreference  5 5  50x40
              .anchorPreference  5 5  50x40
              .padding  0 0  60x50

        """))
    let twice = Samples.two.replacing("\"Text\", ", with: "\"Color\", \"color\": \"red\", ")
      .replacing(
        "\"text\": \"\\\\(name)\", \"size\": { \"width\": 40, \"height\": 20 }",
        with: "\"modifiers\": [{ \"preference\": { \"key\": \"Items\", \"value\": [] } }]")
    let reduces = CommandRun(["inspect", "--reduces", "-"], input: twice)
    #expect(reduces.output.contains("1  anchorPreference Items  a  pass 1\nreduce Items  HStack"))
  }

  @Test("A report goes to a file whole, through links, and leaves nothing beside it")
  func output() {
    let folder = TemporaryFolder()
    let document = folder.file("two.json", Samples.two)
    let target = folder.path + "/report.txt"
    for _ in 1...2 {
      let run = CommandRun(["inspect", document, "--output", target])
      #expect(run.output.isEmpty && run.error.isEmpty && run.status == .fine)
    }
    #expect(folder.names == ["report.txt", "two.json"])
    #expect(folder.text("report.txt") == CommandRun(["inspect", document]).output)
    #expect(
      CommandRun(["inspect", document, "--output=-"]).output == folder.text("report.txt"))
  }

  @Test("A place that cannot be written is named, and nothing is left there")
  func unwritable() {
    let folder = TemporaryFolder()
    let document = folder.file("two.json", Samples.two)
    let cases = [
      ("/none/report", "viewtree: the folder of '\(folder.path)/none/report' does not exist\n"),
      ("", "viewtree: '\(folder.path)' is a folder; write to a file\n"),
    ]
    for (suffix, message) in cases {
      let run = CommandRun(["order", document, "--output", folder.path + suffix])
      #expect(run.error == message && run.output.isEmpty && run.status == .unusable)
    }
    let wrong = CommandRun(["inspect", "--output", folder.path + "/report", "-"], input: "{")
    #expect(wrong.status == .unusable && folder.names == ["two.json"])
  }

  @Test("Standard input gives the same report as a file, but for the name")
  func standardInput() {
    let folder = TemporaryFolder()
    let document = folder.file("two.json", Samples.two)
    let text = ["--format", "text"]
    for words in [["inspect"] + text, ["order"] + text, ["inspect", "--format=json"]] {
      let named = CommandRun(words + [document])
      let piped = CommandRun(words + ["-"], input: Samples.two)
      let renamed = named.output.replacing("lint \(document)", with: "lint -")
        .replacing(document, with: "<stdin>")
      #expect(renamed == piped.output)
      #expect(named.output == CommandRun(words + [document]).output)
    }
  }
}
