import ViewTreeSyntax

/// A tool of the server: its arguments, and the commands that answer it.
struct ContextTool: Sendable {
  let name: String
  let title: String
  let summary: String
  let arguments: [ContextArgument]
  /// The work of a call.
  let action: Action

  /// The work of a call.
  enum Action: Sendable {
    /// Runs command lines, and puts their results one after another.
    case commands(@Sendable (ContextCall) -> [[String]])
    /// The problems for each device and text size.
    case checkLayout
    /// The picture in characters, and as a file.
    case picture
    /// The difference from the first answer about a file.
    case changes
    /// Another tool, with lines of a file replaced.
    case edit
  }

  init(
    _ name: String, _ title: String, _ summary: String, _ arguments: [ContextArgument],
    _ action: Action
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.arguments = arguments + [.budget]
    self.action = action
  }

  /// The declaration that clients list.
  var json: OrderedJSON {
    [
      "name": .text(name), "title": .text(title), "description": .text(summary),
      "inputSchema": inputSchema, "outputSchema": Self.outputSchema,
      "annotations": [
        "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true,
        "openWorldHint": false,
      ],
    ]
  }

  private var inputSchema: OrderedJSON {
    [
      "type": "object",
      "properties": .object(
        arguments.map { ($0.name, .object($0.kind.schema + [("description", .text($0.summary))])) }
      ),
      "required": .list(arguments.filter(\.isRequired).map { .text($0.name) }),
      "additionalProperties": false,
    ]
  }

  /// The schema of `structuredContent`, the same for all tools.
  static let outputSchema: OrderedJSON = [
    "type": "object",
    "properties": [
      "answer": ["type": "string"],
      "status": ["type": "string", "enum": ["fine", "problems", "failed"]],
      "omittedLines": ["type": "integer", "minimum": 0],
    ],
    "required": ["answer", "status", "omittedLines"],
    "additionalProperties": false,
  ]
}
