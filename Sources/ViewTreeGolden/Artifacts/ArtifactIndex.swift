/// The page of a folder of artifacts: all failures, with links to their pages. By it the folder is
/// known as one.
struct ArtifactIndex {
  /// The name of the page.
  static let name = "index.html"
  /// The name of the tag that identifies the folder.
  static let mark: StaticString = "viewtree-artifacts"

  /// The results of the check.
  let report: GoldenReport
  /// The path of the folder on the command line.
  let folder: String
  /// The folder's own name.
  let folderName: String

  /// The page.
  func bytes() -> [UInt8] {
    let failures = report.results.filter { !$0.isFine }
    var page = ArtifactMarkup(title: "viewtree check", meta: (Self.mark, folderName))
    page.add("<header>\n")
    page.element("h1", "viewtree check")
    page.add("\n")
    page.element("p", GoldenWords.summary(report))
    page.add("\n</header>\n<main>\n")
    page.add(failures.isEmpty ? "<p>All reports match.</p>\n" : "<ul class=\"failures\">\n")
    for failure in failures { add(failure, to: &page) }
    page.add(failures.isEmpty ? "</main>\n" : "</ul>\n</main>\n")
    let lines = GoldenWords.nextSteps(report)
    if !lines.isEmpty {
      page.add("<footer>\n")
      for line in lines {
        page.element("p", line)
        page.add("\n")
      }
      page.add("</footer>\n")
    }
    return page.finished()
  }

  private func add(_ failure: GoldenResult, to page: inout ArtifactMarkup) {
    page.add("<li>")
    if let target = failure.artifacts.first(where: { $0.kind == .page })?.path {
      page.link(to: String(target.dropFirst(folder.count + 1)), failure.path)
    } else {
      page.element("strong", failure.path)
    }
    page.add(" <span class=\"bad\">")
    page.text(failure.outcome.kind.rawValue)
    page.add("</span>\n")
    if let details = GoldenDetails(failure, .behaviour) {
      page.element("p", details.headline)
      page.add("\n")
      if !details.messages.isEmpty { page.lines(details.messages) }
    }
    page.add("</li>\n")
  }
}
