import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("viewtree sweep")
struct SweepTests {
  /// A text of 13 characters that are 8.5 points wide, 110.5 in all, in one line.
  private func document(_ members: String = "", modifiers: String = #"{ "lineLimit": 1 }"#)
    -> String
  {
    """
    { "viewtree": 1, "metrics": "cells", "window": { "width": 200, "height": 100 }, \(members)
      "root": { "view": "Text", "id": "title", "text": "one two three", "modifiers": [\(modifiers)] } }
    """
  }

  private func sweep(_ words: String..., document text: String? = nil) -> CommandRun {
    CommandRun(["sweep"] + words + ["-"], input: text ?? document())
  }

  /// The lines of changes, and of what is so everywhere.
  private func told(_ run: CommandRun) -> [String] {
    run.outputLines.filter { $0.contains("  ") && !$0.contains("  evaluated ") }
  }

  @Test("A text of 110.5 points in one line is truncated below 110.5")
  func text() {
    let run = sweep("--width", "100...120")
    #expect(
      run.output == """
        sweep of <stdin>

        width 100...120  evaluated 8 times

        Changes
        title  is truncated below 110.5

        """)
    #expect(run.error.isEmpty && run.status == .fine)
  }

  @Test("The same for programs: segments from one end to the other")
  func json() throws {
    let run = sweep("--width", "100...120", "--format", "json")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let found = try #require((report["sweeps"] as? [[String: Any]])?.first)
    #expect(found["axis"] as? String == "width" && found["to"] as? Double == 120)
    let changes = try #require(found["changes"] as? [[String: Any]])
    #expect(changes.map { $0["kind"] as? String } == ["text-truncated"])
    let segments = try #require(changes[0]["segments"] as? [[String: Any]])
    #expect(segments.map { $0["from"] as? Double } == [100, 110.5])
    #expect(segments.map { $0["below"] as? Double } == [110.5, nil])
    #expect(segments.map { $0["value"] as? Bool } == [true, false])
  }

  @Test("A change is found as exactly as it is asked for")
  func within() {
    #expect(
      told(sweep("--width", "100...120", "--within", "0.01")) == ["title  is truncated below 110.5"]
    )
    #expect(
      told(sweep("--width", "100...120", "--within", "4")) == ["title  is truncated below 112"])
  }

  @Test("A text of one word is whole in cells of 17 up to 200 points of height")
  func height() {
    let run = sweep("--height", "50...100")
    #expect(run.outputLines.last == "no changes found")
  }

  @Test("What holds at all values stands under Everywhere")
  func everywhere() {
    let run = sweep("--width", "50...60")
    #expect(run.outputLines.suffix(2) == ["Everywhere", "title  is truncated"])
  }

  @Test("Without a range the widths of phones are swept, from 320 to 440")
  func phones() {
    #expect(sweep().outputLines[1].hasPrefix("width 320...440  evaluated "))
  }

  @Test(
    "Several ranges are swept one after another, each with the document's values for the others")
  func several() {
    let run = sweep(
      "--layout-direction", "both", "--dynamic-type", "large...xLarge", "--width", "300...310")
    let titles = run.outputLines.filter { $0.contains("  evaluated ") }
    #expect(
      titles == [
        "layoutDirection leftToRight...rightToLeft  evaluated 2 times",
        "dynamicType large...xLarge  evaluated 2 times", "width 300...310  evaluated 3 times",
      ])
  }

  @Test(
    "One text size alone is that of what else is swept: 13 characters of 10.5 points at xxLarge")
  func oneSize() {
    let run = sweep("--dynamic-type", "xxLarge", "--width", "100...200")
    #expect(told(run) == ["title  is truncated below 136.5"])
  }

  @Test("A variable goes through numbers; one of type Int through whole ones")
  func variables() {
    let frame = #"{ "lineLimit": 1 }, { "frame": { "width": "width" } }"#
    let free = document(#""state": { "width": 100 },"#, modifiers: frame)
    #expect(
      told(sweep("--set", "width=100...120", document: free)) == ["title  is truncated below 110.5"]
    )
    let whole = free.replacing(
      "\"width\": 100 }", with: #""width": { "type": "Int", "value": 100 } }"#)
    #expect(
      told(sweep("--set", "width=100...120", document: whole)) == ["title  is truncated below 111"])
  }

  @Test("With the default distances of a variable from 0 to 1 changes are found to 0.005")
  func smallRanges() {
    let text = document(
      #""state": { "share": 0.5 },"#,
      modifiers: #"{ "lineLimit": 1 }, { "frame": { "width": "share * 200" } }"#)
    // 110.5 / 200 = 0.5525, and the next value is 0.555.
    #expect(
      told(sweep("--set", "share=0...1", document: text)) == ["title  is truncated below 0.555"])
  }

  @Test("Other values are given as elsewhere, and count for every range")
  func otherValues() {
    let text = document(
      #""state": { "limit": 1, "width": 100 },"#,
      modifiers: #"{ "lineLimit": "limit" }, { "frame": { "width": "width" } }"#)
    let run = sweep("--set", "limit=2", "--set", "width=100...120", document: text)
    #expect(told(run) == ["title  has 2 lines below 110.5, 1 line from 110.5"])
  }

  @Test("A narrow change is missed by the first samples, and found where each value is looked at")
  func narrow() {
    // A sum, so that no number of the document is in the range.
    let text = """
      { "viewtree": 1, "root": { "view": "GeometryReader", "as": "geometry", "content": {
        "if": "abs(geometry.size.width - 300 - 48) < 2", "then": { "view": "Color", "id": "narrow" } } } }
      """
    #expect(told(sweep("--width", "320...370", document: text)) == [])
    let run = sweep("--width", "320...370", "--every", "0.5", document: text)
    #expect(told(run) == ["narrow  exists between 346.5 and 350"])
  }

  @Test("A number that the document names is looked at, and the value before it")
  func hints() {
    let text = """
      { "viewtree": 1, "root": { "view": "GeometryReader", "as": "geometry", "content": {
        "if": "geometry.size.width == 345.0", "then": { "view": "Color", "id": "narrow" } } } }
      """
    let run = sweep("--width", "320...370", document: text)
    #expect(told(run) == ["narrow  exists between 345 and 345.5"])
  }

  @Test("A document that cannot be evaluated at some values is told so, and the rest as ever")
  func failure() {
    let text = document(
      #""state": { "n": 3, "list": [1, 2, 3, 4, 5] },"#, modifiers: #"{ "padding": "list[n]" }"#)
    let run = sweep("--set", "n=0...9", "--within", "1", document: text)
    #expect(run.status == .fine)
    #expect(
      told(run) == ["index 5 is out of range: there are 5 elements  stops the evaluation from 5"])
  }

  @Test("What changes with nearly every value is one line")
  func restless() {
    let text = """
      { "viewtree": 1, "state": { "width": "" }, "preferenceKeys": { "W": { "defaultValue": "\\"\\"", "reduce": "first" } },
        "root": { "view": "GeometryReader", "as": "geometry",
          "content": { "view": "Color", "modifiers": [{ "preference": { "key": "W", "value": { "$": "\\"\\\\(geometry.size.width)\\"" } } }] },
          "modifiers": [{ "onPreferenceChange": { "key": "W", "perform": "width = value" } }] } }
      """
    let run = sweep("--width", "100...500", document: text)
    #expect(
      told(run).map { $0.prefix { !$0.isNumber } } == [
        "onPreferenceChange of W of GeometryReader  preference changes with nearly every value, "
      ])
  }

  @Test(
    "A Swift file is swept as it stands: 13 characters are wider than 100 points and fit in 300")
  func swift() {
    let text = """
      import SwiftUI

      struct ContentView: View {
        var body: some View { Text("one two three").lineLimit(1) }
      }
      """
    let run = CommandRun(["sweep", "--input", "swift", "--width", "50...300", "-"], input: text)
    #expect(run.error.isEmpty && run.status == .fine)
    #expect(
      told(run).count == 1 && told(run).allSatisfy { $0.hasPrefix("Text  is truncated below ") })
  }

  @Test(
    "A variable of a Swift file that is a whole number is an Int, and goes through whole numbers")
  func swiftIntegers() {
    let text = """
      import SwiftUI

      struct ContentView: View {
        @State private var count = 3
        var body: some View {
          VStack { if count > 4 { Text("many") } }
        }
      }
      """
    let folder = TemporaryFolder()
    let run = CommandRun(["sweep", "--set", "count=0...10", folder.file("ContentView.swift", text)])
    #expect(told(run) == ["VStack/Text  exists from 5"])
  }

  // MARK: - Bad input

  @Test(
    "A range that is none is refused with the way out",
    arguments: [
      (["--width", "430...320"], "the end is before the start; write the smaller value first"),
      (["--width", "320...320"], "it contains only one value; use a larger end"),
      (["--width", "nan...430"], "both ends must be finite numbers, as in 320...430"),
      (["--width", "0...inf"], "both ends must be finite numbers, as in 320...430"),
      (["--width", "-5...430"], "lengths must be from 0 to 1000000 points"),
      (["--width", "0...1000000"], "it contains 2000001 values, and the maximum is 100000"),
      (["--width", "320...430", "--every", "0.1"], "use a larger --every than --within"),
      (["--set", "n=5...1"], "the end is before the start"),
      (["--set", "n=0...1e300"], "it contains too many values"),
      (["--dynamic-type", "large...small"], "the end is before the start"),
    ])
  func badRanges(words: [String], reason: String) {
    let run = CommandRun(["sweep"] + words + ["-"], input: document(#""state": { "n": 1 },"#))
    #expect(run.error.contains(" cannot be '") && run.error.contains(reason), "\(run.error)")
    #expect(run.output.isEmpty && run.status == .unusable)
  }

  @Test(
    "What is no range is refused with an example",
    arguments: [
      (["--width", "320"], "'--width' cannot be '320'; write it like 320...430"),
      (["--width", "320..430"], "'--width' cannot be '320..430'; write it like 320...430"),
      (["--within", "0"], "'--within' cannot be '0'; write it like 0.5"),
      (["--dynamic-type", "huge"], "'--dynamic-type' cannot be 'huge'; it can be: all, xSmall, "),
    ])
  func noRange(words: [String], message: String) {
    let run = CommandRun(["sweep"] + words + ["-"], input: document())
    #expect(run.error.hasPrefix("viewtree: " + message), "\(run.error)")
    #expect(run.status == .unusable)
  }

  @Test("A name that nothing has, and a variable that holds no number, are told with the way out")
  func badVariables() {
    let text = document(#""state": { "title": "Inbox", "count": 1 },"#)
    let unknown = sweep("--set", "cuont=1...5", document: text)
    #expect(
      unknown.error.hasPrefix("--set:1:1: error: there is no 'cuont' here [unknown-script-name]"))
    #expect(unknown.error.contains("did you mean 'count'?"))
    let wrong = sweep("--set", "title=1...5", document: text)
    #expect(
      wrong.error.hasPrefix(
        "--set:1:1: error: 'title' is of type String, but a range needs a number "
          + "[range-needs-number]"))
    #expect(wrong.output.isEmpty && wrong.status == .unusable)
  }

  @Test("A step that the document does not have is told")
  func noStep() {
    let run = sweep("--width", "100...120", "--step", "2")
    #expect(run.error.contains("there is no step 2: the document has no steps"))
  }

  @Test("Two reports of sweeps are compared line by line")
  func compared() {
    let folder = TemporaryFolder()
    let old = folder.file("old.txt", sweep("--width", "100...120").output)
    let new = folder.file("new.txt", sweep("--width", "100...120", "--within", "4").output)
    let run = CommandRun(["diff", old, new])
    #expect(run.output.contains("110.5") && run.output.contains("112"), "\(run.output)\(run.error)")
  }

  @Test("All evaluations of a sweep together may do one and a half times the work of one")
  func work() {
    // One does less than twenty, and a fact of it is 24.
    let few = sweep("--width", "100...101", "--limit", "work=200", document: Self.colour)
    #expect(few.status == .fine)
    let many = sweep(
      "--width", "100...199", "--every", "0.5", "--limit", "work=200", document: Self.colour)
    #expect(many.status == .unusable)
    #expect(many.error.contains("the sweep exceeds the work limit"))
    #expect(many.error.contains("[too-much-work]"))
  }

  @Test("A sweep ends after three points at which the evaluation reaches a limit")
  func limits() {
    let loop = #"{"forEach": "0..<(p.size.width > 110 ? 50 : 1)", "content": "Color"}"#
    let text =
      #"{"viewtree": 1, "root": {"view": "GeometryReader", "as": "p", "content": \#(loop)}}"#
    func run(_ points: String) -> CommandRun {
      sweep("--width", points, "--every", "5", "--limit", "entries=40", document: text)
    }
    // 100, 105 and 110 end with a report, 111 and 110.5 at the limit.
    let two = run("100...111")
    #expect(two.status == .fine && two.output.contains("110.5"), "\(two.output)\(two.error)")
    let many = run("100...130")
    #expect(many.status == .unusable)
    #expect(many.error.contains("[too-much-work]"), "\(many.error)")
  }

  private static let colour = #"{"viewtree": 1, "root": "Color"}"#
}
