import Testing

@testable import ViewTreeCommands

/// The options that choose what `inspect` shows, and those that name views.
@Suite("Finding a view")
struct FindingTests {
  private func inspect(_ words: String...) -> CommandRun {
    CommandRun(["inspect"] + words + ["-"], input: Self.document)
  }

  /// Two rows of two squares, 10 each, and a reader of anchors that is told twice.
  private static let document = #"""
    { "viewtree": 1, "window": { "width": 100, "height": 40 }, "state": { "n": 0 },
      "preferenceKeys": { "K": { "defaultValue": [], "reduce": "append" } },
      "root": { "view": "VStack", "spacing": 0, "modifiers": [
          { "onPreferenceChange": { "key": "K", "perform": "n = $0.count" } }], "children": [
        { "forEach": "0..<2", "as": "row", "content": { "view": "HStack", "spacing": 0, "children": [
          { "forEach": "0..<2", "as": "column", "content": {
            "view": "Text", "id": "t\\(row)\\(column)", "text": "\\(n > 0 ? row : 0)", "size": { "width": 10, "height": 10 },
            "modifiers": [{ "anchorPreference": { "key": "K", "value": "bounds", "transform": "[row]" } }] } }] } }] } }
    """#

  @Test("Several views are shown under their paths, one below another once")
  func views() {
    let texts = inspect("--only", "views", "--view", "HStack[1]/Text[*]", "--view", "t11")
    #expect(
      texts.outputLines[2...] == [
        "VStack/HStack[1]/Text[0]", "Text #t10 \"1\"  40 20  10x10", "VStack/HStack[1]/Text[1]",
        "Text #t11 \"1\"  50 20  10x10",
      ])
    let row = inspect("--only", "views", "--view", "t11", "--view", "VStack/HStack[1]")
    #expect(row.outputLines[2...].first == "HStack  40 20  20x10" && row.outputLines.count == 5)
    let json = inspect("--format", "json", "--only", "views", "--view", "\"1\"").output
    #expect(json.contains("\"path\": \"VStack/HStack[1]/Text[0]\""))
    #expect(json.contains("\"path\": \"VStack/HStack[1]/Text[1]\"") && !json.contains("HStack[0]"))
  }

  @Test("What several views did is shown, in earlier passes too, and nothing of the others")
  func closures() {
    let lines = inspect(
      "--format", "text", "--view", "VStack/HStack[0]", "--view", "t11"
    ).outputLines
    let ran = lines.filter { $0.contains("anchorPreference K  t") && !$0.hasPrefix("-") }
    #expect(ran.map { $0.split(separator: "  ")[2] } == ["t00", "t01", "t11"])
  }

  @Test("Levels below are left out, and counted")
  func depth() {
    #expect(
      inspect("--only", "views", "--depth", "1").outputLines[2...] == [
        "VStack  40 10  20x20", "  HStack  40 10  20x10", "      … 2 views below",
        "  HStack  40 20  20x10", "      … 2 views below",
      ])
    #expect(
      inspect("--only", "views", "--depth", "0", "--view", "HStack").outputLines[2...] == [
        "VStack/HStack[0]", "HStack  40 10  20x10", "    … 2 views below", "VStack/HStack[1]",
        "HStack  40 20  20x10", "    … 2 views below",
      ])
    let json = inspect("--format", "json", "--depth", "0", "--only", "views").output
    #expect(json.contains("\"viewsBelow\": 6") && !json.contains("HStack"))
    for wrong in ["-1", "x", ""] {
      #expect(inspect("--depth=\(wrong)").error.contains("'--depth' cannot be '\(wrong)'"))
    }
  }

  @Test("Only the sections that are asked for are there, in text and in JSON")
  func sections() {
    let text = inspect("--only", "state", "--only", "anchors").outputLines
    #expect(text.filter { !$0.contains(" ") } == ["Anchors", "State"])
    let json = inspect("--only", "state", "--format", "json").output
    #expect(json.contains("\"state\": {"))
    for key in ["views", "preferences", "order", "skipped", "anchors"] {
      #expect(!json.contains("\"\(key)\": ["), "\(key)")
    }
    let wrong = inspect("--only", "view")
    #expect(wrong.error.contains("it can be: views, preferences, order, skipped"))
    #expect(wrong.status == .unusable && wrong.output.isEmpty)
  }

  @Test("Where one view is needed, several are listed; one that is not there has a suggestion")
  func ambiguous() {
    let explain = CommandRun(["explain", "-", "Text[*]"], input: Self.document)
    #expect(
      explain.error
        == "viewtree: 'Text[*]' matches 4 views; use one of them: VStack/HStack[0]/Text[0], "
        + "VStack/HStack[0]/Text[1], VStack/HStack[1]/Text[0], VStack/HStack[1]/Text[1]\n")
    #expect(explain.status == .unusable && explain.output.isEmpty)
    #expect(
      inspect("--view", "Txet").error == "viewtree: there is no view 'Txet'; did you mean 'Text'?\n"
    )
    #expect(
      inspect("--view", "HStack[7]/Text").error.hasPrefix("viewtree: there is no view 'HStack[7]/"))
    #expect(inspect("--view", "t00", "--view", "t99").error.contains("there is no view 't99'; "))
    let tap = inspect("--tap", "Text[*]").error
    #expect(tap.contains("'Text[*]' matches 4 views [step-with-several-views]"))
    #expect(tap.contains("write one of: 'VStack/HStack[0]/Text[0]', "))
  }

  @Test("A pass has a report of its own, in text and in JSON")
  func pass() {
    let first = inspect("--pass", "1", "--only", "views", "--only", "state")
    #expect(first.outputLines[0] == "<stdin>  100x40 @2x  pass 1 of 2  stable after 2 passes")
    #expect(first.output.contains("Text #t11 \"0\"") && first.output.hasSuffix("\nn = 0\n"))
    let second = inspect("--pass", "2", "--only", "views", "--only", "state").output
    #expect(second.contains("Text #t11 \"1\"") && second.hasSuffix("\nn = 4\n"))
    #expect(inspect("--pass=1", "--format=json").output.contains("\"pass\": 1,\n  \"passes\": 2,"))
    #expect(inspect("--pass", "3").error == "viewtree: there is no pass 3: there were 2 passes\n")
    #expect(inspect("--pass", "0").error.contains("'--pass' cannot be '0'; write it like 1"))
    let quiet = inspect("--perform", "", "--pass", "2")
    #expect(quiet.error == "viewtree: there is no pass 2: there was one pass\n")
    #expect(quiet.status == .unusable && quiet.output.isEmpty)
  }

  @Test("One anchor is told in the coordinates of a view, with the arithmetic of the way")
  func anchor() {
    let run = inspect("--anchor", ".bounds of t11", "--in", "HStack[1]")
    #expect(
      run.outputLines[1...] == [
        ".bounds of t11  50 20  10x10 in the window",
        "  VStack is at 40 10: 50 - 40 = 10, 20 - 10 = 10",
        "  VStack/HStack[1] is at 0 10: 10 - 0 = 10, 10 - 10 = 0",
        "10 0  10x10 in VStack/HStack[1]",
      ])
    #expect(
      inspect("--anchor", "4").outputLines[1...] == [".bounds of t11  50 20  10x10 in the window"])
    let json = inspect("--anchor", "4", "--in", "VStack", "--format", "json").output
    #expect(json.contains("\"in\": \"VStack\""))
    #expect(json.contains("\"value\": { \"x\": 10, \"y\": 10, \"width\": 10, \"height\": 10 }\n}"))
    for (words, message) in [
      (["--anchor", "9"], "there is no anchor '9'; 'viewtree inspect --only anchors' lists all 4"),
      (
        ["--anchor", "Text"],
        "'Text' matches 4 anchors; use the number of one: 1 .bounds of t00, "
      ),
      (["--anchor", "1", "--in", "nowhere"], "there is no view 'nowhere'; "),
      (["--anchor", "1", "--in", "Text"], "'Text' matches 4 views; "),
      (["--in", "VStack"], "'--in' has an effect only with '--anchor'"),
      (["--anchor", "1", "--pass", "1"], "'--anchor' and '--pass' exclude each other"),
    ] {
      let run = CommandRun(["inspect"] + words + ["-"], input: Self.document)
      #expect(run.error.hasPrefix("viewtree: \(message)") && run.output.isEmpty, "\(run.error)")
    }
  }

  @Test("A window is a size or a device, and is turned")
  func windows() {
    for (words, window) in [
      (["--window", "iPhone16"], "393x852 @3x"), (["--window=iphone 16 landscape"], "852x393 @3x"),
      (["--window", "iPad mini 6", "--landscape"], "1133x744 @2x"),
      (["--window", "100x300", "--landscape"], "300x100 @2x"),
      (["--window", "iPhone SE 3", "--scale", "1"], "375x667 @1x"), (["--landscape"], "100x40 @2x"),
    ] {
      let run = CommandRun(["inspect"] + words + ["-"], input: Self.document)
      #expect(run.outputLines.first?.contains("  \(window)  ") == true, "\(words)")
    }
    #expect(
      inspect("--window", "iPhone61").error
        == "viewtree: there is no device 'iPhone61'; did you mean 'iPhone 16'?\n")
    let unknown = inspect("--window", "toaster").error
    #expect(unknown.contains("use iPhone SE 3, iPhone 17"))
    #expect(inspect("--window", "300x").error.contains("write it like 390x844 or iPhone16"))
    #expect(
      inspect("--landscape", "--proposal", "nilxnil").error
        .hasPrefix("viewtree: '--landscape' and '--proposal' exclude each other"))
  }

  @Test("Scrolling on the command line takes one number or two")
  func scroll() {
    let document = """
      { "viewtree": 1, "window": { "width": 50, "height": 50 }, "root": { "view": "ScrollView", "children": [
        { "view": "Color", "modifiers": [{ "frame": { "height": 80 } }] }] } }
      """
    for (text, words) in [
      ("20", "scroll ScrollView to 0 20"), ("0,20", "scroll ScrollView to 0 20"),
      ("99", "scroll ScrollView to 0 30, as far as it goes"),
    ] {
      let run = CommandRun(["inspect", "--scroll", "ScrollView=\(text)", "-"], input: document)
      #expect(run.outputLines[1] == "after step 1: \(words)")
    }
    for wrong in [
      "ScrollView", "=3", "ScrollView=x", "ScrollView=1,2,3", "ScrollView=inf", "ScrollView=",
    ] {
      let run = CommandRun(["inspect", "--scroll", wrong, "-"], input: document)
      #expect(
        run.error.contains("'--scroll' cannot be '\(wrong)'; write it like list=120"), "\(wrong)")
    }
  }

  @Test("Of several views with a name, the only one that is shown is meant")
  func shown() {
    let fitting = """
      struct A: View {
        var body: some View {
          ViewThatFits { HStack { Text("Buy now").frame(width: 900) }; VStack { Text("Buy now") } }
        }
      }
      """
    let run = CommandRun(["explain", "--input", "swift", "-", "Buy now"], input: fitting)
    #expect(run.status == .fine)
    #expect(run.outputLines.contains { $0.hasPrefix("ViewThatFits/VStack[1]/Text") })
  }

  @Test("A text that minimumScaleFactor scales is not called truncated")
  func scaled() {
    let price = """
      struct A: View {
        var body: some View {
          Text("a long price").lineLimit(1).minimumScaleFactor(0.25).frame(width: 30)
        }
      }
      """
    let run = CommandRun(["explain", "--input", "swift", "-", "Text"], input: price)
    #expect(run.output.contains("% by minimumScaleFactor"))
    #expect(!run.output.contains("truncated"))
  }

  @Test("A modifier that changes sizes in SwiftUI and not here is a warning")
  func notModeled() {
    let text = "struct A: View { var body: some View { Text(\"a\").fontWidth(.condensed) } }"
    let run = CommandRun(["inspect", "--input", "swift", "-"], input: text)
    #expect((run.output + run.error).contains("'fontWidth' is not modeled"))
  }

  @Test(
    "Every modifier and value of the environment without a model is a warning, once",
    arguments: [
      ("Text(\"a\").fontWidth(.condensed)", "fontWidth"),
      ("Text(\"a\").environment(\\.locale, Locale(identifier: \"de\"))", "locale"),
      ("Text(\"a\").lineHeight(.tight)", "lineHeight"),
      ("Toggle(\"a\", isOn: .constant(true)).labelsVisibility(.hidden)", "labelsVisibility"),
      ("Button(\"a\") {}.buttonBorderShape(.capsule)", "buttonBorderShape"),
      ("Text(\"a\").listSectionMargins(.horizontal, 4)", "listSectionMargins"),
      ("Text(\"a\").environment(\\.legibilityWeight, .bold)", "legibilityWeight"),
    ])
  func silentModifiers(view: String, name: String) {
    let run = CommandRun(
      ["inspect", "--input", "swift", "-"],
      input: "struct A: View { var body: some View { \(view) } }")
    let parts = (run.output + run.error).components(separatedBy: "'\(name)' is not modeled")
    #expect(parts.count == 2)
  }

  @Test("A misspelled view in Swift has the nearest name")
  func misspelled() {
    let text = "struct A: View { var body: some View { VStak { Text(\"a\") } } }"
    let run = CommandRun(["inspect", "--input", "swift", "-"], input: text)
    #expect(run.error.contains("did you mean 'VStack'?"))
  }
}
