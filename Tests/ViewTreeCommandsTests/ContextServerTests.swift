import Foundation
import Testing
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeCommands

/// `viewtree mcp`: messages of the Model Context Protocol, and their answers.
@Suite("The server for coding assistants")
struct ContextServerTests {
  private static let card = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        HStack {
          Text("Title")
          Button("Buy") {}
        }
      }
    }
    #Preview { Card() }

    """

  /// A server on a folder with a card.
  private final class Session {
    let folder = TemporaryFolder()
    private var server: ContextServer

    init() throws {
      _ = folder.file("Card.swift", ContextServerTests.card)
      let console = Console(
        writeOutput: { _ in }, writeError: { _ in }, readInput: { _ in [] }, variable: { _ in nil },
        errorIsTerminal: false)
      server = ContextServer(
        folder: try ContextFolder(folder.path), console: console,
        pictures: folder.path + "/pictures")
    }

    /// The answer to a message, as JSON.
    func answer(_ message: String) -> String {
      var answers: [OrderedJSON] = []
      DeepStack.run { answers = self.server.receive(Array(message.utf8)) }
      return answers.map { answer in
        var bytes = ByteBuffer()
        answer.write(to: &bytes)
        return String(decoding: bytes.takeAll(), as: UTF8.self)
      }.joined(separator: "\n")
    }

    func call(_ tool: String, _ arguments: String) -> String {
      answer(
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
      )
    }
  }

  @Test("The server takes the revision of the client, or names its newest one")
  func revisions() throws {
    let session = try Session()
    func revision(_ asked: String) -> String {
      session.answer(
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#)
    }
    #expect(revision("2025-06-18").contains(#""protocolVersion":"2025-06-18""#))
    #expect(revision("1999-01-01").contains(#""protocolVersion":"2025-11-25""#))
  }

  @Test("Each tool has schemas, and says that it changes nothing")
  func list() throws {
    let list = try Session().answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    for tool in [
      "screens", "inspect", "explain", "check_layout", "picture", "preferences", "changes", "try",
    ] {
      #expect(list.contains(#""name":"\#(tool)""#))
    }
    #expect(list.components(separatedBy: #""readOnlyHint":true"#).count == 9)
    #expect(list.components(separatedBy: #""outputSchema""#).count == 9)
  }

  @Test("Tools give the reports of the commands")
  func reports() throws {
    let session = try Session()
    #expect(session.call("inspect", #"{"file":"Card.swift"}"#).contains(#"Text \"Title\""#))
    #expect(session.call("explain", #"{"file":"Card.swift","view":"Buy"}"#).contains("Button"))
    #expect(session.call("preferences", #"{"file":"Card.swift"}"#).contains("no closures"))
    #expect(session.call("picture", #"{"file":"Card.swift"}"#).contains("pictures/"))
    #expect(session.folder.names == ["Card.swift", "pictures"])
  }

  @Test("An edit is tried without being saved")
  func edits() throws {
    let session = try Session()
    let tried = session.call(
      "try",
      #"{"file":"Card.swift","first_line":5,"last_line":5,"replacement":"Text(\"New\")","tool":"inspect"}"#
    )
    #expect(tried.contains(#"Text \"New\""#))
    #expect(session.folder.text("Card.swift") == Self.card)
    #expect(
      session.call("try", #"{"file":"Card.swift","first_line":50,"last_line":60,"replacement":""}"#)
        .contains("the file has 11 lines, and the edit is of 50 to 60"))
  }

  @Test("Changes are those since the first call about a file")
  func changes() throws {
    let session = try Session()
    #expect(session.call("changes", #"{"file":"Card.swift"}"#).contains("as it was"))
    _ = session.folder.file(
      "Card.swift", Self.card.replacingOccurrences(of: "\"Title\"", with: "\"Other title\""))
    #expect(session.call("changes", #"{"file":"Card.swift"}"#).contains("Other title"))
  }

  @Test("Only files below the folder are read")
  func safety() throws {
    let session = try Session()
    for path in ["../Card.swift", "/etc/passwd", "../../../../../../../../etc/passwd", ""] {
      let answer = session.call("inspect", #"{"file":"\#(path)"}"#)
      #expect(!answer.contains("root:"))
      #expect(path.isEmpty || answer.contains(#""isError":true"#))
    }
  }

  @Test("Wrong arguments are errors with the nearest name, and the next call works")
  func mistakes() throws {
    let session = try Session()
    #expect(
      session.call("inspect", #"{"file":"Cart.swift"}"#).contains("did you mean 'Card.swift'?"))
    #expect(session.call("inspect", "{}").contains("needs the argument 'file'"))
    #expect(
      session.call("inspect", #"{"file":"Card.swift","devise":"iPad"}"#)
        .contains("did you mean 'device'?"))
    #expect(session.call("inspect", #"{"file":7}"#).contains("the argument 'file' must be a text"))
    #expect(session.call("nothing", "{}").contains("-32602"))
    #expect(session.answer("{").contains("-32700"))
    #expect(session.answer(#"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#).isEmpty)
    #expect(session.call("inspect", #"{"file":"Card.swift"}"#).contains(#""isError":false"#))
  }

  @Test("An answer ends within its budget, and says how many lines are missing")
  func budget() throws {
    let answer = try Session().call("explain", #"{"file":"Card.swift","view":"Buy","budget":50}"#)
    #expect(answer.contains("more lines: ask about a view, or with a larger budget"))
    #expect(!answer.contains(#""omittedLines":0"#))
  }
}
