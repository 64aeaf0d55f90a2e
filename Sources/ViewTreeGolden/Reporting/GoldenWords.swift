import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// The messages about golden files.
package enum GoldenWords {
  /// The text for a difference without a description.
  static let otherReport = "the report differs"
  /// The text for a pending report without a golden file.
  static let newGolden = "a new golden file"

  /// The summary of an outcome in one line, without its path, or `nil` if there is none.
  static func headline(_ outcome: GoldenOutcome) -> String? {
    switch outcome {
    case .equal: nil
    case .different(let difference):
      difference.told.first?.line ?? otherReport
    case .missing: "there is no such golden file"
    case .stale(.documentIsGone): "its document is gone"
    case .stale(.notAskedFor): "its document no longer lists it (section 'checks')"
    case .stale(.leftOver): "left over from an interrupted update"
    case .written(let writing): writing.rawValue
    case .unusable(let problem): sentence(problem)
    }
  }

  /// The title of folded lines.
  static func changedLines(_ path: String) -> String { "the changed lines of \(path)" }

  /// The description of a fault in one line.
  static func summary(_ fault: GoldenFault) -> String {
    switch fault {
    case .different: "A report differs from its golden file"
    case .missing: "A golden file that a document lists is missing"
    case .stale: "No document lists the golden file"
    case .unusable: "A document or a golden file cannot be used"
    }
  }

  /// The lines about a report whose command differs from that in the header.
  static func otherWords(from old: [String], to new: [String]) -> [String] {
    if old == new { return [] }
    return [
      "the document specifies '\(CommandLineText.text(new))', but the first line specifies "
        + "'\(CommandLineText.text(old))'"
    ]
  }

  /// The reason why a file can't be compared, and the suggestion.
  package static func sentence(_ problem: GoldenProblem) -> String {
    switch problem {
    case .nothingThere:
      "no documents and no golden files; pass a file, or a folder with documents"
    case .otherDocument(let path):
      "golden files with this name belong to '\(path)' in the same folder; rename one of the two"
    case .nameOfVariant:
      "a document's name cannot contain '@', which marks variants; rename it"
    case .outside(let folder):
      "golden files are in '\(folder)', for documents in its enclosing folder; this document is "
        + "not in that folder"
    case .notDeclared(let text):
      "the 'checks' of the document or of viewtree.yml don't list it; add \"\(text)\" to them"
    case .elsewhere(let folder):
      "no document is next to it, but '\(folder)' may hold its golden files; use --goldens "
        + "\(quoted([folder])), or remove the file"
    case .empty:
      "the golden file is empty; write its first line, such as "
        + "'\(GoldenForm.text.firstLine(["inspect"]))', or remove it"
    case .binary: "the golden file is not text: it contains a zero byte"
    case .mergeMarks(let line):
      "line \(line) is a merge marker; resolve the conflict"
    case .carriageReturns:
      "its lines end with carriage returns; to prevent that, add '* -text' to .gitattributes"
    case .noFirstLine:
      "the first line is not the first line of a golden file, such as "
        + "'\(GoldenForm.text.firstLine(["inspect"]))' or, in SVG, "
        + "'\(GoldenForm.svg.firstLine(["draw"]))'"
    case .otherCommand(let command):
      "the first line specifies '\(command)', but the file name specifies another command"
    case .older(let version):
      "an older version of viewtree wrote it (format \(version), now \(GoldenForm.version)); "
        + "rewrite it with 'viewtree check --update' and review the changed lines"
    case .newer(let version):
      "a newer version of viewtree wrote it (format \(version), known up to "
        + "\(GoldenForm.version)); update viewtree"
    case .brief:
      "this report is shortened; save it with --format text, or compare the documents"
    case .notAFile: "it is a pipe or a device, not a file"
    case .huge(let bytes): "the golden file has \(bytes) bytes, which is more than any report"
    case .notParsed(let problem):
      "\(problem); its previews can't be found, so their golden files stay"
    case .linkElsewhere:
      "it is a link to a file outside the checked folders, so viewtree did not follow it"
    case .unreadable(let failure): "it cannot be read: \(words(failure))"
    case .unwritable(let failure): "it cannot be written: \(words(failure))"
    case .noReport: "viewtree could not create the report"
    }
  }

  private static func words(_ failure: FileSystem.Failure) -> String {
    switch failure {
    case .notFound: "there is no such file"
    case .isFolder: "it is a folder"
    case .notPermitted: "the permissions do not allow this, or the disk is read-only"
    case .nobodyReads: "no program reads it"
    case .other(let reason): reason
    }
  }

  /// The counts in one line, such as `305 goldens equal, 2 different, 1 stale`.
  static func summary(_ report: GoldenReport) -> String {
    var parts = report.counts.map { kind, count in "\(count) \(kind.rawValue)" }
    if parts.isEmpty { parts = ["nothing to check"] }
    if report.notRun > 0 { parts.append("\(report.notRun) not checked") }
    let shard = report.options.shard.map { "shard \($0): " } ?? ""
    return shard + parts.joined(separator: ", ")
  }

  /// The commands to review or accept the changes, a line each.
  static func nextSteps(_ report: GoldenReport) -> [String] {
    var lines: [String] = []
    let failed = report.results.filter { result in
      // Saved measurements can't be accepted from a report.
      if MeasuredGolden.stem(of: result.path) != nil { return false }
      return switch result.outcome {
      case .different, .missing, .stale: true
      case .equal, .written, .unusable: false
      }
    }
    if !failed.isEmpty {
      let isPending = report.options.mode == .pending
      let command = isPending ? "viewtree review" : "viewtree check --update"
      lines.append("to accept: \(command) \(goldens(report))\(words(failed, report))")
    }
    let old = report.results.filter { result in
      if case .unusable(.older) = result.outcome { true } else { false }
    }
    if !old.isEmpty {
      lines.append("to rewrite: viewtree check --update \(goldens(report))\(words(old, report))")
    }
    return lines
  }

  /// The option for the folder of golden files, followed by a space.
  private static func goldens(_ report: GoldenReport) -> String {
    report.options.goldens.map { "--goldens \(quoted([$0])) " } ?? ""
  }

  /// The arguments that select the failures: few files by their names, many as the check selected
  /// them.
  private static func words(_ failed: [GoldenResult], _ report: GoldenReport) -> String {
    var known: Set<String> = []
    let documents = failed.map(\.document).filter { known.insert($0).inserted }
    // A document selects all its golden files, so all of them must have been checked.
    let isWhole = report.options.filter == nil && report.paths.allSatisfy { GoldenName($0) == nil }
    // The document of a stale golden file may be gone.
    let isStale = failed.contains { if case .stale = $0.outcome { true } else { false } }
    // Without the options of the matrix, its missing golden files would be unknown.
    let isMatrix = report.options.matrix != nil
    if !isMatrix, documents.count == 1, failed.count > 1, isWhole, !isStale,
      !report.options.failsFast
    {
      return quoted(documents)
    }
    if failed.count <= 3, !isMatrix { return quoted(failed.map(\.path)) }
    let matrix = report.options.matrix.map { quoted($0.words, areOptions: true) + " " } ?? ""
    let filter = report.options.filter.map { "--filter \(quoted([$0.text])) " } ?? ""
    return matrix + filter + quoted(report.paths)
  }

  /// Words as a shell reads them back.
  ///
  /// A path that starts like an option would be taken for one.
  package static func quoted(_ words: [String], areOptions: Bool = false) -> String {
    words.map { ShellWord.quoted(!areOptions && $0.hasPrefix("-") ? "./\($0)" : $0) }
      .joined(separator: " ")
  }
}
