import ViewTreeRequests

/// The manual page, made from the tables of commands and options, in the language of `man`
/// (man(7)).
enum ManualPage {
  /// The page. It has no date, so that the same version gives the same bytes.
  static func text() -> String {
    """
    .TH VIEWTREE 1 "" "viewtree \(ViewTreeVersion.text)"
    .SH NAME
    viewtree \\- shows why a SwiftUI view has its size, and which preference closures run
    .SH SYNOPSIS
    .B viewtree
    .I COMMAND
    [\\fIOPTION\\fR ...] \\fIFILE\\fR
    .SH DESCRIPTION
    FILE is a document, a folder with Swift files, or \\- for standard input.
    Results go to standard output, messages to standard error.
    viewtree prints a result only when it's complete.
    .SH COMMANDS
    \(Command.all.map(section).joined())\
    .SH COMMON OPTIONS
    Several commands accept these options. The section of a command lists its other options.
    \(common.map { entry($0.helpUsage, $0.summary) }.joined())\
    .SH EXIT STATUS
    \(ExitStatus.allCases.map { entry("\($0.rawValue)", $0.meaning) }.joined())\
    .SH ENVIRONMENT
    \(variables.map { entry($0.variable.rawValue, $0.meaning) }.joined())
    """
  }

  private static let variables: [(variable: EnvironmentVariable, meaning: String)] = [
    (.goldens, "The action of check on differences: compare, pending, or update."),
    (.noColor, "Any value turns off color."),
    (
      .buildServer,
      "If a build server sets it, check writes files only with a command-line option."
    ),
    (.gitHub, "If GitHub Actions sets it to true, check writes annotations."),
  ]

  /// The options that several commands take with the same meaning, in the order of help.
  private static let common: [OptionDefinition] = {
    let options = Command.all.flatMap(\.options)
    let counts = Dictionary(options.map { (key(of: $0), 1) }, uniquingKeysWith: +)
    var known: Set<String> = []
    return options.filter { option in
      counts[key(of: option), default: 0] > 1 && known.insert(key(of: option)).inserted
    }
  }()

  private static func key(of option: OptionDefinition) -> String {
    "\(option.helpUsage) \(option.summary)"
  }

  private static let commonKeys = Set(common.map(key))

  private static func section(_ command: Command) -> String {
    let examples = command.examples.map { example in
      ".PP\n\(escaped(example.meaning)):\n.PP\n.RS\n.nf\n\(escaped(example.line))\n.fi\n.RE\n"
    }
    return ".SS viewtree \(escaped(command.name)) \(escaped(command.usage))\n"
      + "\(escaped(command.summary)).\n"
      + command.options.filter { !commonKeys.contains(key(of: $0)) }
      .map { entry($0.helpUsage, $0.summary) }.joined()
      + shared(command) + examples.joined()
  }

  /// The names of the common options of a command.
  private static func shared(_ command: Command) -> String {
    let names = command.options.filter { commonKeys.contains(key(of: $0)) }.map { "--\($0.name)" }
    guard !names.isEmpty else { return "" }
    return ".PP\nCommon options: \(escaped(names.joined(separator: ", "))).\n"
  }

  private static func entry(_ term: String, _ meaning: String) -> String {
    ".TP\n.B \(escaped(term))\n\(escaped(meaning))\n"
  }

  /// A literal text: without commands and escapes, and with hyphens that can be copied.
  private static func escaped(_ text: String) -> String {
    let body = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "…": "..."
      default: "\(character)"
      }
    }.joined()
    return body.hasPrefix(".") || body.hasPrefix("'") ? "\\&" + body : body
  }
}
