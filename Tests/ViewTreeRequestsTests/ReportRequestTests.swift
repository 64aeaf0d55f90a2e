import Foundation
import Testing
import ViewTreeDocument
import ViewTreePicture

@testable import ViewTreeRequests

@Suite("Reports out of words")
final class ReportRequestTests {
  private let document: String

  init() throws {
    document = NSTemporaryDirectory() + "viewtree-" + UUID().uuidString + ".json"
    try "{ \"viewtree\": 1, \"window\": { \"width\": 20, \"height\": 10 }, \"root\": \"Color\" }"
      .write(toFile: document, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: document) }

  private func made(_ words: [String]) -> (text: String?, messages: [String]) {
    let made = ReportMaker().report(document: document, name: "a.json", words: words)
    return (
      made.bytes.map { String(decoding: $0, as: UTF8.self) },
      made.messages.flatMap { $0.diagnostics.map(\.message) }
    )
  }

  @Test(
    "Each report is made in each of the formats that its option lists",
    arguments: ReportKind.allCases)
  func formats(kind: ReportKind) throws {
    let definition = ReportDefinition.of(kind)
    #expect(definition.kind == kind)
    let option = try #require(definition.options.first { $0.name == "format" })
    guard case .choice(let choices) = option.value else {
      Issue.record("no choice")
      return
    }
    // A page is no golden file.
    let names = choices.filter { $0 != "html" }
    let texts = names.map { made([kind.rawValue, "--format", $0]).text }
    #expect(texts.contains(made([kind.rawValue]).text) && !texts.contains(nil))
    // There are no findings: GitHub gets no lines, and the compact form is the text.
    let alike = kind == .lint ? 1 : 0
    #expect(Set(texts).count == names.count - alike, "\(names)")
    for name in names { #expect(option.summary.contains(name), "\(name)") }
  }

  @Test(
    "A golden file takes every option but those about where a report goes and about the command")
  func goldenOptions() {
    for kind in ReportKind.allCases {
      let definition = ReportDefinition.of(kind)
      let others = Set(definition.options.map(\.name))
        .subtracting(definition.goldenOptions.map(\.name))
      let watch: Set<String> = [.inspect, .order, .draw, .sweep].contains(kind) ? ["watch"] : []
      let quiet: Set<String> = kind == .lint ? ["quiet"] : []
      let project: Set<String> = kind == .inspect ? ["explain-project"] : []
      #expect(
        others
          == watch.union(quiet).union(project).union([
            "output", "diagnostics", "color", "help", "version",
          ]),
        "\(kind)")
    }
  }

  @Test("What words cannot ask for is told as a sentence, and nothing is made")
  func refused() {
    let cases: [([String], String)] = [
      (["inspect", "--output", "x"], "unknown option '--output'; run 'viewtree help check'"),
      (["inspect", "b.json"], "'b.json' is one file too many; run 'viewtree help check'"),
      (["order", "--step", "1"], "there is no step 1: the document has no steps"),
      (["inspect", "--view", "x"], "there is no view 'x'; 'viewtree inspect' lists the views"),
      (["inspect", "--pass", "2"], "there is no pass 2: there was one pass"),
      (["inspect", "--in", "Color"], "'--in' has an effect only with '--anchor'"),
      (
        ["inspect", "--anchor", "1"],
        "there is no anchor '1'; no closure of this document gets one"
      ),
      (
        ["draw", "--format", "html"],
        "a page cannot be a golden file; use 'draw' or 'draw --format text'"
      ),
      (["draw", "--show", "frame"], "there is no layer 'frame'; did you mean 'frames'?"),
      (["order", "--depth", "1"], "unknown option '--depth'; run 'viewtree help check'"),
      (
        ["keys", "--key", "K"],
        "there is no preference key 'K'; see \"preferenceKeys\" in the document"
      ),
      (
        ["inspect", "--limit", "output=9"],
        "the report would have more than 9 bytes; limit it with --view or --key, or allow more with --limit output=NUMBER"
      ),
    ]
    for (words, message) in cases {
      let made = made(words)
      #expect(made.text == nil && made.messages == [message], "\(words)")
    }
    #expect(made(["parse"]).text == nil)
  }

  @Test("A check leaves a picture of the layout as the words of a report evaluate it")
  func picture() throws {
    func text(_ words: [String]) -> String? {
      ReportMaker().picture(document: document, name: "a.json", words: words)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let plain = try #require(text(["order", "--format", "json"]))
    #expect(plain.hasPrefix("<svg ") && plain.contains(">20×10 points @"))
    let wide = text(["inspect", "--window", "40x10", "--depth", "1", "--pass", "1"])
    #expect(wide?.contains(">40×10 points @") == true)
    #expect(text(["draw"]) == nil && text(["inspect", "--step", "9"]) == nil)
  }

  @Test("A golden file can hold some sections, levels or views, a pass, or an anchor")
  func narrowed() throws {
    try """
    { "viewtree": 1, "window": { "width": 20, "height": 10 },
      "preferenceKeys": { "K": { "defaultValue": [], "reduce": "append" } },
      "root": { "view": "ZStack", "modifiers": [{ "onPreferenceChange": { "key": "K", "perform": "" } }],
        "children": [{ "view": "Spacer", "id": "a" }, { "view": "Spacer", "id": "b", "modifiers": [
          { "anchorPreference": { "key": "K", "value": "bounds", "transform": "[1]" } }] }] } }
    """.write(toFile: document, atomically: true, encoding: .utf8)
    let header = "a.json  20x10 @2x  "
    let cases: [([String], String)] = [
      (
        ["--only", "views", "--depth", "0"],
        "stable after 1 pass\n\nViews\nZStack  0 0  20x10\n    … 2 views below\n"
      ),
      (
        ["--only", "views", "--view", "b", "--view", "a"],
        """
        stable after 1 pass

        Views
        ZStack/Spacer[0]
        Spacer #a  0 0  20x10
        ZStack/Spacer[1]
        Spacer #b  0 0  20x10

        """
      ),
      (
        ["--pass", "1", "--only", "anchors"],
        "pass 1 of 1  stable after 1 pass\n\nAnchors\n1  .bounds of b  0 0  20x10\n"
      ),
      (
        ["--anchor", "1", "--in", "ZStack"],
        """
        stable after 1 pass

        .bounds of b  0 0  20x10 in the window
          ZStack is at 0 0: 0 - 0 = 0, 0 - 0 = 0
        0 0  20x10 in ZStack

        """
      ),
    ]
    for (words, text) in cases { #expect(made(["inspect"] + words).text == header + text) }
    let json = made(["inspect", "--anchor", "b", "--format", "json"]).text
    #expect(json?.contains("\"in\": \"window\"") == true)
  }

  @Test("Options are chosen by what they are about, in the order given")
  func concerns() throws {
    let arguments = try ParsedArguments(
      [
        "--tap", "a", "--set=x=1", "--limit", "views=9", "--format", "json", "--strict",
        "--output", "o", "--landscape", "--scroll", "a=1", "--pass=1", "--depth", "2",
        "--only=views",
        "--anchor=1", "--in", "a",
      ], ReportDefinition.inspect.options)
    #expect(
      arguments.options(about: .evaluation, .step).flatMap(\.words) == [
        "--tap", "a", "--set", "x=1", "--strict", "--landscape", "--scroll", "a=1", "--pass", "1",
      ])
    #expect(
      arguments.options(about: .document, .report).map(\.definition.name) == [
        "limit", "format", "depth", "only", "anchor", "in",
      ])
    #expect(arguments.options(about: .output).map(\.value) == ["o"])
  }

  @Test("Options can be handed on to a report that has them, and to no other")
  func handedOn() throws {
    let pixels = ParsedArguments.Option(.pixels)
    let base = try ParsedArguments(["--scale", "3"], ReportDefinition.inspect.options)
    let all = try base.adding(
      [pixels, .init(.scale, "1")], among: ReportDefinition.inspect.options)
    #expect(all.has(.pixels) && all.value(.scale) == "1")
    #expect(throws: ParsedArguments.Problem.unknownOption("--pixels", nearest: nil)) {
      try base.adding([pixels], among: ReportDefinition.order.options)
    }
  }
}
