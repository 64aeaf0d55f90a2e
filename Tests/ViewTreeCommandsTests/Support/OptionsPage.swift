@testable import ViewTreeCommands

/// The page of all options, made from the tables of commands and options.
enum OptionsPage {
  static var text: String {
    var text = """
      # Options

      This page lists the options of every command, for anyone who looks up a name. It's generated from the tables of the \
      program. `viewtree help COMMAND` prints the same.

      """
    for command in Command.all {
      text += "\n## viewtree \(command.name)\n\n\(command.summary).\n\n"
      text += "| option | effect |\n| --- | --- |\n"
      for option in command.options {
        let usage = option.helpUsage.replacing("|", with: "\\|")
        text += "| `\(usage)` | \(option.summary.replacing("|", with: "\\|")) |\n"
      }
    }
    return text
  }
}
