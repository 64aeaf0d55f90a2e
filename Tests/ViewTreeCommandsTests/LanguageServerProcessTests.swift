import Foundation
import Testing
import ViewTreeRequests

@Suite("The language server as a process")
struct LanguageServerProcessTests {
  /// A client on the other end of the pipes, with the log of all that it writes and reads.
  private final class Client {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var bytes = Data()
    private(set) var log = ""

    init(_ options: [String] = []) throws {
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("viewtree")
      process.arguments = ["lsp"] + options
      process.standardInput = input
      process.standardOutput = output
      process.standardError = Pipe()
      try process.run()
    }

    func write(_ content: String) {
      log += "→ \(content)\n"
      send("Content-Length: \(content.utf8.count)\r\n\r\n\(content)")
    }

    func send(_ text: String) { input.fileHandleForWriting.write(Data(text.utf8)) }

    /// Waits for the next message.
    @discardableResult
    func read() -> String {
      while true {
        if let end = bytes.range(of: Data("\r\n\r\n".utf8)),
          let length = Int(String(decoding: bytes[..<end.lowerBound], as: UTF8.self).dropFirst(16)),
          bytes.distance(from: end.upperBound, to: bytes.endIndex) >= length
        {
          let content = bytes[end.upperBound..<end.upperBound + length]
          bytes = Data(bytes[(end.upperBound + length)...])
          let text = String(decoding: content, as: UTF8.self)
          log += "← \(text)\n"
          return text
        }
        let piece = output.fileHandleForReading.availableData
        if piece.isEmpty { return "" }
        bytes += piece
      }
    }

    func end() -> Int32 {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  private static let document = "\"textDocument\":{\"uri\":\"file:///screen.json\""

  @Test("An editing session, message by message")
  func session() throws {
    let client = try Client(["--stdio"])
    client.write(
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}")
    client.read()
    client.write("{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}")
    client.write(
      "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\(Self.document),\"languageId\":\"json\",\"version\":1,"
        + "\"text\":\"{\\\"viewtree\\\": 1, \\\"root\\\": {\\\"view\\\": \\\"Txt\\\", \\\"text\\\": \\\"😀\\\", \\\"id\\\": \\\"face\\\"}}\"}}}"
    )
    client.read()
    client.write(
      "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\(Self.document),\"version\":2},\"contentChanges\":["
        + "{\"range\":{\"start\":{\"line\":0,\"character\":35},\"end\":{\"line\":0,\"character\":35}},\"text\":\"e\"}]}}"
    )
    client.read()
    let position = "\(Self.document)},\"position\":{\"line\":0,\"character\":"
    client.write(
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/hover\",\"params\":{\(position)56}}}"
    )
    client.read()
    client.write(
      "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"textDocument/rename\",\"params\":{\(position)65},\"newName\":\"smile\"}}"
    )
    client.read()
    client.write(
      "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"textDocument/formatting\",\"params\":{\(Self.document)},\"options\":{}}}"
    )
    client.read()
    client.write("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"textDocument/paint\",\"params\":{}}")
    client.read()
    client.write("{\"jsonrpc\":")
    client.read()
    client.write(
      "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didClose\",\"params\":{\(Self.document)}}}")
    client.read()
    client.write("{\"jsonrpc\":\"2.0\",\"id\":6,\"method\":\"shutdown\"}")
    client.read()
    client.write("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}")
    #expect(client.end() == 0)
    #expect(client.log == Self.log)
  }

  @Test("What is no message, or half a one, has an error and the exit code 1")
  func broken() throws {
    for (text, words) in [
      ("hello\r\n\r\n", "not with 'hello'"),
      ("Content-Length: 20\r\n\r\n{}", "2 of 20 bytes"),
      ("Content-Length: 99999999999999999999\r\n\r\n", "must be a number of bytes"),
    ] {
      let client = try Client()
      client.send(text)
      let status = client.end()
      #expect(client.read().contains(words))
      #expect(status == 1)
    }
    #expect(try Client().end() == 1)
  }

  @Test("A message with more bytes than the limit is passed over, and the next one is answered")
  func tooLarge() throws {
    let client = try Client(["--limit", "bytes=60"])
    client.write(String(repeating: " ", count: 61))
    #expect(
      client.read().contains("a message of 61 bytes is skipped, because the limit is 60 bytes"))
    client.write("{\"id\":1,\"method\":\"shutdown\"}")
    #expect(client.read().contains("\"code\":-32002"))
    client.write("{\"method\":\"exit\"}")
    #expect(client.end() == 1)
  }

  private static let log = #"""
    → {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}
    ← {"jsonrpc":"2.0","id":1,"result":{"capabilities":{"positionEncoding":"utf-16","textDocumentSync":{"openClose":true,"change":2,"save":true},"hoverProvider":true,"definitionProvider":true,"referencesProvider":true,"documentSymbolProvider":true,"documentFormattingProvider":true,"renameProvider":{"prepareProvider":true},"codeActionProvider":{"codeActionKinds":["quickfix"]},"completionProvider":{"triggerCharacters":[".","\"",":","("]}},"serverInfo":{"name":"viewtree","version":"\#(ViewTreeVersion.text)"}}}
    → {"jsonrpc":"2.0","method":"initialized","params":{}}
    → {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///screen.json","languageId":"json","version":1,"text":"{\"viewtree\": 1, \"root\": {\"view\": \"Txt\", \"text\": \"😀\", \"id\": \"face\"}}"}}}
    ← {"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"file:///screen.json","version":1,"diagnostics":[{"range":{"start":{"line":0,"character":33},"end":{"line":0,"character":38}},"severity":1,"code":"unknown-view","source":"viewtree","message":"unknown view 'Txt'\nhelp: did you mean 'Text'?"}]}}
    → {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///screen.json","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":35},"end":{"line":0,"character":35}},"text":"e"}]}}
    ← {"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"file:///screen.json","version":2,"diagnostics":[]}}
    → {"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///screen.json"},"position":{"line":0,"character":56}}}
    ← {"jsonrpc":"2.0","id":2,"result":{"contents":{"kind":"markdown","value":"`id`: The name of the view in reports.\n\n```text\nText  184.5 411.75  21x20.5\n  width 21: its text on one line\n  height 20.5: 1 line\n\n  x 184.5: the window centers it in 390; with .frame(maxWidth: .infinity, alignment: .leading): 0\n  y 411.75: the window centers it in 844; with .frame(maxHeight: .infinity, alignment: .top): 0\n  width is approximate: widths come from another typeface, with an unknown error for characters that it lacks\n```"}}}
    → {"jsonrpc":"2.0","id":3,"method":"textDocument/rename","params":{"textDocument":{"uri":"file:///screen.json"},"position":{"line":0,"character":65},"newName":"smile"}}
    ← {"jsonrpc":"2.0","id":3,"result":{"changes":{"file:///screen.json":[{"range":{"start":{"line":0,"character":62},"end":{"line":0,"character":66}},"newText":"smile"}]}}}
    → {"jsonrpc":"2.0","id":4,"method":"textDocument/formatting","params":{"textDocument":{"uri":"file:///screen.json"},"options":{}}}
    ← {"jsonrpc":"2.0","id":4,"result":[{"range":{"start":{"line":0,"character":1},"end":{"line":0,"character":69}},"newText":"\n  \"viewtree\": 1,\n  \"root\": { \"view\": \"Text\", \"text\": \"😀\", \"id\": \"face\" }\n}\n"}]}
    → {"jsonrpc":"2.0","id":5,"method":"textDocument/paint","params":{}}
    ← {"jsonrpc":"2.0","id":5,"error":{"code":-32601,"message":"there is no method 'textDocument/paint'"}}
    → {"jsonrpc":
    ← {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"the content of a message is not JSON: byte 11: the text ends before '{' is closed"}}
    → {"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///screen.json"}}}
    ← {"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"file:///screen.json","diagnostics":[]}}
    → {"jsonrpc":"2.0","id":6,"method":"shutdown"}
    ← {"jsonrpc":"2.0","id":6,"result":null}
    → {"jsonrpc":"2.0","method":"exit"}

    """#
}
