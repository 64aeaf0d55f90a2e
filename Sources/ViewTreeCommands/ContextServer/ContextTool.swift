import ViewTreeInspector
import ViewTreeLanguageServer
import ViewTreeSyntax

/// A tool of the server: its arguments, and the work that answers it.
struct ContextTool: Sendable {
  let name: String
  let title: String
  let summary: String
  let arguments: [ContextArgument]
  /// The work of a call.
  let action: Action
  /// The paths of files in `structuredContent`, with their descriptions.
  let files: [(name: String, summary: String)]

  /// A command line, with a sentence about its result.
  struct Command: Sendable {
    let title: String
    let words: @Sendable (ContextCall) -> [String]
  }

  /// The work of a call.
  enum Action: Sendable {
    /// The screens of a folder.
    case screens
    /// The problems and the views of a screen.
    case inspect
    /// Runs command lines, and appends their results in order.
    case commands([Command])
    /// The reason for the frame of a view.
    case explain
    /// The problems for each device and text size.
    case checkLayout
    /// The picture in characters, as a file and as an image.
    case picture
    /// The difference from an earlier version.
    case changes
    /// Another tool, with a part of the file replaced.
    case edit
  }

  init(
    _ name: String, _ title: String, _ summary: String, _ arguments: [ContextArgument],
    _ action: Action, files: [(name: String, summary: String)] = []
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.arguments = arguments + [.budget]
    self.action = action
    self.files = files
  }

  /// True for a tool about one version of one screen.
  var canBeTried: Bool {
    switch action {
    case .screens, .changes, .edit: false
    case .inspect, .commands, .explain, .checkLayout, .picture: true
    }
  }

  // MARK: - Declaration

  /// The declaration that clients list.
  var json: OrderedJSON {
    [
      "name": .text(name), "title": .text(title), "description": .text(summary),
      "inputSchema": inputSchema, "outputSchema": outputSchema,
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

  /// The schema of `structuredContent`.
  var outputSchema: OrderedJSON {
    var properties: [(String, OrderedJSON)] = [
      ("answer", ["type": "string", "description": "The result, identical to the text content."]),
      ("status", ["type": "string", "enum": ["fine", "problems", "failed"]]),
      (
        "omittedLines",
        [
          "type": "integer", "minimum": 0,
          "description":
            "Number of lines omitted to fit the budget.",
        ]
      ),
      (
        "views", ["type": "integer", "minimum": 0, "description": "Number of views on the screen."]
      ),
      (
        "standIns",
        ["type": "integer", "minimum": 0, "description": "Number of placeholder views."]
      ),
    ]
    properties += files.map {
      ($0.name, ["type": "string", "description": .text($0.summary)])
    }
    return [
      "type": "object", "properties": .object(properties),
      "required": ["answer", "status", "omittedLines"], "additionalProperties": false,
    ]
  }

  // MARK: - Arguments

  /// The first problem with arguments, as a sentence.
  func problem(with given: JSONNode?) -> String? {
    if let given, !given.isObject { return "the arguments of '\(name)' must be an object" }
    // Checks unknown names first, because a misspelled name can explain a missing argument.
    if let problem = unknownArgument(of: given) ?? foreignArgument(of: given) { return problem }
    for argument in arguments {
      guard let value = given?[argument.name] else {
        if argument.isRequired { return "'\(name)' needs the argument '\(argument.name)'" }
        continue
      }
      if !argument.kind.takes(value) {
        return "the argument '\(argument.name)' must be \(argument.kind.words)"
      }
      if argument.isRequired, !argument.mayBeEmpty, value.text == "" {
        return "the argument '\(argument.name)' is empty"
      }
    }
    return nil
  }

  private func unknownArgument(of given: JSONNode?) -> String? {
    guard let given else { return nil }
    let names = arguments.map(\.name)
    for (key, _) in given.tree.members(given.index) {
      let word = given.tree.text(key)
      if names.contains(word) { continue }
      let nearest = NearMatch.nearestName(to: word, in: names)
      return "'\(name)' has no argument '\(TerminalText.escaped(word))'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; its arguments are "
          + "\(names.joined(separator: ", "))")
    }
    return nil
  }

  /// The problem with an argument of `try` that the tried tool doesn't have.
  private func foreignArgument(of given: JSONNode?) -> String? {
    guard case .edit = action, let given,
      let tool = ContextTool.named(given["tool"]?.text ?? ContextTool.usuallyTried),
      tool.canBeTried
    else { return nil }
    let own = ["old_text", "new_text", "tool"]
    let members = given.tree.members(given.index).map { given.tree.text($0.key) }
    let names = tool.arguments.map(\.name)
    guard let word = members.first(where: { !own.contains($0) && !names.contains($0) }) else {
      return nil
    }
    let users = ContextTool.all.filter { other in
      other.canBeTried && other.arguments.contains { $0.name == word }
    }
    return "'\(tool.name)' has no argument '\(word)'; set tool to "
      + users.map(\.name).joined(separator: " or ")
  }

  /// The tool that `try` runs by default.
  static let usuallyTried = "check_layout"
}
