import Foundation
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeCommands

/// A server of `viewtree mcp`, without streams.
final class ContextSession {
  private var server: ContextServer
  private var nextID = 1

  init(
    _ folders: [String], takesRoots: Bool = false, pictures: String,
    variable: @escaping (String) -> String? = { $0 == "PATH" ? "" : nil }
  ) {
    let console = Console(
      writeOutput: { _ in }, writeError: { _ in }, readInput: { _ in [] }, variable: variable,
      errorIsTerminal: false)
    server = ContextServer(
      folders: folders, takesRoots: takesRoots, console: console, pictures: pictures)
  }

  /// The messages that follow a message. Calls run to their end.
  func messages(_ message: String) -> [JSONValue] {
    let accepted = accept(message)
    return accepted + finish()
  }

  /// The immediate answers to a message.
  func accept(_ message: String) -> [JSONValue] {
    var answers: [OrderedJSON] = []
    DeepStack.run { answers = self.server.receive(Array(message.utf8)) }
    return answers.map(Self.value)
  }

  /// Runs a step of a call.
  func advance() -> [JSONValue] {
    var answers: [OrderedJSON] = []
    DeepStack.run { answers = self.server.advance() }
    return answers.map(Self.value)
  }

  /// Runs all steps.
  func finish() -> [JSONValue] {
    var messages: [JSONValue] = []
    while server.hasWork { messages += advance() }
    return messages
  }

  /// The result of a request.
  func result(_ method: String, _ parameters: String = "{}") -> JSONValue {
    nextID += 1
    let request =
      #"{"jsonrpc":"2.0","id":\#(nextID),"method":"\#(method)","params":\#(parameters)}"#
    let answer = messages(request).first { $0["id"]?.number == Double(nextID) }
    return answer?["result"] ?? answer?["error"] ?? .null
  }

  /// The result of a tool.
  func call(_ tool: String, _ arguments: String) -> JSONValue {
    result("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
  }

  /// The text of a tool's answer.
  func text(_ tool: String, _ arguments: String) -> String {
    call(tool, arguments)["content"]?.elements.first?["text"]?.string ?? ""
  }

  private static func value(_ message: OrderedJSON) -> JSONValue {
    var bytes = ByteBuffer()
    message.write(to: &bytes)
    return JSONValue(String(decoding: bytes.takeAll(), as: UTF8.self))
  }
}

extension JSONValue {
  /// True for the result of a tool that failed.
  var isToolError: Bool { self["isError"] == .bool(true) }

  /// The first text of a tool's result.
  var answerText: String { self["content"]?.elements.first?["text"]?.string ?? "" }
}
