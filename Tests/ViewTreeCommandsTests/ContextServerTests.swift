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

  private let folder = TemporaryFolder()
  private let session: ContextSession

  init() {
    _ = folder.file("Card.swift", Self.card)
    session = ContextSession([folder.path], pictures: folder.path + "/pictures")
  }

  // MARK: - Protocol

  @Test("The server takes the revision of the client, or names its newest one")
  func revisions() {
    func revision(_ asked: String) -> String? {
      session.result("initialize", #"{"protocolVersion":"\#(asked)"}"#)["protocolVersion"]?.string
    }
    #expect(revision("2025-06-18") == "2025-06-18")
    #expect(revision("2025-11-25") == "2025-11-25")
    #expect(revision("1999-01-01") == "2025-11-25")
  }

  @Test("The stateless revision has a discovery, and its results say that they are complete")
  func stateless() {
    let discovered = session.result("server/discover", Self.stateless("2026-07-28"))
    #expect(discovered["supportedVersions"]?.elements.first == .string("2026-07-28"))
    #expect(discovered["resultType"] == .string("complete"))
    let list = session.result("tools/list", Self.stateless("2026-07-28"))
    #expect(list["resultType"] == .string("complete") && list["ttlMs"] != nil)
    let unknown = session.result("tools/list", Self.stateless("2099-01-01"))
    #expect(unknown["code"] == .number(-32022))
    #expect(session.result("tools/list")["resultType"] == nil)
  }

  private static func stateless(_ revision: String) -> String {
    #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"\#(revision)"}}"#
  }

  @Test("Each tool has schemas, and says that it changes nothing")
  func list() {
    let tools = session.result("tools/list")["tools"]?.elements ?? []
    #expect(
      tools.map { $0["name"]?.string }
        == [
          "screens", "inspect", "explain", "check_layout", "picture", "preferences", "changes",
          "try",
        ])
    for tool in tools {
      #expect(tool["annotations"]?["readOnlyHint"] == .bool(true))
      for schema in [tool["inputSchema"], tool["outputSchema"]] {
        #expect(schema?["type"] == .string("object"))
        #expect(schema?["additionalProperties"] == .bool(false))
      }
    }
  }

  @Test("A call reports its steps if the client asks for progress")
  func progress() {
    let messages = session.messages(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_layout","arguments":{"file":"Card.swift"},"_meta":{"progressToken":"p"}}}"#
    )
    let progress = messages.filter { $0["method"] == .string("notifications/progress") }
    #expect(progress.map { $0["params"]?["progress"]?.number } == [1, 2, 3, 4, 5, 6, 7])
    #expect(progress.allSatisfy { $0["params"]?["total"]?.number == 7 })
    #expect(progress.last?["params"]?["message"] == .string("iPad accessibility3"))
  }

  @Test("A canceled call has no answer, and the next one has")
  func cancellation() {
    func call(_ id: Int) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"check_layout","arguments":{"file":"Card.swift"}}}"#
    }
    #expect(session.accept(call(1)).isEmpty && session.accept(call(2)).isEmpty)
    #expect(session.advance().isEmpty)
    let canceled =
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
    #expect(session.accept(canceled).isEmpty)
    #expect(session.finish().map { $0["id"]?.number } == [2])
  }

  @Test("The log has the level that the client sets")
  func log() {
    #expect(session.result("logging/setLevel", #"{"level":"loud"}"#)["code"] == .number(-32602))
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"inspect","arguments":{"file":"None.swift"}}}"#
    func levels() -> [String?] {
      session.messages(call).filter { $0["method"] == .string("notifications/message") }
        .map { $0["params"]?["level"]?.string }
    }
    #expect(levels() == ["warning"])
    _ = session.result("logging/setLevel", #"{"level":"error"}"#)
    #expect(levels().isEmpty)
  }

  @Test("Without a folder, the roots of the client are opened, and again after a change")
  func roots() {
    let other = TemporaryFolder()
    _ = other.file("Other.swift", Self.card)
    let session = ContextSession([], takesRoots: true, pictures: other.path + "/pictures")
    _ = session.result(
      "initialize", #"{"protocolVersion":"2025-11-25","capabilities":{"roots":{}}}"#)
    let asked = session.accept(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    #expect(asked.map { $0["method"] } == [.string("roots/list")])
    let call =
      #"{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"screens","arguments":{}}}"#
    #expect(session.messages(call).isEmpty)
    let id = asked.first?["id"]?.string ?? ""
    let answers = session.messages(
      #"{"jsonrpc":"2.0","id":"\#(id)","result":{"roots":[{"uri":"file://\#(other.path)"}]}}"#)
    #expect(answers.first?["result"]?.answerText.contains("Other.swift#Card") == true)
    let again = session.accept(
      #"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#)
    #expect(again.map { $0["method"] } == [.string("roots/list")])
  }

  @Test("Hostile and half messages are errors of the protocol, and the next call works")
  func hostile() {
    for message in [
      "{", "[]", "null", "7", #"{"id":1}"#, #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"no/method"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nothing"}}"#,
      String(repeating: "[", count: 100_000), "\u{0}\u{1}", "{\"id\":1,\"method\":\"pi",
    ] {
      let answers = session.messages(message)
      #expect(answers.count == 1 && answers.first?["error"] != nil, "\(message.prefix(60))")
    }
    #expect(session.messages(#"{"jsonrpc":"2.0","method":"notifications/unknown"}"#).isEmpty)
    #expect(session.messages(#"{"jsonrpc":"2.0","id":5,"result":{"roots":[]}}"#).isEmpty)
    #expect(!session.call("inspect", #"{"file":"Card.swift"}"#).isToolError)
  }

  @Test("More calls than may wait are refused")
  func queue() {
    func call(_ id: Int) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"inspect","arguments":{"file":"Card.swift"}}}"#
    }
    let refused = (1...70).flatMap { session.accept(call($0)) }
    #expect(refused.count == 6 && refused.allSatisfy { $0["error"] != nil })
  }

  // MARK: - Tools

  /// Arguments for all tools about a file.
  private static func calls(_ file: String) -> [(tool: String, arguments: String)] {
    let replaced = file.hasSuffix(".swift") ? "struct" : "{"
    return [
      ("screens", "{}"), ("inspect", #"{"file":"\#(file)","depth":2}"#),
      ("explain", #"{"file":"\#(file)","view":"Text"}"#),
      ("check_layout", #"{"file":"\#(file)","devices":["iPhoneSE"]}"#),
      ("picture", #"{"file":"\#(file)","device":"iPhone17"}"#),
      ("preferences", #"{"file":"\#(file)"}"#),
      ("changes", #"{"file":"\#(file)","since":"first"}"#),
      (
        "try",
        #"{"file":"\#(file)","old_text":"no such text \#(replaced)","new_text":"","tool":"inspect"}"#
      ),
    ]
  }

  @Test(
    "Each tool answers on a fixture, and its structured content follows its schema",
    arguments: ["faults/WideCard.swift", "swift/AnchorOverlay.swift", "articles/form.json"])
  func schemas(path: String) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let bytes = try Data(contentsOf: LintFixture.folder.appendingPathComponent(path))
    let folder = TemporaryFolder()
    _ = folder.file(name, Array(bytes))
    let session = ContextSession([folder.path], pictures: folder.path + "/pictures")
    let tools = session.result("tools/list")["tools"]?.elements ?? []
    for (tool, arguments) in Self.calls(name) {
      let declared = tools.first { $0["name"]?.string == tool }
      let schema = try #require(declared?["outputSchema"])
      let result = session.call(tool, arguments)
      let structured = try #require(result["structuredContent"])
      #expect(SchemaValidator(schema: schema).accepts(structured), "\(tool): \(structured)")
      #expect(structured["answer"]?.string == result.answerText)
      let isError = tool == "try" || tool == "explain" && result.isToolError
      #expect(result.isToolError == isError, "\(tool): \(result.answerText)")
    }
  }

  @Test("Tools give the reports of the commands")
  func reports() {
    #expect(session.text("screens", "{}").contains("Card.swift#Card  390x844  3 views"))
    #expect(session.text("inspect", #"{"file":"Card.swift"}"#).contains(#"Text "Title""#))
    #expect(session.text("explain", #"{"file":"Card.swift","view":"Buy"}"#).contains("Button"))
    #expect(session.text("preferences", #"{"file":"Card.swift"}"#).contains("no closures"))
    let picture = session.call("picture", #"{"file":"Card.swift"}"#)
    #expect(picture["structuredContent"]?["svg"]?.string?.hasSuffix("Card-swift.svg") == true)
    #expect(picture.answerText.contains("┌"))
    #expect(folder.names == ["Card.swift", "pictures"])
  }

  @Test("A renderer on the search path makes an image, which is in the answer")
  func image() throws {
    let program = folder.file(
      "rsvg-convert", "#!/bin/sh\nprintf '\\211PNG of ' > \"$2\"\nhead -c 4 \"$3\" >> \"$2\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let path = folder.path + ":/usr/bin:/bin"
    let session = ContextSession(
      [folder.path], pictures: folder.path + "/pictures",
      variable: { $0 == "PATH" ? path : nil })
    let result = session.call("picture", #"{"file":"Card.swift"}"#)
    let image = try #require(result["content"]?.elements.last)
    #expect(image["type"] == .string("image") && image["mimeType"] == .string("image/png"))
    #expect(image["data"] == .string(Base64.text([0x89] + Array("PNG of <svg".utf8))))
    let file = try #require(result["structuredContent"]?["png"]?.string)
    #expect(FileManager.default.fileExists(atPath: file))
  }

  @Test("Each answer about a screen says how many views are stand-ins")
  func standIns() {
    _ = folder.file(
      "Other.swift",
      "import SwiftUI\nstruct A: View { var body: some View { VStack { Text(\"A\"); Chart() } } }\n"
    )
    for tool in ["inspect", "check_layout", "preferences"] {
      let result = session.call(tool, #"{"file":"Other.swift","root":"A"}"#)
      #expect(result.answerText.hasPrefix("Other.swift: 1 of 3 views is a stand-in"))
      #expect(result["structuredContent"]?["standIns"] == .number(1))
    }
  }

  @Test("The head of an answer counts all warnings, and names the first one that has a place")
  func warnings() {
    let gaps = (1...15).map { "\n      Kit\($0).look.thing" }.joined()
    _ = folder.file(
      "Gaps.swift",
      "import SwiftUI\nstruct A: View { var body: some View { VStack { Text(\"A\")\(gaps)\n    } } }\n"
    )
    let head = session.text("inspect", #"{"file":"Gaps.swift","root":"A"}"#).split(separator: "\n")[
      1]
    #expect(head.hasPrefix("15 warnings about code, the first at Gaps.swift:3: "), "\(head)")
  }

  @Test("An edit is tried without being saved")
  func edits() {
    func tried(_ arguments: String) -> JSONValue {
      session.call("try", #"{"file":"Card.swift",\#(arguments)}"#)
    }
    let inspected = tried(
      #""old_text":"Text(\"Title\")","new_text":"Text(\"New\")","tool":"inspect""#)
    #expect(inspected.answerText.contains(#"Text "New""#))
    #expect(folder.text("Card.swift") == Self.card)
    let twice = tried(#""old_text":"View","new_text":"V""#)
    #expect(twice.isToolError && twice.answerText.contains("occurs 2 times in the file"))
    let missing = tried(#""old_text":"Vie w","new_text":"V""#)
    #expect(missing.isToolError && missing.answerText.contains("isn't in the file"))
    let broken = tried(#""old_text":"HStack {","new_text":"HStack {{ ( ""#)
    #expect(broken.isToolError && broken.answerText.contains("doesn't parse"))
    let other = tried(#""old_text":"HStack","new_text":"VStack","tool":"changes""#)
    #expect(other.isToolError && other.answerText.contains("can't be tried"))
  }

  @Test("An edit explains the view that it is in, if no view is named")
  func editedView() {
    let text = session.text(
      "try",
      #"{"file":"Card.swift","old_text":"Text(\"Title\")","new_text":"Text(\"Title\").frame(width: 20)","tool":"explain"}"#
    )
    #expect(text.contains("width 20: set by .frame(width: 20) (line 5)"))
  }

  // MARK: - Changes

  @Test("Changes are those since an earlier answer of the connection")
  func changes() {
    func changes(_ since: String) -> String {
      session.text("changes", #"{"file":"Card.swift","since":"\#(since)"}"#)
    }
    #expect(changes("first").contains("No file has changed"))
    write("Other title")
    #expect(changes("first").contains("Other title"))
    #expect(changes("last").contains("No file has changed"))
    write("Title")
    #expect(changes("last").contains("Other title"))
    #expect(changes("first").contains("No file has changed"))
  }

  @Test("Changes without a file are those of all screens, within the budget")
  func changesOfProject() {
    _ = folder.file("Other.swift", Self.card.replacingOccurrences(of: "Card", with: "Other"))
    func changes(_ more: String = "") -> String {
      session.text("changes", "{\"since\":\"first\"\(more)}")
    }
    #expect(changes().contains("change it, and call again"))
    _ = session.text("screens", "{}")
    #expect(changes().contains("No file has changed"))
    write("Other title")
    let text = changes()
    #expect(text.hasPrefix("1 of 2 screens changed") && text.contains("Other title"))
    #expect(text.contains("Card.swift#Card:") || text.contains("Card.swift:"))
    #expect(!text.contains("Other.swift"))
    #expect(session.text("changes", #"{"since":"last"}"#).contains("No file has changed"))
    #expect(changes(",\"budget\":50").utf8.count < 400)
  }

  private func write(_ title: String) {
    _ = folder.file(
      "Card.swift", Self.card.replacingOccurrences(of: "\"Title\"", with: "\"\(title)\""))
  }

  @Test("Changes since the last commit are those of behavior", .enabled(if: Self.hasGit))
  func commit() throws {
    let session = ContextSession(
      [folder.path], pictures: folder.path + "-pictures",
      variable: { ProcessInfo.processInfo.environment[$0] })
    defer { try? FileManager.default.removeItem(atPath: folder.path + "-pictures") }
    let call = #"{"file":"Card.swift"}"#
    #expect(session.call("changes", call).isToolError)
    for words in [["init", "-q"], ["add", "."], ["commit", "-qm", "A card"]] { try git(words) }
    #expect(session.text("changes", call).contains("No file has changed"))
    write("Other title")
    #expect(session.text("changes", call).contains("Other title"))
    _ = folder.file("Card.swift", "// A comment\n" + Self.card)
    let text = session.text("changes", call)
    #expect(!text.contains("Other title") && !text.contains("No file has changed"))
  }

  private static let hasGit =
    OtherProgram(
      ["git"], searchPath: ProcessInfo.processInfo.environment["PATH"]) != nil

  private func git(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + words
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  // MARK: - Safety

  @Test("Only files below the folder are read, with links resolved")
  func safety() {
    let outside = TemporaryFolder()
    let secret = outside.file(
      "Secret.swift",
      "import SwiftUI\nstruct Secret: View { var body: some View { Text(\"secret text\") } }\n#Preview { Secret() }\n"
    )
    try? FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Linked.swift", withDestinationPath: secret)
    _ = folder.file(
      "Named.swift",
      "/* viewtree\nfiles: [\"\(secret)\"]\n*/\nimport SwiftUI\nstruct N: View { var body: some View { Secret() } }\n"
    )
    for path in [
      "../Card.swift", "/etc/passwd", "../../../../../../../../etc/passwd", "", "Linked.swift",
      secret, "Named.swift", "Linked.swift#Secret",
    ] {
      let answer = session.call("inspect", #"{"file":"\#(path)"}"#)
      #expect(!answer.answerText.contains("root:") && !answer.answerText.contains("secret text"))
      #expect(answer.isToolError, "\(path)")
    }
    #expect(!session.text("screens", "{}").contains("#Secret"))
    #expect(!session.call("inspect", #"{"file":"\#(folder.path)/Card.swift"}"#).isToolError)
  }

  @Test("Names of the project have no control characters in an answer")
  func names() {
    _ = folder.file(
      "Bell.swift",
      "import SwiftUI\nstruct B: View { var body: some View { Text(\"a\u{7}b\u{202E}c\\u{1b}d\") } }\n#Preview { B() }\n"
    )
    let text = session.text("inspect", #"{"file":"Bell.swift"}"#)
    #expect(text.contains("Text"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
  }

  // MARK: - Wrong input

  @Test("Wrong arguments are errors with the nearest name, and the next call works")
  func mistakes() {
    func problem(_ arguments: String) -> String {
      let result = session.call("inspect", arguments)
      #expect(result.isToolError)
      return result.answerText
    }
    #expect(problem(#"{"file":"Cart.swift"}"#).contains("did you mean 'Card.swift'?"))
    #expect(problem("{}").contains("needs the argument 'file'"))
    #expect(
      problem(#"{"file":"Card.swift","devise":"iPad"}"#).contains("did you mean 'device'?"))
    #expect(problem(#"{"file":7}"#).contains("the argument 'file' must be a text"))
    #expect(problem(#"{"file":"Card.swift","device":"Nokia"}"#).contains("no device 'Nokia'"))
    #expect(problem(#"{"file":"Card.swift","text_size":"huge"}"#).contains("accessibility3"))
    #expect(problem(#"{"file":"Card.swift","view":"Titel"}"#).contains("did you mean 'Title'?"))
    #expect(problem("[]").contains("must be an object"))
    func tried(_ arguments: String) -> String {
      let result = session.call("try", arguments)
      #expect(result.isToolError)
      return result.answerText
    }
    #expect(
      tried(#"{"file":"Card.swift","old_txt":"Title","new_text":"A"}"#).contains(
        "'try' has no argument 'old_txt'; did you mean 'old_text'?"))
    #expect(
      tried(#"{"file":"Card.swift","old_text":"Title","new_text":"A","view":"Buy"}"#).contains(
        "'check_layout' has no argument 'view'; set tool to inspect or explain"))
    #expect(session.call("changes", #"{"file":"Card.swift","since":"now"}"#).isToolError)
    #expect(!session.call("inspect", #"{"file":"Card.swift"}"#).isToolError)
  }

  @Test("A folder without Swift has no screens, which is an error")
  func emptyFolder() {
    let empty = TemporaryFolder()
    let session = ContextSession([empty.path], pictures: empty.path + "/pictures")
    let result = session.call("screens", "{}")
    #expect(result.isToolError && result.answerText.contains("there is no screen"))
    #expect(session.call("inspect", #"{"file":"A.swift"}"#).answerText.contains("no Swift file"))
  }

  @Test("An answer ends within its budget, and says how to get the rest")
  func budget() {
    let result = session.call("explain", #"{"file":"Card.swift","view":"Buy","budget":60}"#)
    let text = result.answerText
    #expect(text.utf8.count < 60 * 4 + 120)
    #expect(text.contains("more lines. To see them, set budget to "))
    #expect(result["structuredContent"]?["omittedLines"] != .number(0))
    let words = text.split(separator: " ").map(String.init)
    let needed = words.firstIndex(of: "to").flatMap { _ in
      words.compactMap { Int($0.filter(\.isNumber)) }.last
    }
    let whole = session.call(
      "explain", #"{"file":"Card.swift","view":"Buy","budget":\#(needed ?? 0)}"#)
    #expect(whole["structuredContent"]?["omittedLines"] == .number(0))
  }

  @Test(
    "Base64 pads the last group", arguments: ["": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v"])
  func base64(text: String, encoded: String) {
    #expect(Base64.text(Array(text.utf8)) == encoded)
  }
}
