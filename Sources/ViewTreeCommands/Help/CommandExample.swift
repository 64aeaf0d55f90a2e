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
  /// Example command lines. Every command has one (docs/reference/commands has more about each).
  var examples: [CommandExample] { Self.examples[name] ?? [] }

  private static let examples: [String: [CommandExample]] = [
    "inspect": [
      CommandExample(
        "viewtree inspect form.json", "Show the frames, preferences, and closures of a document"),
      CommandExample(
        "viewtree inspect --window iPhone16 --only views Form.swift",
        "Show the frames of a Swift file on an iPhone 16"),
      CommandExample(
        "viewtree inspect --set width=20 -o report.txt form.json",
        "Change a state variable and write the report to a file"),
    ],
    "order": [
      CommandExample("viewtree order form.json", "Show which closures run, and which don't"),
      CommandExample("viewtree order --tap save form.json", "Show which closures run after a tap"),
    ],
    "explain": [
      CommandExample("viewtree explain form.json title", "Explain the frame of a view"),
      CommandExample(
        "viewtree explain --tap save form.json title", "Explain the frame after a tap"),
    ],
    "diff": [
      CommandExample(
        "viewtree diff before.json after.json", "Compare the behavior of two documents"),
      CommandExample(
        "viewtree diff --window iPhoneSE form.json", "Show the changes on a smaller screen"),
    ],
    "keys": [
      CommandExample("viewtree keys form.json", "List the writers and readers of each key"),
      CommandExample("viewtree keys --format dot form.json", "Draw the keys with Graphviz"),
    ],
    "draw": [
      CommandExample("viewtree draw form.json -o form.svg", "Draw the layout"),
      CommandExample("viewtree draw form.json -o form.html", "Export everything to one HTML page"),
      CommandExample("viewtree draw --format text form.json", "Draw the layout in the terminal"),
    ],
    "lint": [
      CommandExample("viewtree lint form.json", "Check one document"),
      CommandExample(
        "viewtree lint --error all .", "Check a folder, and fail on any problem"),
      CommandExample("viewtree lint --fix --dry-run form.json", "Show what --fix would change"),
    ],
    "sweep": [
      CommandExample(
        "viewtree sweep form.json --width 320...430",
        "Find the widths where the layout changes or breaks"),
      CommandExample(
        "viewtree sweep form.json --dynamic-type all",
        "Find the text sizes where the layout changes or breaks"),
    ],
    "parse": [CommandExample("viewtree parse form.yaml", "Print the document as JSON")],
    "format": [
      CommandExample("viewtree format --write *.json", "Format files in place"),
      CommandExample("viewtree format --to swift form.json", "Convert a document to SwiftUI"),
    ],
    "schema": [
      CommandExample(
        "viewtree schema -o viewtree.schema.json", "Write the JSON Schema for an editor")
    ],
    "example": [
      CommandExample("viewtree example", "List the examples"),
      CommandExample("viewtree example form -o form.json", "Write an example to a file"),
    ],
    "init": [
      CommandExample("viewtree init Layouts", "Create a sample project"),
      CommandExample("viewtree init --agents", "Write instructions for coding assistants"),
    ],
    "check": [
      CommandExample("viewtree check", "Compare all golden files in this folder"),
      CommandExample("viewtree check --update form.json", "Accept the changes of one document"),
      CommandExample("viewtree check -q", "Print nothing, and set only the exit code"),
    ],
    "review": [CommandExample("viewtree review", "Accept or reject pending reports one by one")],
    "verify": [
      CommandExample(
        "viewtree verify form.json form.measured.json", "Compare a report with measurements")
    ],
    "mcp": [CommandExample("viewtree mcp .", "Answer a coding assistant about the current folder")],
    "lsp": [CommandExample("viewtree lsp", "Start the language server, as editors do")],
    "explain-error": [
      CommandExample("viewtree explain-error unknown-view", "Explain an error")
    ],
    "completion": [
      CommandExample(
        "source <(viewtree completion bash)",
        "Enable completion in the current shell (bash)"),
      CommandExample(
        "viewtree completion fish | source",
        "Enable completion in the current shell (fish)"),
    ],
    "help": [
      CommandExample("viewtree help inspect", "Show the options of a command"),
      CommandExample("viewtree help --man -o viewtree.1", "Write the man page"),
    ],
  ]
}
