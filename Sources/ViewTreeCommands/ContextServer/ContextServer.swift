import ViewTreeInspector
import ViewTreeLanguageServer
import ViewTreeRequests
import ViewTreeSyntax

/// The server of the Model Context Protocol as a value: messages go in, messages come out
/// (docs/agents.md).
///
/// It reads no stream. Its tools run the commands of the command line, so that an assistant and a
/// person get the same answers.
struct ContextServer {
  /// The revisions of the protocol that the server speaks, the newest first.
  static let revisions = ["2025-11-25", "2025-06-18"]
  /// The default length of an answer, in tokens.
  static let defaultBudget = 1_500

  let folder: ContextFolder
  let console: Console
  /// The files as they were when a tool was first called on them.
  var firstVersions: [String: [UInt8]] = [:]
  /// The folder of pictures, which the first picture creates.
  let pictures: String

  /// The answers to a line of the stream.
  mutating func receive(_ line: Result<[UInt8], MessageLines.TooLong>) -> [OrderedJSON] {
    switch line {
    case .success(let content): return receive(content)
    case .failure(let problem):
      let error = ProtocolError(
        .invalidRequest, "a message has more than \(problem.limit >> 20) MB; send less in one")
      return [["jsonrpc": "2.0", "id": .null, "error": error.json]]
    }
  }

  /// The answers to the content of a message.
  mutating func receive(_ content: [UInt8]) -> [OrderedJSON] {
    let message: IncomingMessage
    do throws(ProtocolError) {
      message = try IncomingMessage(content)
    } catch {
      return [["jsonrpc": "2.0", "id": .null, "error": error.json]]
    }
    // Notifications change nothing: each call ends before the next message is read.
    guard let method = message.method, let id = message.id else { return [] }
    do throws(ProtocolError) {
      let result = try answer(method, message.parameters)
      return [["jsonrpc": "2.0", "id": id, "result": result]]
    } catch {
      return [["jsonrpc": "2.0", "id": id, "error": error.json]]
    }
  }

  private mutating func answer(
    _ method: String, _ parameters: JSONNode?
  ) throws(ProtocolError) -> OrderedJSON {
    switch method {
    case "initialize": return initialized(parameters?["protocolVersion"]?.text)
    case "ping", "logging/setLevel": return [:]
    case "tools/list": return ["tools": .list(ContextTool.all.map(\.json))]
    case "tools/call": return try call(parameters)
    default:
      throw ProtocolError(.unknownMethod, "the server has no method '\(method)'")
    }
  }

  private func initialized(_ asked: String?) -> OrderedJSON {
    let revision = asked.flatMap { Self.revisions.contains($0) ? $0 : nil } ?? Self.revisions[0]
    return [
      "protocolVersion": .text(revision),
      "capabilities": ["tools": ["listChanged": false], "logging": [:]],
      "serverInfo": [
        "name": "viewtree", "title": "viewtree", "version": .text(ViewTreeVersion.text),
      ],
      "instructions": .text(Self.instructions),
    ]
  }

  /// The text that a client gives to the assistant.
  static let instructions =
    "viewtree lays out SwiftUI views without a simulator. After a change of a view, call check_layout. "
    + "To find the reason for a position or a size, call explain. To test an idea, call try. "
    + "A ~ marks views that are made up because their code is unknown."

  private mutating func call(_ parameters: JSONNode?) throws(ProtocolError) -> OrderedJSON {
    guard let name = parameters?["name"]?.text, let tool = ContextTool.named(name) else {
      let names = ContextTool.all.map(\.name).joined(separator: ", ")
      throw ProtocolError(.invalidParameters, "there is no such tool; the tools are \(names)")
    }
    let arguments = parameters?["arguments"]
    let budget = arguments?["budget"]?.integer ?? Self.defaultBudget
    if let problem = Self.problem(with: arguments, of: tool) {
      return ContextAnswer.failed(problem).json(budget: Self.defaultBudget)
    }
    return answer(tool, arguments).json(budget: max(budget, 50))
  }

  /// The first problem with arguments, as a sentence.
  private static func problem(with arguments: JSONNode?, of tool: ContextTool) -> String? {
    for argument in tool.arguments {
      guard let value = arguments?[argument.name] else {
        if argument.isRequired { return "'\(tool.name)' needs the argument '\(argument.name)'" }
        continue
      }
      if !argument.kind.takes(value) {
        return "the argument '\(argument.name)' must be \(argument.kind.words)"
      }
    }
    let names = tool.arguments.map(\.name)
    guard let arguments, arguments.isObject else { return nil }
    for (key, _) in arguments.tree.members(arguments.index) {
      let name = arguments.tree.text(key)
      if names.contains(name) { continue }
      let nearest = NearMatch.nearestName(to: name, in: names)
      return "'\(tool.name)' has no argument '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; it has \(names.joined(separator: ", "))")
    }
    return nil
  }
}
