import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSyntax

@testable import ViewTreeLanguageServer

/// An editor with one document, and a server without streams.
///
/// `|` in a text is the cursor.
final class TestEditor {
  private var server: LanguageServer
  private(set) var text: String
  let uri: String
  private var number = 0
  private var version = 1
  /// The diagnostics that were told last, as JSON.
  private(set) var told = ""

  init(
    _ text: String, _ name: String = "a.json", capabilities: String = "{}",
    in folder: TemporaryFolder? = nil
  ) {
    server = LanguageServer(limits: .standard)
    self.text = text
    uri = "file://\(folder?.path ?? "/work")/\(name)"
    _ = send(
      "{\"id\": 0, \"method\": \"initialize\", \"params\": {\"capabilities\": \(capabilities)}}")
    open()
  }

  private func open() {
    notify(
      "textDocument/didOpen",
      "{\"textDocument\": {\"uri\": \"\(uri)\", \"languageId\": \"\", \"version\": 1, \"text\": \(Self.json(plain))}}"
    )
    settle()
  }

  /// The text without the mark of the cursor.
  private var plain: String { text.replacing("|", with: "") }

  // MARK: - Messages

  /// The answers to the content of a message, each as JSON.
  func send(_ message: String) -> [String] {
    var answers: [String] = []
    DeepStack.run {
      answers = self.server.receive(Array(message.utf8)).map { Self.text($0) }
    }
    return answers
  }

  func notify(_ method: String, _ parameters: String) {
    _ = send("{\"jsonrpc\": \"2.0\", \"method\": \"\(method)\", \"params\": \(parameters)}")
  }

  /// What is told when nothing waits, each message as JSON.
  @discardableResult
  func settle() -> [String] {
    var messages: [String] = []
    DeepStack.run { messages = self.server.settle().map { Self.text($0) } }
    told = messages.last ?? ""
    return messages
  }

  /// The result of a request about the document, as JSON; its error, if that is the answer.
  func ask(_ method: String, _ more: String = "") -> String {
    number += 1
    let cursor = text.firstIndex(of: "|") ?? text.endIndex
    let answer =
      send(
        "{\"jsonrpc\": \"2.0\", \"id\": \(number), \"method\": \"textDocument/\(method)\", \"params\": {"
          + "\"textDocument\": {\"uri\": \"\(uri)\"}, \"position\": \(Self.position(text[..<cursor]))\(more)}}"
      ).first ?? ""
    let start = "{\"jsonrpc\":\"2.0\",\"id\":\(number),"
    return String(answer.dropFirst(start.count).dropLast())
  }

  /// Puts another text instead of the whole one.
  func write(_ text: String) {
    self.text = text
    version += 1
    notify(
      "textDocument/didChange",
      "{\"textDocument\": {\"uri\": \"\(uri)\", \"version\": \(version)}, \"contentChanges\": [{\"text\": \(Self.json(plain))}]}"
    )
  }

  // MARK: - JSON

  /// The position behind some text.
  static func position(_ before: Substring) -> String {
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return "{\"line\": \(lines.count - 1), \"character\": \(lines.last?.utf16.count ?? 0)}"
  }

  static func json(_ text: String) -> String {
    var buffer = ByteBuffer()
    buffer.appendJSONString(text)
    return buffer.text
  }

  static func text(_ value: OrderedJSON) -> String {
    var buffer = ByteBuffer()
    value.write(to: &buffer)
    return buffer.text
  }
}
