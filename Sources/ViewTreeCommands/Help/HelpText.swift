import ViewTreeRequests

/// The output of `viewtree help`, made from the tables of commands and options.
enum HelpText {
  /// The usual commands, in no more than 25 lines.
  static func briefOverview() -> String {
    let commands = Command.usual.compactMap(Command.named)
    return
      "viewtree shows why a SwiftUI view has its size, and which preference closures "
      + "run.\n\nusage: viewtree COMMAND [OPTION …] FILE\n\n"
      + table(commands.map { ($0.name, $0.summary) })
      + "\nFILE is a document, a folder with Swift files, or - for standard input.\nFor help on a "
      + "command, run 'viewtree COMMAND -h'. For all commands, run 'viewtree --help'.\n"
  }

  /// All commands.
  static func overview() -> String {
    var text = """
      viewtree shows why a SwiftUI view has its size, and which preference closures run.

      usage: viewtree COMMAND [OPTION …] FILE


      """
    text += table(Command.all.map { ($0.name, $0.summary) })
    text += """

      FILE is a document, a folder with Swift files, or - for standard input.
      For help on a command, run 'viewtree help COMMAND'. To print the version, run 'viewtree --version'.

      """
    return text
  }

  /// One command with its usual options, in no more than 25 lines.
  static func brief(_ command: Command) -> String {
    let options = command.usualOptions
    var text = "\(command.summary)\n\nusage: viewtree \(command.name) \(command.usage)\n\n"
    text += table(options.map { ($0.helpUsage, $0.summary) }) + "\n"
    for example in command.examples.prefix(2) {
      text += "  \(example.line)\n      \(example.meaning)\n"
    }
    if options.count < command.options.count {
      text += "\nFor all \(command.options.count) options, run 'viewtree \(command.name) --help'.\n"
    }
    return text
  }

  /// One command, its options and examples.
  static func command(_ command: Command) -> String {
    var text = "\(command.summary)\n\nusage: viewtree \(command.name) \(command.usage)\n\n"
    text += table(command.options.map { ($0.helpUsage, $0.summary) })
    text += "\nexamples:\n\n"
    for example in command.examples {
      text += "  \(example.line)\n      \(example.meaning)\n"
    }
    return text
  }

  /// Two columns, a row in each line.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \(padded($0, to: width))  \($1)\n" }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension OptionDefinition {
  /// The option with its letter, as help writes it.
  var helpUsage: String { letter.map { "-\($0), \(usage)" } ?? usage }
}
