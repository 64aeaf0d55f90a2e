import ViewTreeRequests

/// The output of `viewtree help`, made from the tables of commands and options.
enum HelpText {
  /// The commands.
  static func overview() -> String {
    var text = """
      viewtree shows what SwiftUI does with a view tree.

      usage: viewtree COMMAND [OPTION …] FILE


      """
    let width = Command.all.map(\.name.count).max() ?? 0
    for command in Command.all {
      text += "  \(padded(command.name, to: width))  \(command.summary)\n"
    }
    text += """

      FILE is a document, a folder with Swift files, or - for standard input.
      For help on a command, run 'viewtree help COMMAND'. To print the version, run 'viewtree --version'.

      """
    return text
  }

  /// One command, its options and examples.
  static func command(_ command: Command) -> String {
    var text = "\(command.summary)\n\nusage: viewtree \(command.name) \(command.usage)\n\n"
    let width = command.options.map(\.helpUsage.count).max() ?? 0
    for option in command.options {
      text += "  \(padded(option.helpUsage, to: width))  \(option.summary)\n"
    }
    text += "\nexamples:\n\n"
    for example in command.examples {
      text += "  \(example.line)\n      \(example.meaning)\n"
    }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension OptionDefinition {
  /// The option with its letter, as help writes it.
  var helpUsage: String { letter.map { "-\($0), \(usage)" } ?? usage }
}
