/// An example of a command line, with its purpose.
struct CommandExample {
  /// The command line.
  let line: String
  /// A short description of the example.
  let meaning: String

  init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}

extension Command {
  /// Example command lines. Every command has one (docs/commands.md has more about each).
  var examples: [CommandExample] { Self.examples[name] ?? [] }

  private static let examples: [String: [CommandExample]] = [
    "inspect": [
      CommandExample("viewtree inspect form.json", "All that is known of a document"),
      CommandExample(
        "viewtree inspect --window iPhone16 --only views Form.swift", "The frames of a Swift file"),
      CommandExample(
        "viewtree inspect --set width=20 -o report.txt form.json", "With other state, into a file"),
    ],
    "order": [
      CommandExample("viewtree order form.json", "Which closures run, and which do not"),
      CommandExample("viewtree order --tap save form.json", "What a tap makes run"),
    ],
    "explain": [
      CommandExample("viewtree explain form.json title", "Why a view is where it is"),
      CommandExample(
        "viewtree explain --tap save form.json title", "The same after a tap"),
    ],
    "diff": [
      CommandExample("viewtree diff before.json after.json", "What two documents do differently"),
      CommandExample(
        "viewtree diff --window iPhoneSE form.json", "What a smaller screen changes"),
    ],
    "keys": [
      CommandExample("viewtree keys form.json", "Who writes and reads each key"),
      CommandExample("viewtree keys --format dot form.json", "The same for Graphviz"),
    ],
    "draw": [
      CommandExample("viewtree draw form.json -o form.svg", "A picture of the layout"),
      CommandExample("viewtree draw form.json -o form.html", "A page with all pictures"),
      CommandExample("viewtree draw --format text form.json", "The layout in characters"),
    ],
    "lint": [
      CommandExample("viewtree lint form.json", "Mistakes in one document"),
      CommandExample("viewtree lint --error all .", "Of all below a folder; any fails"),
    ],
    "sweep": [
      CommandExample(
        "viewtree sweep form.json --width 320...430", "Where anything changes in kind"),
      CommandExample("viewtree sweep form.json --dynamic-type", "At which text sizes"),
    ],
    "parse": [CommandExample("viewtree parse form.yaml", "What was understood, as JSON")],
    "format": [
      CommandExample("viewtree format --write *.json", "Lay files out anew, in place"),
      CommandExample("viewtree format --to swift form.json", "The document as a SwiftUI listing"),
    ],
    "schema": [CommandExample("viewtree schema -o viewtree.schema.json", "For an editor")],
    "example": [
      CommandExample("viewtree example", "The names of all"),
      CommandExample("viewtree example form -o form.json", "One to begin with"),
    ],
    "init": [CommandExample("viewtree init Layouts", "A folder with a first document")],
    "check": [
      CommandExample("viewtree check", "All golden files below this folder"),
      CommandExample("viewtree check --update form.json", "Accept what one document does now"),
      CommandExample("viewtree check -q", "By the exit code alone"),
    ],
    "review": [CommandExample("viewtree review", "One report after the other")],
    "verify": [
      CommandExample("viewtree verify form.json measured.json", "Hold a report against a device")
    ],
    "lsp": [CommandExample("viewtree lsp", "What an editor starts, and speaks to")],
    "explain-error": [
      CommandExample("viewtree explain-error unknown-view", "What an error means")
    ],
    "completion": [
      CommandExample("source <(viewtree completion bash)", "For this shell, bash"),
      CommandExample("viewtree completion fish | source", "For this shell, fish"),
    ],
    "help": [
      CommandExample("viewtree help inspect", "How one command is used"),
      CommandExample("viewtree help --man -o viewtree.1", "The manual page"),
    ],
  ]
}
