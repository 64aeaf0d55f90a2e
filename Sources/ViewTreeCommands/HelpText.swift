import ViewTreeRequests

/// What `viewtree help` prints, made from the tables of commands and options.
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
      'viewtree help COMMAND' tells more; 'viewtree --version' prints the version.

      """
    return text
  }

  /// One command and its options.
  static func command(_ command: Command) -> String {
    var text = "\(command.summary)\n\nusage: viewtree \(command.name) \(command.usage)\n\n"
    let width = command.options.map(\.usage.count).max() ?? 0
    for option in command.options {
      text += "  \(padded(option.usage, to: width))  \(option.summary)\n"
    }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
