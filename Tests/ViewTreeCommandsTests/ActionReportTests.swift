import Testing

@testable import ViewTreeCommands

/// Actions and what waits, in each report and on the command line.
@Suite("Reports of actions")
struct ActionReportTests {
  private static func document(_ printed: String = "hello", sum: Int = 2) -> String {
    #"""
    { "viewtree": 1, "window": { "width": 100, "height": 100, "scale": 1 }, "metrics": "cells",
      "state": { "n": 1 },
      "root": { "view": "Text", "id": "t", "text": "a", "modifiers": [
        { "onAppear": ["print(\"\#(printed)\")", "DispatchQueue.main.async { n += \#(sum) }",
          "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { n = 0 }"] }] } }
    """#
  }

  @Test("Inspect and order tell what ran, who started it, what it changed and printed")
  func text() {
    let expected = """

      Actions
      1. onAppear  in t
           printed "hello"
      2. async  in t  started by 1
           assigned n = 3

      Waiting
      asyncAfter  in t  due at 0.5  started by 1

      """
    for command in ["inspect", "order"] {
      let run = CommandRun([command, "--format", "text", "-"], input: Self.document())
      #expect(run.status == .fine)
      #expect(run.output.contains(expected), "\(run.output)")
    }
    let only = CommandRun(["inspect", "--only", "waiting", "-"], input: Self.document())
    #expect(only.output.hasSuffix("\n\nWaiting\nasyncAfter  in t  due at 0.5  started by 1\n"))
  }

  @Test("What belongs to no view is told with the line of its script")
  func lines() {
    let document = #"""
      {
        "viewtree": 1,
        "state": { "count": 0 },
        "root": { "view": "Text", "text": "a" },
        "steps": [
          { "perform": "count += 1" },
          { "perform": "print(count)" }
        ]
      }
      """#
    let run = CommandRun(["inspect", "--format", "text", "-"], input: document)
    #expect(run.output.contains("\n1. perform  line 7\n     printed \"1\"\n"), "\(run.output)")
  }

  @Test("JSON has the same as data, and no such member where nothing ran")
  func json() {
    let run = CommandRun(["inspect", "--format", "json", "-"], input: Self.document())
    #expect(
      run.output.contains(
        #"{ "n": 2, "event": "async", "view": "Text", "id": "t", "after": 1, "startedBy": 1, "assigned": [{ "name": "n", "value": 3 }], "printed": [] }"#
      )
        || run.output.contains(
          #"{ "n": 2, "event": "async", "view": "Text", "after": 1, "startedBy": 1, "assigned": [{ "name": "n", "value": 3 }], "printed": [] }"#
        ), "\(run.output)")
    #expect(run.output.contains(#""waiting": ["#))
    let plain = CommandRun(
      ["inspect", "--format", "json", "-"], input: #"{ "viewtree": 1, "root": "Color" }"#)
    #expect(!plain.output.contains("actions") && !plain.output.contains("waiting"))
  }

  @Test("Time may pass on the command line")
  func wait() {
    let run = CommandRun(
      ["inspect", "--format", "text", "--wait", "0.25", "--wait", "0.25", "-"],
      input: Self.document())
    #expect(run.output.contains("\nafter step 2: wait 0.25\n"))
    #expect(
      run.output.contains("\n3. asyncAfter  in t  at 0.5  started by 1\n     assigned n = 0\n"))
    for value in ["-1", "soon", "100000"] {
      let wrong = CommandRun(["inspect", "--wait", value, "-"], input: Self.document())
      #expect(wrong.status == .unusable && wrong.error.contains("--wait"), "\(wrong.error)")
    }
  }

  @Test("Explain tells the actions of the view")
  func explain() {
    let run = CommandRun(["explain", "-", "t"], input: Self.document())
    #expect(run.output.contains("\nActions\n1. onAppear  in t\n"))
  }

  @Test("Diff tells what an action does otherwise, in both forms of reports")
  func diff() {
    let folder = TemporaryFolder()
    _ = folder.file("old.json", Self.document())
    _ = folder.file("new.json", Self.document("bye", sum: 4))
    let run = CommandRun(["diff", folder.path + "/old.json", folder.path + "/new.json"])
    #expect(run.status == .no)
    #expect(run.output.contains(#"printed  hello -> bye"#), "\(run.output)")
    #expect(run.output.contains("assigned n  3 -> 5"), "\(run.output)")
  }

  @Test("The animation of withAnimation is in the row of its action")
  func animation() {
    let folder = TemporaryFolder()
    let card = folder.file(
      "Card.swift",
      """
      import SwiftUI
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { withAnimation(.easeIn(duration: 0.3)) { isOpen = true } }
        }
      }
      """)
    let text = CommandRun(["inspect", "--format", "text", "--tap", "Open", card]).output
    #expect(text.contains("tap  in Button  animated .easeIn(duration: 0.3)\n"))
  }
}
