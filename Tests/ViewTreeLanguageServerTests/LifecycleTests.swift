import Testing
import ViewTreeRequests

@testable import ViewTreeLanguageServer

@Suite("The life of a server")
struct LifecycleTests {
  private func answers(_ messages: [String]) -> (texts: [String], exit: Int32?) {
    var server = LanguageServer(limits: .standard)
    let texts = messages.flatMap { server.receive(Array($0.utf8)) }.map { TestEditor.text($0) }
    return (texts, server.exitCode)
  }

  private func error(_ code: Int, _ message: String, id: String = "1") -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"error\":{\"code\":\(code),\"message\":\(TestEditor.json(message))}}"
  }

  private let initialize = "{\"id\": 0, \"method\": \"initialize\", \"params\": {}}"
  private let shutdown = "{\"id\": 1, \"method\": \"shutdown\"}"
  private let exit = "{\"method\": \"exit\"}"

  @Test("Who shuts the server down before it exits gets 0, who does not gets 1")
  func exitCodes() {
    let ended = answers([initialize, shutdown, exit])
    #expect(ended.exit == 0)
    #expect(ended.texts.last == "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":null}")
    #expect(answers([initialize, exit]).exit == 1)
    #expect(answers([exit]).exit == 1)
    #expect(answers([initialize]).exit == nil)
  }

  @Test("The first request is 'initialize', and there is only one")
  func order() {
    #expect(answers([shutdown]).texts == [error(-32002, "the first request must be 'initialize'")])
    #expect(
      answers([initialize, "{\"id\": 1, \"method\": \"initialize\"}"]).texts.last
        == error(-32600, "'initialize' was already requested"))
    #expect(
      answers([initialize, shutdown, "{\"id\": \"a\", \"method\": \"textDocument/hover\"}"]).texts
        .last
        == error(-32600, "the server is shut down; send 'exit'", id: "\"a\""))
  }

  @Test("An unknown request has an error, an unknown notification no answer")
  func unknown() {
    #expect(
      answers([initialize, "{\"id\": 1, \"method\": \"make/coffee\"}"]).texts.last
        == error(-32601, "there is no method 'make/coffee'"))
    #expect(answers([initialize, "{\"method\": \"$/coffee\"}"]).texts.count == 1)
    #expect(answers([initialize, "{\"id\": 4, \"result\": null}"]).texts.count == 1)
  }

  @Test("What is no message has an error without an id")
  func malformed() {
    for (message, code, words) in [
      (
        "{\"id\": 1", -32700,
        "the content of a message is not JSON: byte 8: the text ends before '{' is closed"
      ),
      ("[]", -32600, "a message must be one JSON object"),
      ("{}", -32600, "a message must contain a 'method', or the 'result' or 'error' of a request"),
      (
        "{\"id\": [], \"method\": \"a\"}", -32600,
        "the id of a request must be a string or a whole number"
      ),
    ] {
      #expect(answers([message]).texts == [error(code, words, id: "null")])
    }
  }

  @Test("UTF-8 is chosen where the editor offers it")
  func encoding() {
    func chosen(_ offered: String) -> Bool {
      let message =
        "{\"id\": 0, \"method\": \"initialize\", \"params\": {\"capabilities\": {\"general\": {\"positionEncodings\": \(offered)}}}}"
      return answers([message]).texts[0].contains("\"positionEncoding\":\"utf-8\"")
    }
    #expect(chosen("[\"utf-16\", \"utf-8\"]"))
    #expect(!chosen("[\"utf-32\"]") && !chosen("7"))
  }
}
