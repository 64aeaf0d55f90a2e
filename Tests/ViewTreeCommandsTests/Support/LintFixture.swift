import Foundation

@testable import ViewTreeCommands

/// A document of Fixtures/lints: what is found in it, and what makes the finding go.
struct LintFixture: CustomStringConvertible, Sendable {
  /// The lint's name, and the document's.
  let name: String
  /// Where the findings are and which lints made them: `line:column name`.
  let findings: [String]
  /// Replacements that do what the way out says.
  let mending: [(old: String, new: String)]

  var description: String { name }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  func text() throws -> String {
    try String(
      contentsOf: Self.folder.appendingPathComponent("lints/\(name).json"), encoding: .utf8)
  }

  /// The findings of a run in text: `line:column name`.
  static func findings(_ run: CommandRun) -> [String] {
    run.outputLines.compactMap { line in
      guard line.hasSuffix("]"), let bracket = line.lastIndex(of: "["), line.hasPrefix("<stdin>:"),
        line.contains(": warning: ") || line.contains(": error: ")
      else { return nil }
      let place = line.dropFirst("<stdin>:".count).split(separator: ":").prefix(2)
      return place.joined(separator: ":") + " "
        + line[line.index(after: bracket)...].dropLast()
    }
  }

  /// A view of the document of `anchor-elsewhere`, which stands in the wrong place.
  private static let reader = """
    { "view": "GeometryReader", "as": "geometry", "content":
            { "forEach": "titles", "id": "\\\\.self", "as": "title", "content":
              { "view": "Color", "modifiers": [{ "frame": { "width": "geometry[title].width", "height": 2 } }] } } }
    """

  static let all = [
    LintFixture(
      name: "anchor-compared", findings: ["13:9 anchor-compared"],
      mending: [
        (#""text": "\\(count)""#, #""text": "title""#), (#""state": { "count": 0 },"#, ""),
        (
          #"{ "onPreferenceChange": { "key": "Bounds", "perform": "count = value.count" } }"#,
          #"{ "overlayPreferenceValue": { "key": "Bounds", "content": "Color" } }"#
        ),
      ]),
    LintFixture(
      name: "anchor-elsewhere", findings: ["11:11 anchor-elsewhere"],
      mending: [
        (reader, #""Divider""#), (#""state": { "titles": [] },"#, ""),
        (
          #"{ "onPreferenceChange": { "key": "Title", "perform": "titles = value" } }"#,
          #"{ "overlayPreferenceValue": { "key": "Title", "as": "titles", "content": \#(reader) } }"#
        ),
      ]),
    LintFixture(
      name: "children-dont-fit", findings: ["7:13 children-dont-fit"],
      mending: [(#""width": 70"#, #""width": 40"#)]),
    LintFixture(
      name: "duplicate-id",
      findings: ["9:34 duplicate-id", "13:15 duplicate-id", "14:44 duplicate-id"],
      mending: [
        (#""Divider", "id": "a""#, #""Divider", "id": "b""#), ("[1, 2, 1]", "[1, 2, 3]"),
        (#""id": "row""#, #""id": "row\\(number)""#),
      ]),
    LintFixture(
      name: "dynamic-default",
      findings: ["13:17 dynamic-default"],
      mending: [("value = nextValue()", "value = nextValue() ?? value")]),
    LintFixture(
      name: "feedback-loop", findings: ["8:14 feedback-loop"],
      mending: [(#""frame": { "height": "height" }"#, #""offset": { "y": "height" }"#)]),
    LintFixture(
      name: "feedback-settles", findings: ["7:14 feedback-settles"],
      mending: [
        (#"[\#n          { "background""#, #"["fixedSize", { "background""#)
      ]),
    LintFixture(
      name: "guide-never-asked", findings: ["8:11 guide-never-asked"],
      mending: [(#""VStack", "#, #""VStack", "alignment": "leading", "#)]),
    LintFixture(
      name: "key-never-read",
      findings: ["6:5 key-never-read", "7:5 key-never-read", "16:11 key-never-read"],
      mending: [
        (#""Unused": { "defaultValue": 0, "reduce": "max" },"#, ""),
        (
          "    ]\n",
          """
              ],
              "modifiers": [
                { "onPreferenceChange": { "key": "Height", "perform": "width = value" } },
                { "onPreferenceChange": { "key": "Width", "perform": "width = value" } } ]

          """
        ),
      ]),
    LintFixture(
      name: "key-never-written",
      findings: ["6:5 key-never-written", "16:11 key-never-written"],
      mending: [
        (#"{ "preference": { "key": "Width", "value": 30 } } ] }"#, #""clipped" ] }"#),
        (
          #"{ "view": "Color", "modifiers": [\#n        { "onP"#,
          """
          { "view": "Color", "modifiers": [
                  { "preference": { "key": "Height", "value": 20 } },
                  { "preference": { "key": "Width", "value": 30 } },
                  { "onP
          """
        ),
      ]),
    LintFixture(
      name: "outside-window", findings: ["9:17 outside-window"],
      mending: [(#", "modifiers": ["fixedSize"]"#, "")]),
    LintFixture(
      name: "per-view-modifier", findings: ["15:25 per-view-modifier"],
      mending: [("Group", "VStack")]),
    LintFixture(
      name: "reader-overflows", findings: ["7:17 reader-overflows"],
      mending: [
        (
          #""height": 80 } } }"#,
          #""height": 80 } }, "modifiers": [{ "frame": { "height": 80 } }] }"#
        )
      ]),
    LintFixture(
      name: "reduce-never-assigns", findings: ["5:46 reduce-never-assigns"],
      mending: [("value + nextValue()", "value += nextValue()")]),
    LintFixture(
      name: "reducer-drops-value", findings: ["6:49 reducer-drops-value"],
      mending: [("value = nextValue()", "value = nextValue() ?? value")]),
    LintFixture(
      name: "rotated-anchor", findings: ["12:9 rotated-anchor"],
      mending: [
        (
          #"".bounds", "transform": "$0""#,
          #"".init([.topLeading, .bottomTrailing])", "transform": "$0""#
        ),
        ("geometry[bounds!].width", "geometry[bounds!][1].x - geometry[bounds!][0].x"),
        ("geometry[bounds!].height", "geometry[bounds!][1].y - geometry[bounds!][0].y"),
      ]),
    LintFixture(
      name: "scroll-without-height", findings: ["7:17 scroll-without-height"],
      mending: [
        (
          #"[{ "view": "Text", "text": "Row" }] }"#,
          #"[{ "view": "Text", "text": "Row" }], "modifiers": [{ "frame": { "height": 50 } }] }"#
        )
      ]),
    LintFixture(
      name: "siblings-overlap", findings: ["10:19 siblings-overlap"],
      mending: [(#""frame": { "height": 20 }"#, #""frame": { "height": 40 }"#)]),
    LintFixture(
      name: "small-control", findings: ["10:17 small-control"],
      mending: [(#""minHeight": 20"#, #""minHeight": 44"#)]),
    LintFixture(
      name: "text-cut", findings: ["6:13 text-cut"],
      mending: [(#""height": 10"#, #""minHeight": 10"#)]),
    LintFixture(
      name: "text-squeezed", findings: ["8:17 text-squeezed"],
      mending: [(#""size": { "width": 100"#, #""size": { "width": 30"#)]),
    LintFixture(
      name: "text-truncated", findings: ["7:13 text-truncated"],
      mending: [(#""lineLimit": 1"#, #""lineLimit": 2"#)]),
    LintFixture(
      name: "two-writers-one-view", findings: ["12:9 two-writers-one-view"],
      mending: [
        (
          #"{ "preference": { "key": "Names", "value": ["outer"] } }"#,
          #"{ "transformPreference": { "key": "Names", "transform": "$0.append(\"outer\")" } }"#
        )
      ]),
    LintFixture(
      name: "under-bar", findings: ["11:21 under-bar"],
      mending: [(#""ignoresSafeArea", "#, "")]),
    LintFixture(
      name: "unknown-coordinate-space",
      findings: ["12:84 unknown-coordinate-space", "13:49 unknown-coordinate-space"],
      mending: [
        ("colum\\", "column\\"), (#".named(\"header\")"#, ".global"),
      ]),
    LintFixture(
      name: "unused-component", findings: ["7:5 unused-component", "8:5 unused-component"],
      mending: [(#""children": ["Color", "#, #""children": ["Row", "#)]),
    LintFixture(
      name: "unused-state", findings: ["5:29 unused-state"], mending: [(#", "count": 0"#, "")]),
    LintFixture(
      name: "value-not-equatable", findings: ["13:9 value-not-equatable"],
      mending: [("struct Width {", "struct Width: Equatable {")]),
    LintFixture(
      name: "value-of-another-type",
      findings: ["13:42 value-of-another-type", "14:42 value-of-another-type"],
      mending: [(#"{ "$": "\"three\"" }"#, "3"), ("[1, 2]", #"["one", "two"]"#)]),
    LintFixture(
      name: "word-broken", findings: ["7:13 word-broken"],
      mending: [(#""width": 45"#, #""width": 90"#)]),
    LintFixture(
      name: "write-hidden-by-ancestor", findings: ["12:11 write-hidden-by-ancestor"],
      mending: [
        (
          #"{ "preference": { "key": "Names", "value": ["column"] } }"#,
          #"{ "transformPreference": { "key": "Names", "transform": "$0.append(\"column\")" } }"#
        )
      ]),
  ]
}
