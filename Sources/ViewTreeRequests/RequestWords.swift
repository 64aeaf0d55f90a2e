import ViewTreeDocument
import ViewTreeInspector
import ViewTreePicture
import ViewTreeSyntax

/// The messages about requests, all in one file.
package enum RequestWords {
  /// The error in a command line, and the suggested fix.
  package static func sentence(_ problem: ParsedArguments.Problem, command: String?) -> String {
    let help = "run 'viewtree help\(command.map { " \($0)" } ?? "")'"
    switch problem {
    case .unknownOption(let name, let nearest):
      let way = nearest.map { "did you mean '\($0)'?" } ?? help
      return "unknown option '\(name)'; \(way)"
    case .missingValue(let usage):
      return "the option needs a value: \(usage)"
    case .unexpectedValue(let name):
      return "the option '\(name)' takes no value"
    case .notAChoice(let value, let option, let choices):
      let words = choices.joined(separator: ", ")
      return "'\(option)' cannot be '\(value)'; it can be: \(words)"
    case .badValue(let value, let option, let example):
      return "'\(option)' cannot be '\(value)'; write it like \(example)"
    case .badRange(let value, let option, let problem):
      return "'\(option)' cannot be '\(value)': \(sentence(problem))"
    case .conflict(let first, let second):
      return "'\(first)' and '\(second)' exclude each other; use only one of them"
    case .needs(let option, let other):
      return "'\(option)' has an effect only with '\(other)'"
    case .badVariable(let name, let value, let choices):
      return
        "the variable \(name) cannot be '\(value)'; it can be: " + choices.joined(separator: ", ")
    case .missingFile(let command):
      return "'\(command)' needs a FILE, or - for standard input; \(help)"
    case .missingPath(let command):
      return
        "'\(command)' needs a PATH: a document, a golden file, or a folder; \(help)"
    case .missingShell: return "'completion' needs a shell: bash, zsh, or fish; \(help)"
    case .emptyWord:
      return "an argument is empty; check the shell variables"
    case .missingView(let command):
      return
        "'\(command)' needs a VIEW after the file: an id, a path or its end, a kind, "
        + "a text in quotes, or a line as in Card.swift:20; \(help)"
    case .missingMeasurement:
      return
        "'verify' needs the file MEASURED after the file, or - for standard input; "
        + "see docs/reference/verify.md"
    case .missingID:
      return
        "'explain-error' needs an ID, such as the name in brackets after a message; \(help)"
    case .needsOneDocument(let count):
      return "this format takes one document, but there are \(count); choose one with --preview"
    case .needsFolder(let count):
      return "there are \(count) screens to draw; name a folder for the pictures with --output"
    case .extraFile(let name):
      return "'\(name)' is one file too many; \(help)"
    case .extraWord(let word, let command):
      return "'\(command)' takes no '\(word)'; \(help)"
    case .exampleIsFile(let name, let path):
      return "the example '\(name)' is the file '\(path)' of the repository"
    case .unknownExample(let name, let nearest):
      let way = nearest.map { "did you mean '\($0)'?" } ?? "run 'viewtree example'"
      return "there is no example '\(name)'; \(way)"
    case .unknownCommand(let name, let nearest):
      let way = nearest.map { "did you mean '\($0)'?" } ?? "run 'viewtree help'"
      return "unknown command '\(name)'; \(way)"
    case .onlyOnce(let option):
      return "'\(option)' can be used only once here"
    case .noText(let picture):
      return
        "a text picture shows only the layout; use --format svg, or print the data with 'viewtree "
        + "\(picture)'"
    case .noImage(let ending):
      return
        "viewtree cannot write '.\(ending)' files; use a name that ends in '.svg', such as "
        + "--output form.svg"
    case .pageIsNoGolden:
      return "a page cannot be a golden file; use 'draw' or 'draw --format text'"
    case .unknownLayer(let name, let nearest, let known):
      let way =
        nearest.map { "did you mean '\($0)'?" } ?? "it can be: " + known.joined(separator: ", ")
      return "there is no layer '\(name)'; \(way)"
    case .unknownDevice(let name, let nearest):
      let way =
        nearest.map { "did you mean '\($0)'?" }
        ?? "use \(Device.usual.joined(separator: ", ")) or another device "
        + "(docs/reference/format/steps.md lists them), or a size such as 390x844"
      return "there is no device '\(name)'; \(way)"
    case .unknownLint(let name, let nearest):
      let way =
        nearest.map { "did you mean '\($0)'?" } ?? "docs/reference/lints/README.md lists them"
      return "there is no lint '\(name)'; \(way)"
    case .unknownID(let name, let nearest):
      let way =
        nearest.map { "did you mean '\($0)'?" } ?? "'viewtree explain-error --all' lists them"
      return "there is no diagnostic '\(name)'; \(way)"
    }
  }

  /// The error in a range, and the suggested fix.
  private static func sentence(_ problem: SweepRange.Problem) -> String {
    switch problem {
    case .notFinite: "both ends must be finite numbers, as in 320...430"
    case .noLength: "lengths must be from 0 to 1000000 points"
    case .reversed: "the end is before the start; write the smaller value first"
    case .single: "it contains only one value; use a larger end"
    case .tooMany(let count):
      (count == .max ? "it contains too many values" : "it contains \(count) values")
        + ", and the maximum is \(SweepRange.valueLimit); use a smaller range, or a larger --within"
    case .distance:
      "the first samples are closer than the accuracy; use a larger --every than --within"
    }
  }

  /// The reason why there is no report, and the suggested fix.
  package static func sentence(_ problem: RequestProblem) -> String {
    switch problem {
    case .unreadable(let path, let failure): unreadable(path, failure)
    case .noFile(let path, let nearest):
      "there is no file '\(path)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .noSwiftFiles(let folder):
      "the folder '\(folder)' has no Swift files; name a document in it"
    case .binary(let path): "'\(path)' is binary data, but a document is text"
    case .report(let path, let command):
      "'\(path)' is a report of '\(command)', not a document; use its document, or compare reports "
        + "with 'viewtree diff'"
    case .noFrames(let path, let command):
      "'\(path)' is a report of '\(command)', which contains no frames to draw; use a report of "
        + "'inspect', a layout picture, or the document"
    case .noDocument(let old, let new):
      "'\(old)' and '\(new)' are reports; replace one of them with a document, or compare reports "
        + "with 'viewtree diff'"
    case .unreadPreviews(let path, let problem):
      "\(path):\(problem); the previews in this part are skipped"
    case .noTarget(let name, [], _):
      "there is no target '\(name)': no project file was found"
    case .noTarget(let name, let known, let nearest):
      "there is no target '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" }
          ?? "targets are: " + known.joined(separator: ", "))
    case .noStep(let step, 0): "there is no step \(step): the document has no steps"
    case .noStep(let step, 1): "there is no step \(step): the document has one step"
    case .noStep(let step, let count):
      "there is no step \(step): the document has \(count) steps"
    case .noPass(let pass, 1): "there is no pass \(pass): there was one pass"
    case .noPass(let pass, let count):
      "there is no pass \(pass): there were \(count) passes"
    case .noKey(let name, let nearest):
      "there is no preference key '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "see \"preferenceKeys\" in the document")
    case .noView(let name, let nearest):
      "there is no view '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'viewtree inspect' lists the views")
    case .severalViews(let name, let views):
      "'\(name)' matches \(views.count) views; use one of them: "
        + listed(views.paths, of: views.count)
    case .noAnchor(let name, 0):
      "there is no anchor '\(name)'; no closure of this document gets one"
    case .noAnchor(let name, let count):
      "there is no anchor '\(name)'; 'viewtree inspect --only anchors' lists "
        + (count == 1 ? "the only one" : "all \(count)")
    case .severalAnchors(let name, let anchors):
      "'\(name)' matches \(anchors.count) anchors; use the number of one: "
        + listed(anchors.prefix(ViewMatches.listed), of: anchors.count)
    case .notLaidOut(let name):
      "'\(name)' has no frame to explain, because it is not part of the layout"
    case .pictureOnScreen(let document, let format):
      "a terminal cannot show a picture as \(format.uppercased()); write to a file, as in "
        + "'--output \(pictureName(document, format))', or use --format text"
    case .otherListing(let document, let measured):
      "'\(measured)' does not match '\(document)': the document has changed since the measurement, "
        + "or is another document. Write the harness again with 'viewtree format --to swift "
        + "--harness xctest \(document)', run it, and verify its output"
    case .tooLarge(let limit):
      "the report would have more than \(limit) bytes; limit it with --view or --key, or allow more "
        + "with --limit output=NUMBER"
    }
  }

  /// The parts that a picture omits because of a limit, and the suggested fix.
  static func notAllIsDrawn(_ sentences: [String]) -> String {
    "the picture is incomplete. " + sentences.joined(separator: " ")
  }

  /// A file for a picture of a document, as a shell takes it.
  private static func pictureName(_ document: String, _ format: String) -> String {
    let name = document.split(separator: "/").last.map(String.init) ?? ""
    let stem = name.split(separator: ".").first.map(String.init) ?? ""
    return ShellWord.quoted((stem.isEmpty || name == "-" ? "picture" : stem) + "." + format)
  }

  /// The first of some names, and how many more there are.
  private static func listed(_ names: some Collection<String>, of count: Int) -> String {
    let rest = count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func unreadable(_ path: String, _ failure: FileSystem.Failure) -> String {
    if path == "-" { return "standard input cannot be read; give a FILE" }
    return switch failure {
    case .notFound: "there is no file '\(path)'"
    case .isFolder: "'\(path)' is a folder; use a document in it"
    case .notPermitted: "'\(path)' cannot be read; check its permissions"
    case .nobodyReads: "'\(path)' cannot be read"
    case .other(let reason): "'\(path)' cannot be read: \(reason)"
    }
  }

  /// The message for a variable that would write golden files on a build server.
  static func notOnBuildServer(_ name: String, option: String) -> String {
    "\(name) has no effect if CI is set; use --\(option)"
  }
}
