import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeRequests
import ViewTreeSyntax

/// The server of the language server protocol as a value: it turns incoming messages into outgoing
/// messages (docs/reference/language-server.md).
///
/// It reads no stream and no clock, so that the same messages have the same answers. Deep trees
/// need a large stack: run it on `DeepStack`.
package struct LanguageServer {
  /// The phase of a server's life.
  enum Phase {
    case started, initialized, shutDown
    case exited(code: Int32)
  }

  var phase = Phase.started
  var client = ClientCapabilities()
  /// The open documents by their addresses.
  var documents: [String: OpenDocument] = [:]
  /// The addresses of closed documents whose diagnostics aren't withdrawn yet.
  var closed: [String] = []
  let limits: Limits
  /// The parsed Swift files of open documents.
  private let programs = ProgramPool()
  /// The parsed project files around them.
  private let projectFiles = ProjectCache()
  /// The number of changes of all texts.
  var changeCount = 0

  package init(limits: Limits) { self.limits = limits }

  /// The exit code, once the client has sent `exit`: 0 if it had shut the server down before,
  /// otherwise 1.
  package var exitCode: Int32? {
    if case .exited(let code) = phase { return code }
    return nil
  }

  /// The files as the editor shows them, with the text of those that are open.
  var files: OpenFiles { OpenFiles(documents.values, limits: limits, programs, projectFiles) }

  // MARK: - Messages

  /// The answers to the content of a message.
  package mutating func receive(_ content: [UInt8]) -> [OrderedJSON] {
    let message: IncomingMessage
    do throws(ProtocolError) {
      message = try IncomingMessage(content)
    } catch {
      return [Self.answer(.null, error: error)]
    }
    guard let method = message.method else { return [] }
    guard let id = message.id else {
      return notify(method, message)
    }
    do throws(ProtocolError) {
      return [Self.answer(id, result: try answer(method, message))]
    } catch {
      return [Self.answer(id, error: error)]
    }
  }

  /// The answers to bytes that aren't a message.
  package func receive(_ problem: FrameProblem) -> [OrderedJSON] {
    [Self.answer(.null, error: ProtocolError(.parse, ServerWords.sentence(problem)))]
  }

  /// The diagnostics of all changed documents, see ``settleNext()``.
  package mutating func settle() -> [OrderedJSON] {
    var messages: [OrderedJSON] = []
    while let next = settleNext() { messages += next }
    return messages
  }

  /// The diagnostics of the next changed document: of the one that changed last, and then of those
  /// that were read with it. `nil` if there is none.
  ///
  /// Call it when no message waits, so that only the last of several changes costs time.
  package mutating func settleNext() -> [OrderedJSON]? {
    if !closed.isEmpty {
      defer { closed = [] }
      return closed.filter { documents[$0] == nil }
        .map { Self.notification($0, version: nil, []) }
    }
    let next = documents.values.filter(\.isPending).max {
      ($0.changeNumber, $0.uri) < ($1.changeNumber, $1.uri)
    }
    guard let next else { return nil }
    return publish(next.uri).map { [$0] } ?? []
  }

  private static func answer(_ id: OrderedJSON, result: OrderedJSON) -> OrderedJSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private static func answer(_ id: OrderedJSON, error: ProtocolError) -> OrderedJSON {
    ["jsonrpc": "2.0", "id": id, "error": error.json]
  }

  // MARK: - Methods

  private mutating func answer(
    _ method: String, _ message: IncomingMessage
  ) throws(ProtocolError) -> OrderedJSON {
    switch phase {
    case .started where method != "initialize":
      throw ProtocolError(.notInitialized, ServerWords.notInitialized)
    case .shutDown, .exited: throw ProtocolError(.invalidRequest, ServerWords.isShutDown)
    default: break
    }
    let parameters = Parameters(message)
    switch method {
    case "initialize": return try initialize(parameters)
    case "shutdown":
      phase = .shutDown
      return .null
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/completion": return try completion(parameters)
    case "textDocument/definition": return try definition(parameters)
    case "textDocument/references": return try references(parameters)
    case "textDocument/prepareRename": return try prepareRename(parameters)
    case "textDocument/rename": return try rename(parameters)
    case "textDocument/documentSymbol": return try symbols(parameters)
    case "textDocument/formatting": return try formatting(parameters)
    case "textDocument/codeAction": return try codeActions(parameters)
    default: throw ProtocolError(.unknownMethod, ServerWords.unknownMethod(method))
    }
  }

  /// Handles a notification, and returns the requests to the editor. Errors in it aren't reported,
  /// as the protocol requires.
  private mutating func notify(_ method: String, _ message: IncomingMessage) -> [OrderedJSON] {
    if method == "exit" {
      if case .shutDown = phase { phase = .exited(code: 0) } else { phase = .exited(code: 1) }
    }
    guard case .initialized = phase else { return [] }
    let parameters = Parameters(message)
    switch method {
    case "initialized": return client.watchesFiles ? [Self.watchRequest] : []
    case "textDocument/didOpen": try? open(parameters)
    case "textDocument/didChange": try? change(parameters)
    case "textDocument/didClose": try? close(parameters)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": forgetAll()
    default: break
    }
    return []
  }
}
