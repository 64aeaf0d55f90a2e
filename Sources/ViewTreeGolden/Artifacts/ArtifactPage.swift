import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// The page of one failure: the changes in behavior, and the old and the new report side by side.
struct ArtifactPage {
  /// The golden file with the outcome of its check.
  let result: GoldenResult
  /// The command that makes the report, with its options.
  let words: [String]
  /// The page of the folder, by its path from this one.
  let index: String
  /// The commands to type next, a line each.
  let nextSteps: [String]
  /// The files next to the page, by their kind, with their contents.
  let files: [GoldenArtifact.Kind: (path: String, content: [UInt8])]

  /// The page.
  func bytes() -> [UInt8] {
    var page = ArtifactMarkup(title: "\(result.path) (\(kind))")
    addHeader(to: &page)
    page.add("<main>\n")
    addBehaviour(to: &page)
    addComparison(to: &page)
    page.add("</main>\n")
    addFooter(to: &page)
    return page.finished()
  }

  private var kind: String { result.outcome.kind.rawValue }

  private func addHeader(to page: inout ArtifactMarkup) {
    page.add("<header>\n")
    page.element("h1", result.path)
    page.add("\n<p><span class=\"bad\">")
    page.text(kind)
    page.add("</span>: ")
    let command = ["viewtree"] + words.map(ShellWord.quoted) + [document]
    page.element("code", command.joined(separator: " "))
    page.add("</p>\n</header>\n")
  }

  private var document: String { GoldenWords.quoted([result.document]) }

  // MARK: - Differences

  private var difference: GoldenDifference? {
    if case .different(let difference) = result.outcome { difference } else { nil }
  }

  private func addBehaviour(to page: inout ArtifactMarkup) {
    guard let details = GoldenDetails(result, .behaviour) else { return }
    let lines = [details.headline] + details.behaviour
    // Hiding three lines or fewer isn't worth a click, so show them.
    let shown = lines.count <= Self.shownLines + 3 ? lines.count : Self.shownLines
    page.add("<h2>Differences</h2>\n")
    page.list(lines.prefix(shown))
    guard shown < lines.count else { return }
    page.add("<details>")
    page.element("summary", "\(lines.count - shown) more")
    page.add("\n")
    page.list(lines.dropFirst(shown))
    page.add("</details>\n")
  }

  /// The number of lines above the pictures. Further lines are folded.
  private static let shownLines = 8

  // MARK: - Before and after

  private var form: GoldenForm { GoldenName(result.path)?.form ?? .text }

  /// Adds the comparison: pictures side by side, the layout of reports, and the changed lines.
  private func addComparison(to page: inout ArtifactMarkup) {
    switch (GoldenName(result.path)?.command, form) {
    case (ReportKind.draw.rawValue, .svg): addSides(Self.versions, to: &page, addPicture)
    case (ReportKind.draw.rawValue, _): addSides(Self.versions, to: &page, addCharacters)
    default:
      addLayout(to: &page)
      guard let patch = difference?.patch, !patch.isEmpty else { return }
      page.add("<h2>Changed lines</h2>\n")
      page.lines(Self.lines(patch), ofPatch: true)
    }
  }

  private func addLayout(to page: inout ArtifactMarkup) {
    guard let path = name(of: .picture) else { return }
    guard files[.pictureBefore] != nil else {
      page.add("<h2>The current layout</h2>\n<figure>")
      page.picture(path, saying: "The current layout of \(result.document)")
      page.add("</figure>\n")
      return
    }
    addSides(
      [
        (.pictureBefore, "Before: the accepted frames"),
        (.picture, "After: the current layout"),
      ], to: &page, addPicture)
  }

  /// The two versions of a golden file.
  private static let versions: [(GoldenArtifact.Kind, String)] = [
    (.before, "Before: the accepted picture"), (.after, "After: the current picture"),
  ]

  private func addSides(
    _ sides: [(GoldenArtifact.Kind, String)], to page: inout ArtifactMarkup,
    _ add: (GoldenArtifact.Kind, String, inout ArtifactMarkup) -> Void
  ) {
    page.add("<h2>Before and after</h2>\n<div class=\"pair\">\n")
    for (kind, caption) in sides where files[kind] != nil {
      page.add("<figure>")
      page.element("figcaption", caption)
      page.add("\n")
      add(kind, caption, &page)
      page.add("</figure>\n")
    }
    page.add("</div>\n")
  }

  private func addPicture(
    _ kind: GoldenArtifact.Kind, _ caption: String, to page: inout ArtifactMarkup
  ) {
    guard let path = name(of: kind) else { return }
    page.picture(path, saying: "\(caption), \(result.path)")
  }

  private func addCharacters(
    _ kind: GoldenArtifact.Kind, _ caption: String, to page: inout ArtifactMarkup
  ) {
    guard let content = files[kind]?.content else { return }
    // Skips the first line, which describes the file.
    let lines = Self.lines(String(decoding: content, as: UTF8.self)).dropFirst()
    page.lines(Array(lines.last == "" ? lines.dropLast() : lines))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The name of a file next to the page.
  private func name(of kind: GoldenArtifact.Kind) -> String? {
    files[kind]?.path.split(separator: "/").last.map(String.init)
  }

  private func addFooter(to page: inout ArtifactMarkup) {
    page.add("<footer>\n<p>Files: ")
    var isFirst = true
    for kind in GoldenArtifact.Kind.allCases {
      guard let name = name(of: kind) else { continue }
      if !isFirst { page.add(" · ") }
      isFirst = false
      page.link(to: name, kind.rawValue)
    }
    page.add(" · ")
    page.link(to: index, "all failures")
    page.add("</p>\n")
    for line in nextSteps {
      page.element("p", line)
      page.add("\n")
    }
    page.add("</footer>\n")
  }
}
