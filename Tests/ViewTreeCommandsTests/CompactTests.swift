import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("Reports that fit a screen")
struct CompactTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func run(_ command: String, _ document: String, _ options: String...) -> CommandRun {
    CommandRun([command] + options + [root.appendingPathComponent("Fixtures/\(document)").path])
  }

  /// The lines of a document in a window of 90x30, without the first and the last one.
  private func lines(
    _ root: String, _ command: String = "inspect", _ options: String...
  ) -> [String] {
    let document =
      #"{ "viewtree": 1, "window": { "width": 90, "height": 30, "scale": 2 }, "#
      + (root.contains("Preference")
        ? #""preferenceKeys": { "K": { "defaultValue": "[]", "reduce": "append" } }, "# : "")
      + #""root": \#(root) }"#
    let run = CommandRun([command] + options + ["-"], input: document)
    #expect(run.status == .fine && run.error.isEmpty, "\(run.error)")
    return run.outputLines.dropFirst().filter { !$0.hasPrefix("more: ") }
  }

  private func row(_ children: String...) -> String {
    #"{ "view": "HStack", "spacing": 0, "children": [\#(children.joined(separator: ", "))] }"#
  }

  // MARK: - The article's form

  @Test("The form of the articles fits 55 lines, its order 25, and a summary 15")
  func form() {
    for document in ["articles/form.json", "swift/FormExample.swift"] {
      let inspect = run("inspect", document)
      #expect(inspect.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 55)
      #expect(
        inspect.outputLines[0].hasSuffix(
          "stable after 1 pass  49 views, 12 closures, 0 problems"))
      #expect(run("order", document).outputLines.count <= 25)
      #expect(run("inspect", document, "--format", "summary").outputLines.count <= 15)
    }
  }

  @Test(
    "The form has its values with writers and resolved anchors, the order, and what did not run")
  func parts() {
    let output = run("inspect", "articles/form.json").output
    for line in [
      "        3 x MyFormField  174.667x95.309  at 268 336.284, 450.667 336.284, 633.333 336.284\n",
      "            Text \"First Name\", \"Middle Name\", \"Last Name\"  83x20.5, 101.5x20.5, 82x20.5\n",
      "  .title, anchor 2  from title  at 599 225.098  86x33.5\n",
      "\nOrder: 1 mini, 2 title, 3 f0, 4 c0, 5 f1, 6 c1, 7 f2, 8 c2, 9 f3, 10 c3, 11 form, 12 VStack/HStack[1]\n",
      "\nNot run: anchorPreference, transformAnchorPreference MyPreferenceKey  TextField, VStack in line 62, 81",
      "\nState: fieldValues = [\"\", \"\", \"\", \"\", \"\"], length = 360, twitterFieldPreset = false\n",
    ] {
      #expect(output.contains(line), "\(line)")
    }
  }

  @Test("A terminal gets the same lines as a pipe, folded")
  func terminal() {
    let path = root.appendingPathComponent("Fixtures/articles/form.json").path
    let words = ["inspect", "--color", "never", path]
    let wide = CommandRun(words, outputIsTerminal: true, columns: 500)
    #expect(wide.output == run("inspect", "articles/form.json").output)
    let narrow = CommandRun(words, outputIsTerminal: true, columns: 80)
    #expect(
      narrow.output.filter { !" \n".contains($0) } == wide.output.filter { !" \n".contains($0) })
  }

  @Test("Options for details print the full form, and any other the compact one")
  func details() {
    let full = run("inspect", "articles/form.json", "--format", "text").output
    #expect(full.contains("\nViews\n") && full.contains("\nAnchors\n"))
    for options in [["--only", "views"], ["--modifiers"], ["--pixels"], ["--proposals"]] {
      let path = root.appendingPathComponent("Fixtures/articles/form.json").path
      #expect(CommandRun(["inspect"] + options + [path]).output.contains("\nViews\n"), "\(options)")
    }
    #expect(!run("inspect", "articles/form.json", "--view", "form").output.contains("\nViews\n"))
    #expect(run("order", "articles/form.json", "--values").output.contains("\nOrder\n"))
    let tree = run("inspect", "articles/form.json", "--format", "compact", "--only", "views")
    #expect(tree.output.contains("3 x MyFormField") && !tree.output.contains("Order"))
  }

  // MARK: - The tree

  @Test("Three siblings without views inside are one line, and two are two")
  func leaves() {
    let three = lines(row(#"{ "view": "Color", "id": "a" }"#, #""Color""#, #""Color""#))
    // An id makes another line of the first one.
    #expect(
      three == [
        "HStack  0 0  90x30", "  Color #a  0 0  30x30", "  Color  30 0  30x30",
        "  Color  60 0  30x30",
      ])
    #expect(
      lines(row(#""Color""#, #""Color""#, #""Color""#)) == [
        "HStack  0 0  90x30", "  3 x Color  30x30  at 0 0, 30 0, 60 0",
      ])
    #expect(lines(row(#""Color""#, #""Color""#)).count == 3)
  }

  @Test("Two siblings with the same views inside are one tree, in which facts are lists")
  func trees() {
    func field(_ text: String) -> String {
      #"{ "view": "ZStack", "children": ["Color", { "view": "Text", "text": "\#(text)" }] }"#
    }
    let folded = lines(row(field("a"), field("b")))
    #expect(folded[1] == "  2 x ZStack  45x30  at 0 0, 45 0")
    #expect(folded[2] == "    Color  45x30")
    #expect(folded[3].hasPrefix("    Text \"a\", \"b\"  "))
    #expect(folded.count == 4)
    // Another view inside is another shape.
    #expect(lines(row(field("a"), row(#""Color""#))).count > 4)
  }

  @Test("A list of more than four words shows the first two and the last")
  func lists() {
    let texts = (1...6).map { #"{ "view": "Text", "text": "\#($0)" }"# }
    let line = lines(#"{ "view": "HStack", "children": [\#(texts.joined(separator: ","))] }"#)[1]
    #expect(line.hasPrefix("  6 x Text \"1\", \"2\", … \"6\"  "), "\(line)")
  }

  @Test("Views outside the window, and views without a size, have their own lines")
  func apart() {
    func color(_ width: Int) -> String {
      "{ \"view\": \"Color\", \"modifiers\": [{ \"frame\": { \"width\": \(width), \"height\": 10 } }] }"
    }
    // Four of 40 in 90 points: the first and the last begin or end outside.
    let wide = lines(row(color(40), color(40), color(40), color(40)))
    #expect(wide.contains { $0.hasPrefix("  2 x Color") } == false, "\(wide)")
    let empty = lines(row(color(20), color(0), color(20), color(20)))
    #expect(!empty.contains { $0.contains("4 x Color") }, "\(empty)")
  }

  @Test("The commands that a report suggests keep the options of its evaluation")
  func suggestions() {
    let output = run("inspect", "articles/form.json", "--set", "length=400").output
    #expect(output.contains("more: viewtree inspect --format text --set length=400 "))
    #expect(
      !run("inspect", "articles/form.json", "--limit", "views=1000").output.contains("--limit"))
  }

  // MARK: - Explanations

  @Test("explain goes from the view outwards, with the arithmetic where the size is decided")
  func explanation() {
    // 90 - 30 of the frame - 0 gaps = 60, in a background without arithmetic.
    let framed = #"{ "view": "Color", "modifiers": [{ "frame": { "width": 30 } }] }"#
    let stack = row(framed, #"{ "view": "Color", "id": "b" }"#)
    let document =
      #"{ "viewtree": 1, "window": { "width": 90, "height": 30, "scale": 2 }, "root": "#
      + #"{ "view": "ZStack", "children": [\#(stack)] } }"#
    let output = CommandRun(["explain", "-", "b"], input: document).output
    let layout = output.components(separatedBy: "Layout, from the view outwards\n").last ?? ""
    let titles = layout.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      titles == [
        "Color #b  proposed 60x30  answers 60x30  at 30 0",
        "HStack  proposed 90x30  answers 90x30  at 0 0",
        "ZStack  proposed 90x30  answers 90x30  at 0 0",
        "more: viewtree explain --format text - b",
      ])
    #expect(layout.contains("\n  width = children 90 + gaps 0 = 90\n"))
    #expect(!output.contains("rule: "))
    let whole = CommandRun(["explain", "--format", "text", "-", "b"], input: document).output
    #expect(whole.contains("\nLayout\nwindow 90x30: ") && whole.contains("rule: Stacks"))
  }

  @Test("A list in an explanation has at most twelve lines about a node")
  func longExplanations() {
    let children = (1...40).map { _ in #""Color""# } + [#"{ "view": "Color", "id": "b" }"#]
    let stack = #"{ "view": "HStack", "children": [\#(children.joined(separator: ", "))] }"#
    let output = CommandRun(
      ["explain", "-", "b"], input: #"{ "viewtree": 1, "root": \#(stack) }"#
    ).output
    #expect(output.contains("  … and ") && output.split(separator: "\n").count < 22, "\(output)")
  }

  // MARK: - Names

  @Test("A view without id is named by the end of its path that no other view of the kind has")
  func names() {
    func writer(_ value: String) -> String {
      #"{ "view": "ZStack", "children": [{ "view": "Color", "modifiers": [{ "anchorPreference": "#
        + #"{ "key": "K", "value": ".bounds", "transform": "[\#(value)]" } }] }] }"#
    }
    let tree =
      #"{ "view": "HStack", "children": [\#(writer("1")), \#(writer("2"))], "#
      + #""modifiers": [{ "onPreferenceChange": { "key": "K", "perform": "" } }] }"#
    #expect(lines(tree).contains("Order: 1 ZStack[0]/Color, 2 ZStack[1]/Color, 3 HStack"))
    let stack = #"{ "view": "ZStack", "children": ["Color"] }"#
    let document = #"{ "viewtree": 1, "root": \#(row(stack, stack)) }"#
    let path = CommandRun(["explain", "-", "ZStack[1]/Color"], input: document)
    #expect(path.status == .fine, "the name is one that commands take")
  }

  // MARK: - Order

  @Test("order says the rule, and what each closure adds, as a tree that grows from its leaves")
  func order() {
    func modified(_ view: String, _ modifier: String, _ value: String) -> String {
      #"{ \#(view), "modifiers": [{ "\#(modifier)": { "key": "K", "value": ".bounds", "transform": "\#(value)" } }] }"#
    }
    let inner = modified(#""view": "Color", "id": "b""#, "anchorPreference", "[2]")
    let outer = modified(
      #""view": "ZStack", "id": "z", "children": [\#(inner)]"#, "transformAnchorPreference",
      "value.append(3)")
    let first = modified(#""view": "Color", "id": "a""#, "anchorPreference", "[1]")
    let root =
      #"{ "view": "HStack", "id": "h", "children": [\#(first), \#(outer)], "#
      + #""modifiers": [{ "onPreferenceChange": { "key": "K", "perform": "" } }] }"#
    #expect(
      lines(root, "order") == [
        "Siblings in code order, children before their parents; 4 of 4 closures ran.",
        "┌ 1  a  anchorPreference  + 1",
        "│ ┌ 2  b  anchorPreference  + 2",
        "├ 3  z  transformAnchorPreference  + 3  (2 elements)",
        "4  h  onPreferenceChange  = 1; 2; 3",
      ])
  }

  @Test("A reader that runs again because of a variable adds nothing")
  func readerRunsAgain() {
    let document = """
      { "viewtree": 1, "state": { "on": false },
        "preferenceKeys": { "K": { "defaultValue": "[]", "reduce": "append" } },
        "root": { "view": "Color", "id": "a", "modifiers": [
          { "preference": { "key": "K", "value": "[1]" } },
          { "overlayPreferenceValue": { "key": "K", "as": "list",
            "content": { "view": "Text", "text": "\\\\(list.count) \\\\(on)" } } },
          { "onTapGesture": "on.toggle()" }] },
        "steps": [{ "tap": "a" }] }
      """
    let lines = CommandRun(["order", "-"], input: document).outputLines
    let readers = lines.filter { $0.contains("overlayPreferenceValue") }
    #expect(
      readers == [
        "1  a  overlayPreferenceValue  = 1",
        "1  a  overlayPreferenceValue  because on changed  = 1",
      ])
  }

  @Test("order names the exceptions, and why closures did not run")
  func exceptions() {
    let output = run("order", "order/readers-ask-one-after-another.json").output
    #expect(output.contains("before their parents; 6 of 7 closures ran.\n"))
    #expect(
      output.contains("2 closures ran out of this order: readers request values one after another"))
    #expect(output.contains("Not run: anchorPreference First  c  nextValue-not-called: "))
    #expect(lines(row(#""Color""#), "order") == ["no closures ran"])
  }

  @Test("A closure that reruns because of a value below it shows the whole value")
  func rerun() {
    let output = run("order", "articles/form-steps.json").output
    #expect(
      output.contains(
        "  ├ 3  c0  transformAnchorPreference  because the value of its content changed  "
          + "= .field(4), anchor 3; .fieldContainer, anchor 4\n"))
    #expect(
      output.contains("  f0  anchorPreference  because fieldValue changed  + .field(4), anchor 3\n")
    )
  }

  @Test("Warnings of the evaluation count as problems")
  func warnings() {
    let lines = run("inspect", "lints/feedback-loop.json").outputLines
    #expect(lines[0].hasSuffix("diverging after 3 passes  4 views, 2 closures, 2 problems"))
    #expect(lines.filter { $0.hasPrefix("warning: ") }.count == 2)
  }
}
