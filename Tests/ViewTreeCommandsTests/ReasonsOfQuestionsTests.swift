import Foundation
import Testing

@testable import ViewTreeCommands

/// Reasons for the sizes that people ask about, with numbers that can be checked in the head.
@Suite("Questions about sizes")
struct ReasonsOfQuestionsTests {
  /// A window of 320 x 480, and characters of 8.5 points.
  private static func screen(_ body: String) -> String {
    """
    /* viewtree
    window: { width: 320, height: 480 }
    metrics: cells
    */
    import SwiftUI
    struct Screen: View {
      @State private var model = Model(); @State private var width: CGFloat = 0; @State private var mode = Mode.short; @State private var title = "ab"; @State private var names = ["a", "b", "c"]; @State private var note: Int? = nil; var body: some View {
    \(body)
      }
    }
    enum Mode { case short, long }
    @Observable class Model { var size: CGFloat = 40; func grow() { size += 30 } }
    struct Width: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }
    """
  }

  @Test(
    "The reasons name the line that decides, and the change that helps",
    arguments: LayoutQuestion.all + LayoutQuestion.ofContainers + LayoutQuestion.ofTrials
      + LayoutQuestion.ofStates + LayoutQuestion.ofRows + LayoutQuestion.ofBars)
  func reasons(_ question: LayoutQuestion) {
    let folder = TemporaryFolder()
    let path = folder.file("Screen.swift", Self.screen(question.body))
    let blocks = CommandRun(["explain", path, question.view]).output.components(separatedBy: "\n\n")
    let lines = blocks.dropFirst().first.map { $0.split(separator: "\n").dropFirst() } ?? []
    let reasons = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(reasons.count <= 3)
    for line in question.lines { #expect(reasons.contains(line), "\(reasons)") }
  }

  @Test("A view is found by the text of its id and of its identifier, computed or not")
  func names() {
    let folder = TemporaryFolder()
    let path = folder.file(
      "Screen.swift",
      Self.screen(
        """
        VStack {
          ForEach(["pear", "plum"], id: \\.self) { Text("a").accessibilityIdentifier($0) }
          Text("b").id("apple")
          Text("c").id("apple")
        }
        """))
    #expect(CommandRun(["explain", path, "plum"]).output.contains("\nVStack/Text[1]  "))
    let several = CommandRun(["explain", path, "apple"])
    #expect(
      several.error.contains(
        "'apple' matches 2 views; use one of them: VStack/Text[2], VStack/Text[3]"))
    #expect(CommandRun(["explain", path, "aple"]).error.contains("did you mean 'apple'?"))
  }

  // MARK: - Fixtures/questions

  /// The lints that find something in a file of Fixtures/questions, on an iPhone 16. None for the
  /// files that aren't listed: they work.
  private static let problems: [String: Set<String>] = [
    "bar-title": ["text-truncated"], "button-titles": ["text-truncated"],
    "column-too-high": ["children-dont-fit", "outside-window"],
    "filled-background": ["outside-window"],
    "filled-picture": ["children-dont-fit", "outside-window"], "fixed-size": ["outside-window"],
    "form-row": ["text-truncated"], "grid-value": ["text-truncated"],
    "label-title": ["text-truncated"], "list-in-scroll-view": ["scroll-without-height"],
    "nested-scroll-views": ["scroll-without-height"], "priority": ["text-truncated"],
    "reader-in-list": ["children-dont-fit", "reader-overflows"],
    "reader-in-scroll-view": ["reader-overflows"], "row-title": ["text-truncated"],
    "row-too-wide": ["children-dont-fit"], "sheet-detent": ["children-dont-fit"],
    "small-buttons": ["small-control"],
    "under-tab-bar": ["under-bar"],
  ]

  @Test("lint warns about what is broken in 43 screens, and about nothing else")
  func lints() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let folder = root.path + "/Fixtures/questions"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(files.count == 43)
    for file in files {
      let run = CommandRun([
        "lint", "--device", "iPhone16", "--format", "json", folder + "/" + file,
      ])
      let found = Set(run.output.matches(of: /"lint": ?"([a-z-]+)"/).map { String($0.1) })
      #expect(found == Self.problems[String(file.dropLast(6)), default: []], "\(file)")
    }
  }
}
