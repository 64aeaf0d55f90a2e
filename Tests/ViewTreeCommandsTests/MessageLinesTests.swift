import Testing
import ViewTreeSyntax

@testable import ViewTreeCommands

/// Messages of `viewtree mcp`, each a line.
@Suite("Lines of messages")
struct MessageLinesTests {
  private func text(_ lines: [Result<[UInt8], MessageLines.TooLong>]) -> [String] {
    lines.map { line in
      switch line {
      case .success(let bytes): String(decoding: bytes, as: UTF8.self)
      case .failure(let problem): "more than \(problem.limit)"
      }
    }
  }

  @Test("A message is complete at its line's end, however the bytes come", arguments: 1...9)
  func pieces(size: Int) {
    var lines = MessageLines(limit: 8)
    let bytes = Array("one\n\n two\r\n12345678\n123456789\n3\nrest".utf8)
    var found: [Result<[UInt8], MessageLines.TooLong>] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      found += lines.take(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(text(found) == ["one", " two\r", "12345678", "more than 8", "3"])
  }

  @Test("A message that is too long gets an answer, and the next one is read")
  func tooLong() throws {
    let folder = TemporaryFolder()
    let console = Console(
      writeOutput: { _ in }, writeError: { _ in }, readInput: { _ in [] }, variable: { _ in nil },
      errorIsTerminal: false)
    var server = ContextServer(
      folders: [folder.path], console: console, pictures: folder.path)
    var lines = MessageLines(limit: 1 << 20)
    let ping = Array("{\"jsonrpc\": \"2.0\", \"id\": 7, \"method\": \"ping\"}\n".utf8)
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: (1 << 20) + 1) + [0x0A]
    let answers = lines.take(long + ping).flatMap { server.receive($0) }.map { answer in
      var content = ByteBuffer()
      answer.write(to: &content)
      return content.text
    }
    #expect(
      answers == [
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"a message is larger than 1 MB; send a smaller message"}}"#,
        #"{"jsonrpc":"2.0","id":7,"result":{}}"#,
      ])
  }
}
