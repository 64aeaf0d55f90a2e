import ViewTreeGolden
import ViewTreeInspector
import ViewTreeSyntax

/// The words of messages about the command line, all in one place.
enum CommandWords {
  /// What is wrong with a command line, and the way out.
  static func message(_ problem: ParsedArguments.Problem, command: String?) -> String {
    let help = "run 'viewtree help\(command.map { " \($0)" } ?? "")'"
    switch problem {
    case .unknownOption(let name, let nearest):
      let way = nearest.map { "did you mean '\($0)'?" } ?? help
      return "viewtree: unknown option '\(name)'; \(way)"
    case .missingValue(let usage):
      return "viewtree: the option needs a value: \(usage)"
    case .unexpectedValue(let name):
      return "viewtree: the option '\(name)' takes no value"
    case .notAChoice(let value, let option, let choices):
      let words = choices.joined(separator: ", ")
      return "viewtree: '\(option)' cannot be '\(value)'; it can be: \(words)"
    case .badValue(let value, let option, let example):
      return "viewtree: '\(option)' cannot be '\(value)'; write it like \(example)"
    case .conflict(let first, let second):
      return "viewtree: '\(first)' and '\(second)' exclude each other; give one of them"
    case .needs(let option, let other):
      return "viewtree: '\(option)' means something only with '\(other)'"
    case .badVariable(let name, let value, let choices):
      return wrongVariable(name, value, choices: choices)
    case .missingFile(let command):
      return "viewtree: '\(command)' needs a FILE, or - for standard input; \(help)"
    case .emptyWord:
      return "viewtree: a word of the command line is empty; is a variable not set?"
    case .missingPath(let command):
      return
        "viewtree: '\(command)' needs a PATH: a document, a golden file or a folder; \(help)"
    case .missingView(let command):
      return
        "viewtree: '\(command)' needs a VIEW after the file: an id, a path or its end, a kind, "
        + "or a text in quotes; \(help)"
    case .missingID:
      return
        "viewtree: 'explain-error' needs an ID, as it stands in brackets behind a message; \(help)"
    case .extraFile(let name):
      return "viewtree: '\(name)' is one file too many; \(help)"
    case .extraWord(let word, let command):
      return "viewtree: '\(command)' takes no '\(word)'; \(help)"
    case .unknownExample(let name, let nearest):
      let way = nearest.map { "did you mean '\($0)'?" } ?? "run 'viewtree example'"
      return "viewtree: there is no example '\(name)'; \(way)"
    case .unknownCommand(let name, let nearest):
      let way = nearest.map { "did you mean '\($0)'?" } ?? "run 'viewtree help'"
      return "viewtree: unknown command '\(name)'; \(way)"
    case .unknownDevice(let name, let nearest):
      let way =
        nearest.map { "did you mean '\($0)'?" } ?? "docs/format.md lists them; a size is 390x844"
      return "viewtree: there is no device '\(name)'; \(way)"
    case .unknownLint(let name, let nearest):
      let way = nearest.map { "did you mean '\($0)'?" } ?? "docs/lints.md lists them"
      return "viewtree: there is no lint '\(name)'; \(way)"
    case .unknownID(let name, let nearest):
      let way = nearest.map { "did you mean '\($0)'?" } ?? "docs/diagnostics.md lists them"
      return "viewtree: there is no diagnostic '\(name)'; \(way)"
    }
  }

  /// Why reports are not the parts of one whole, and the way out.
  static func message(_ problem: GoldenMergeProblem) -> String {
    switch problem {
    case .noShard(let file):
      "viewtree: '\(file)' is the report of no shard; it cannot be merged with others"
    case .otherCount(let file, let shard, let other, let otherShard):
      "viewtree: '\(file)' is of shard \(shard), '\(other)' of \(otherShard); merge the shards of one "
        + "run"
    case .sameShard(let shard, let file, let other):
      "viewtree: '\(file)' and '\(other)' are both of shard \(shard); give each report once"
    case .missingShards(let shards):
      "viewtree: no report is of shard \(listed(shards)); give the reports of all shards"
    case .otherOptions(let file, let other):
      "viewtree: '\(file)' and '\(other)' are of other paths or options; merge the shards of one run"
    case .samePath(let path, let file, let other):
      "viewtree: '\(file)' and '\(other)' both hold '\(path)'; merge the shards of one run"
    }
  }

  private static func listed(_ shards: [GoldenShard]) -> String {
    let first = shards.prefix(5).map(\.description).joined(separator: ", ")
    return shards.count > 5 ? "\(first) and \(shards.count - 5) more" : first
  }

  /// What a golden file holds, as `check --list` says it.
  static func listed(_ words: [String]) -> String {
    words.isEmpty ? "-" : CommandLineText.text(words)
  }

  /// How far a check is.
  static func progress(_ done: Int, of all: Int) -> String { "\(done) of \(all) golden files" }

  // MARK: - Review

  /// That nothing waits, at all or under a path.
  static func nothingWaits(_ path: String? = nil) -> String {
    path.map { "viewtree: nothing waits to be accepted under '\($0)'" }
      ?? "nothing waits to be accepted"
  }

  /// How many wait, and what to type.
  static func waiting(_ paths: [String], _ count: Int) -> String {
    let words = GoldenWords.quoted(paths)
    return "\(count) waiting\n"
      + "to accept: viewtree review --accept \(words)\n"
      + "to reject: viewtree review --reject \(words)\n"
  }

  /// The question about a report that waits.
  static func question(_ number: Int, of count: Int) -> String {
    "\(number) of \(count): accept, reject, skip, all, quit? [a/r/s/A/q] "
  }

  /// What the answers do.
  static let answers = """
    a  accept: it becomes the golden file
    r  reject: it is removed
    s  skip: it goes on waiting
    A  all: accept it and all that follow
    q  quit: it and all that follow go on waiting

    """

  /// What was done with a report that waited.
  static func decided(_ path: String, isAccepted: Bool) -> String {
    "\(TerminalText.escaped(path)): \(isAccepted ? "accepted" : "rejected")\n"
  }

  /// Why nothing could be done with a report that waits.
  static func undecided(_ path: String, _ problem: GoldenProblem) -> String {
    "viewtree: '\(path)': \(GoldenWords.sentence(problem))"
  }

  /// A variable of the environment that says nothing we know.
  static func wrongVariable(_ name: String, _ value: String, choices: [String]) -> String {
    "viewtree: the variable \(name) cannot be '\(value)'; it can be: "
      + choices.joined(separator: ", ")
  }

  /// A variable that would write golden files where nobody looks at them.
  static func notOnBuildServer(_ name: String, option: String) -> String {
    "viewtree: \(name) is not heeded where CI is set; say --\(option)"
  }

  /// Two things to compare that are the same.
  static let nothingToCompare =
    "viewtree: 'diff' needs a second FILE, or an option that changes what one document does, such as "
    + "--set NAME=VALUE or --window WxH; run 'viewtree help diff'"

  /// Standard input can be read once.
  static let oneStandardInput = "viewtree: only one of two files can be standard input"

  /// Options that ask for an evaluation, and nothing to evaluate.
  static func noDocument(_ option: String) -> String {
    "viewtree: '\(option)' needs a document; a report stays what it is"
  }

  /// Reports that have nothing in common.
  static func otherCommands(_ old: String, _ new: String) -> String {
    "viewtree: a report of '\(old)' cannot be compared with one of '\(new)'; compare two of one command"
  }

  /// What `diff` says of things that are equal.
  static let noDifference = "no difference"

  /// Why a file could not be read.
  static func unreadable(_ path: String, _ failure: FileSystem.Failure) -> String {
    if path == "-" { return "viewtree: standard input cannot be read; give a FILE" }
    return switch failure {
    case .notFound: "viewtree: there is no file '\(path)'"
    case .isFolder:
      "viewtree: '\(path)' is a folder; name a document in it, or run 'viewtree check \(path)'"
    case .notPermitted: "viewtree: '\(path)' may not be read; check its permissions"
    case .nobodyReads: "viewtree: '\(path)' cannot be read"
    case .other(let reason): "viewtree: '\(path)' cannot be read: \(reason)"
    }
  }

  /// A system that gives no thread with a large stack.
  static func noStack(bytes: Int) -> String {
    "viewtree: the system does not reserve a stack of \(bytes >> 20) MB; "
      + "raise the limit of address space (ulimit -v)"
  }

  /// A name of several views where one is needed.
  static func severalViews(_ name: String, _ views: ViewMatches) -> String {
    let rest = views.count - views.paths.count
    return "viewtree: '\(name)' stands for \(views.count) views; name one of them: "
      + views.paths.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// An anchor that does not exist.
  static func noAnchor(_ name: String, count: Int) -> String {
    let way =
      count == 0
      ? "no closure of this document gets one"
      : "'viewtree inspect --only anchors' lists \(count == 1 ? "the only one" : "all \(count)")"
    return "viewtree: there is no anchor '\(name)'; \(way)"
  }

  /// A name of several anchors where one is needed.
  static func severalAnchors(_ name: String, _ anchors: [String]) -> String {
    let listed = anchors.prefix(ViewMatches.listed).joined(separator: ", ")
    let rest = anchors.count - ViewMatches.listed
    return "viewtree: '\(name)' stands for \(anchors.count) anchors; give the number of one: "
      + listed + (rest > 0 ? " and \(rest) more" : "")
  }

  /// A step that the document does not have.
  static func noStep(_ step: Int, count: Int) -> String {
    switch count {
    case 0: "viewtree: there is no step \(step): the document has no steps"
    case 1: "viewtree: there is no step \(step): the document has one step"
    default: "viewtree: there is no step \(step): the document has \(count) steps"
    }
  }

  /// A pass that the evaluation did not need.
  static func noPass(_ pass: Int, count: Int) -> String {
    let passes = count == 1 ? "there was one pass" : "there were \(count) passes"
    return "viewtree: there is no pass \(pass): \(passes)"
  }

  /// A report that takes more bytes than it may.
  static func reportTooLarge(limit: Int) -> String {
    "viewtree: the report would have more than \(limit) bytes; narrow it with --view or --key, or "
      + "allow more with --limit output=NUMBER"
  }

  /// A view without a place in the layout.
  static func notLaidOut(_ name: String) -> String {
    "viewtree: '\(name)' has no frame to explain: it takes no part in the layout"
  }

  /// A file that is no text.
  static func binary(_ path: String) -> String {
    "viewtree: '\(path)' is not text but binary data; a document is JSON"
  }

  /// A defect: a text that would not mean the same in its new layout.
  static func formatDiffers(_ path: String) -> String {
    "viewtree: a defect: '\(path)' would not read as the same in its new layout; it stays as it is"
  }

  /// Why a file could not be written.
  static func unwritable(_ path: String, _ failure: FileSystem.Failure) -> String {
    switch failure {
    case .notFound: "viewtree: the folder of '\(path)' does not exist"
    case .isFolder: "viewtree: '\(path)' is a folder; name a file"
    case .notPermitted: "viewtree: '\(path)' may not be written; check its permissions"
    case .nobodyReads: "viewtree: nobody reads '\(path)'"
    case .other(let reason): "viewtree: '\(path)' cannot be written: \(reason)"
    }
  }

  /// Files that `init` would have to overwrite.
  static func initExists(_ paths: [String]) -> String {
    let names = paths.map { "'\($0)'" }.joined(separator: ", ")
    return "viewtree: \(names) \(paths.count == 1 ? "is" : "are") there already; nothing was "
      + "written: name another folder, as in 'viewtree init FOLDER'"
  }

  /// What `init` wrote, and what to do next.
  static func initWrote(document: String, goldens: [String], workflow: String) -> String {
    let word = ShellWord.quoted(document)
    return """
      wrote \(document)
      \(goldens.map { "wrote \($0)" }.joined(separator: "\n"))
      wrote \(workflow): put the repository of viewtree in place of \(FirstWorkflow.placeholder)

      next: viewtree inspect \(word)
      then: viewtree order --tap \(FirstDocument.tapped) \(word)

      """
  }

  /// How a run of a watch ended (`run` says which one), and what is watched.
  static func watching(_ paths: [String], run: String, _ status: ExitStatus) -> String {
    let named = paths.prefix(3).joined(separator: ", ")
    let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return "viewtree: run \(run) ended with exit code \(status.rawValue); watching "
      + "\(named)\(rest) until Ctrl-C"
  }

  /// A view that `--view` names and that does not exist.
  static func noView(_ name: String, nearest: String?) -> String {
    let way = nearest.map { "did you mean '\($0)'?" } ?? "'viewtree inspect' lists the views"
    return "viewtree: there is no view '\(name)'; \(way)"
  }

  /// A key that `--key` names and that the document does not declare.
  static func noKey(_ name: String, nearest: String?) -> String {
    let way = nearest.map { "did you mean '\($0)'?" } ?? "see \"preferenceKeys\" in the document"
    return "viewtree: there is no preference key '\(name)'; \(way)"
  }
}
