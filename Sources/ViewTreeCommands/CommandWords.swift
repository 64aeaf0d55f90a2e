import ViewTreeGolden
import ViewTreeInspector
import ViewTreeLanguageServer
import ViewTreeRequests
import ViewTreeSyntax

/// The messages of the command line, all in one file.
enum CommandWords {
  /// The error in a command line, and the suggested fix.
  static func message(_ problem: ParsedArguments.Problem, command: String?) -> String {
    "viewtree: " + RequestWords.sentence(problem, command: command)
  }

  /// The reason why reports can't be merged, and the suggested fix.
  static func message(_ problem: GoldenMergeProblem) -> String {
    switch problem {
    case .noShard(let file):
      "viewtree: '\(file)' is not a shard's report, so it cannot be merged"
    case .otherCount(let file, let shard, let other, let otherShard):
      "viewtree: '\(file)' is from shard \(shard), and '\(other)' from \(otherShard); merge the "
        + "shards of one run"
    case .sameShard(let shard, let file, let other):
      "viewtree: '\(file)' and '\(other)' are both from shard \(shard); use each report once"
    case .missingShards(let shards):
      "viewtree: there is no report from shard \(listed(shards)); use the reports of all shards"
    case .otherOptions(let file, let other):
      "viewtree: '\(file)' and '\(other)' have different paths or options; merge the shards of one run"
    case .samePath(let path, let file, let other):
      "viewtree: '\(file)' and '\(other)' both contain '\(path)'; merge the shards of one run"
    }
  }

  private static func listed(_ shards: [GoldenShard]) -> String {
    let first = shards.prefix(5).map(\.description).joined(separator: ", ")
    return shards.count > 5 ? "\(first) and \(shards.count - 5) more" : first
  }

  /// The content of a golden file, as `check --list` prints it.
  static func listed(_ words: [String]) -> String {
    words.isEmpty ? "-" : CommandLineText.text(words)
  }

  /// The reason why a Swift file isn't a document, as `check --list` prints it.
  static func passedOver(_ path: String, _ screens: FileScreens) -> String {
    if let problem = screens.problem { return "- (\(path):\(problem))" }
    guard let view = screens.views.first else { return "- (no views)" }
    return "- (no preview; to show a view, add --root \(view))"
  }

  /// The progress of a check.
  static func progress(_ done: Int, of all: Int) -> String { "\(done) of \(all) golden files" }

  // MARK: - Examples

  /// The examples with their sentences, then the files of the others.
  static func examples(_ examples: [Example], files: [String]) -> String {
    let lines = examples.map { "\($0.name)\n  \($0.comment)\n" }.joined()
    return lines + "\nMore examples, in the repository:\n" + files.map { "  \($0)\n" }.joined()
  }

  // MARK: - Previews

  /// The note that golden files of a Swift file are of its first preview.
  static func otherPreviews(_ path: String, _ others: [String]) -> String {
    let names = others.prefix(3).map { GoldenWords.quoted(["\(path)#\($0)"]) }
      .joined(separator: " ")
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return
      "note: the golden files of '\(path)' use its first preview; for the others, run: viewtree "
      + "check --update \(names)\(more)"
  }

  /// The Swift files that a check skipped, and the commands to check them.
  static func withoutPreviews(_ files: [(path: String, screens: FileScreens)]) -> String {
    let names = files.prefix(3).map { "'\($0.path)'" }.joined(separator: ", ")
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    let view = files.first?.screens.views.first ?? ""
    let file = GoldenWords.quoted([files.first?.path ?? ""])
    return "note: no preview in \(names)\(more), so not checked; add '#Preview { \(view)() }', "
      + "or run: viewtree check --update \(file)"
  }

  // MARK: - Fixes

  /// A fix that was made at a position.
  static func fixed(_ position: String, _ old: String, _ new: String, _ id: String) -> String {
    let old = TerminalText.escaped(
      old.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    let change =
      if new.isEmpty {
        "removed '\(old)'"
      } else if old.isEmpty {
        "inserted '\(new)'"
      } else {
        "'\(old)' -> '\(new)'"
      }
    return "\(position): fixed: \(change) [\(id)]"
  }

  /// The number of fixes that were made.
  static func fixed(_ count: Int, in files: Int) -> String {
    count == 0 ? "nothing to fix" : "fixed \(problems(count, in: files))"
  }

  /// The number of fixes that a run without `--dry-run` would make.
  static func wouldFix(_ count: Int, in files: Int) -> String {
    count == 0 ? "nothing to fix" : "would fix \(problems(count, in: files))"
  }

  private static func problems(_ count: Int, in files: Int) -> String {
    "\(count) \(count == 1 ? "problem" : "problems") in \(files) \(files == 1 ? "file" : "files")"
  }

  /// The message about a file that someone else changed.
  static func changedMeanwhile(_ path: String) -> String {
    "viewtree: '\(path)' changed while viewtree read it, so it was not fixed; run the command again"
  }

  static func readOnly(_ path: String) -> String {
    "viewtree: '\(path)' is read-only, so it was not fixed"
  }

  // MARK: - Editors

  /// The error in an editor's message.
  static func languageServer(_ problem: FrameProblem) -> String {
    "viewtree: \(ServerWords.sentence(problem))"
  }

  /// The message after a failure to read from an editor or to write to it.
  static func serverStopped(_ failure: FileSystem.Failure) -> String {
    unreadable("standard input", failure)
  }

  // MARK: - Review

  /// The message that no report is pending, at all or under a path.
  static func nothingWaits(_ path: String? = nil) -> String {
    path.map { "viewtree: no report is pending under '\($0)'" }
      ?? "no report is pending"
  }

  /// The number of pending reports, and the commands to accept or reject them.
  static func waiting(_ paths: [String], _ goldens: String?, _ count: Int) -> String {
    let words =
      (goldens.map { "--goldens \(GoldenWords.quoted([$0])) " } ?? "") + GoldenWords.quoted(paths)
    return "\(count) pending\n"
      + "to accept: viewtree review --accept \(words)\n"
      + "to reject: viewtree review --reject \(words)\n"
  }

  /// The prompt for a pending report.
  static func question(_ number: Int, of count: Int) -> String {
    "\(number) of \(count): accept, reject, skip, all, quit? [a/r/s/A/q] "
  }

  /// The help for the answers in a review.
  static let answers = """
    a  accept: replace the golden file
    r  reject: remove the report
    s  skip: keep it pending
    A  all: accept this report and all after it
    q  quit: keep this report and all after it pending

    """

  /// The decision on a pending report.
  static func decided(_ path: String, isAccepted: Bool) -> String {
    "\(TerminalText.escaped(path)): \(isAccepted ? "accepted" : "rejected")\n"
  }

  /// The message after a failed decision on a pending report.
  static func undecided(_ path: String, _ problem: GoldenProblem) -> String {
    "viewtree: '\(path)': \(GoldenWords.sentence(problem))"
  }

  /// The message about two inputs that are the same.
  static let nothingToCompare =
    "viewtree: 'diff' needs a second FILE, or an option that changes the document's report, such as "
    + "--set NAME=VALUE or --window WxH; run 'viewtree help diff'"

  /// Standard input can be read once.
  static let oneStandardInput = "viewtree: only one of the two files can be standard input"

  /// The message about options of an evaluation without a document.
  static func noDocument(_ option: String) -> String {
    "viewtree: '\(option)' needs a document, because a report cannot change"
  }

  /// Two reports of different commands.
  static func otherCommands(_ old: String, _ new: String) -> String {
    "viewtree: a report of '\(old)' cannot be compared with a report of '\(new)'; compare two "
      + "reports of the same command"
  }

  /// The warning of `draw` about dark colors that a picture of the layout doesn't have.
  static let lightLayout =
    "warning: a layout picture uses light colors; for dark colors, use --picture screen"

  /// The output of `diff` without differences.
  static let noDifference = "no difference"

  /// The message about an unreadable file.
  static func unreadable(_ path: String, _ failure: FileSystem.Failure) -> String {
    "viewtree: " + RequestWords.sentence(.unreadable(path, failure))
  }

  /// The message about an unreadable folder.
  static func unreadableFolder(_ path: String, _ failure: FileSystem.Failure) -> String {
    switch failure {
    case .other(let reason): "viewtree: '\(path)' cannot be read: \(reason)"
    default: "viewtree: the folder '\(path)' cannot be read; check its permissions"
    }
  }

  /// The message for an output file that is also the input.
  static func outputIsInput(_ path: String) -> String {
    "viewtree: '\(path)' is also an input; write to another file with --output"
  }

  /// The message about an argument that isn't valid text.
  static func wordIsNoText(_ word: String) -> String {
    "viewtree: '\(word)' is not UTF-8; rename the file, or pass its folder"
  }

  /// The message if the system provides no thread with a large stack.
  static func noStack(bytes: Int) -> String {
    "viewtree: the system cannot reserve a stack of \(bytes >> 20) MB; raise the limit for address "
      + "space (ulimit -v)"
  }

  /// A folder without documents.
  static func noDocuments(_ path: String) -> String {
    "viewtree: there is no document in the folder '\(path)'"
  }

  /// The message about a defect: formatting would change the meaning of the text.
  static func formatDiffers(_ path: String) -> String {
    "viewtree: a defect in viewtree: formatting would change the meaning of '\(path)', so it was "
      + "not changed; please report this"
  }

  /// The message about a Swift file that can't be formatted as Swift.
  static func swiftIsNotLaidOut(_ path: String) -> String {
    "viewtree: '\(path)' is Swift; format it with swift-format, or convert it with --to json or "
      + "--to yaml"
  }

  /// The message about a file that couldn't be written.
  static func unwritable(_ path: String, _ failure: FileSystem.Failure) -> String {
    switch failure {
    case .notFound: "viewtree: the folder of '\(path)' does not exist"
    case .isFolder: "viewtree: '\(path)' is a folder; write to a file"
    case .notPermitted: "viewtree: '\(path)' cannot be written; check its permissions"
    case .nobodyReads: "viewtree: '\(path)' is a pipe, and no program reads it"
    case .other(let reason): "viewtree: '\(path)' cannot be written: \(reason)"
    }
  }

  /// The message about files that `init` would have to overwrite.
  static func initExists(_ paths: [String]) -> String {
    let names = paths.map { "'\($0)'" }.joined(separator: ", ")
    return
      "viewtree: \(names) already \(paths.count == 1 ? "exists" : "exist"), so nothing was "
      + "written; to use another folder, run: viewtree init FOLDER"
  }

  static func agentsExist(_ path: String) -> String {
    "viewtree: '\(path)' already has the section '\(FirstAgents.title)', so nothing was written; "
      + "to write it again, remove the section"
  }

  static func agentsWrote(_ path: String, isNew: Bool) -> String {
    let path = TerminalText.escaped(path)
    return "\(isNew ? "wrote \(path)" : "added a section to \(path)")\n\n"
      + "next: add the server to your assistant (docs/agents.md): viewtree mcp\n"
  }

  /// The files that `init` wrote, and the next step.
  static func initWrote(
    document: String, goldens: [String], workflow: String, ignores: String?
  ) -> String {
    let word = TerminalText.escaped(ShellWord.quoted(document))
    let (document, workflow) = (TerminalText.escaped(document), TerminalText.escaped(workflow))
    let goldens = goldens.map { TerminalText.escaped($0) }
    let ignores = ignores.map { TerminalText.escaped($0) }
    let ignored = ignores.map { "\nwrote \($0): files that git ignores" } ?? ""
    return """
      wrote \(document)
      \(goldens.map { "wrote \($0)" }.joined(separator: "\n"))
      wrote \(workflow): replace this with viewtree's repository: \(FirstWorkflow.placeholder)\(ignored)

      next: viewtree inspect \(word)
      then: viewtree order --tap \(FirstDocument.tapped) \(word)

      """
  }

  /// The changes since the last run of a watch, a line each.
  static func sinceLastRun(_ changes: [String]) -> String {
    changes.isEmpty
      ? "no change in behavior since the last run"
      : (["changed since the last run:"] + changes.map { "  \($0)" }).joined(separator: "\n")
  }

  /// The result of a run in a watch (`run` names the run), and the watched paths.
  static func watching(_ paths: [String], run: String, _ status: ExitStatus) -> String {
    let named = paths.prefix(3).joined(separator: ", ")
    let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return "viewtree: run \(run) ended with exit code \(status.rawValue); watching "
      + "\(named)\(rest) until Ctrl-C"
  }
}
