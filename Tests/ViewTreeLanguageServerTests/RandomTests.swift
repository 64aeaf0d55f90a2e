import Testing
import ViewTreeInspector
import ViewTreeRandom

@testable import ViewTreeLanguageServer

@Suite("Messages and edits at random")
struct RandomTests {
  @Test("No message traps, and each request has one answer")
  func messages() {
    let parts = [
      "{", "}", "[", "]", ":", ",", "\"id\"", "\"method\"", "\"params\"", "\"initialize\"",
      "\"textDocument/hover\"", "\"textDocument/didOpen\"", "\"textDocument\"", "\"uri\"", "\"a\"",
      "1", "-1",
      "null", "\"text\"", "99999999999999999999", "\"position\"", "\"line\"", "\"\\ud800\"",
      "\u{0}", " ",
    ]
    var random = SplitMix64(seed: 11)
    DeepStack.run {
      var server = LanguageServer(limits: .standard)
      for _ in 0..<Rounds.of(20_000) {
        var message: [UInt8] = []
        for _ in 0..<random.below(20) { message += Array(parts[random.below(parts.count)].utf8) }
        if random.below(10) == 0, !message.isEmpty {
          message[random.below(message.count)] = UInt8(random.below(256))
        }
        #expect(server.receive(message).count <= 1)
      }
      _ = server.settle()
    }
  }

  private static let texts: [(name: String, text: String)] = [
    (
      "a.json",
      "{\"viewtree\": 1, \"state\": {\"n\": 1}, \"root\": {\"view\": \"VStack\", \"children\": [{\"view\": \"Text\", \"text\": \"a\\\\(n)\"}], \"modifiers\": [{\"padding\": \"n + 2\"}]}}"
    ),
    (
      "a.yaml",
      "viewtree: 1\nstate:\n  n: 1\nroot:\n  view: VStack\n  children:\n    - view: Text\n      text: a\\(n)\n  modifiers:\n    - padding: n + 2\n"
    ),
    (
      "a.swift",
      "struct A: View {\n  @State private var n = 1\n  var body: some View {\n    VStack { Text(\"a\\(n)\").padding(4) }\n      .onAppear { n += 1 }\n  }\n}\n"
    ),
  ]

  @Test("No edit traps, whatever is asked afterwards", arguments: 0..<3)
  func edits(number: Int) {
    let (name, text) = Self.texts[number]
    let words = [
      "{", "}", "\"", ":", ",", "\n", " ", "x", ".", "(", "- ", "😀", "\t", "/*", "é", "view", "\r",
    ]
    let methods = [
      "hover", "completion", "definition", "references", "prepareRename", "documentSymbol",
      "formatting",
    ]
    var random = SplitMix64(seed: UInt64(number))
    for _ in 0..<8 {
      let editor = TestEditor(text, name)
      var characters = Array(text)
      for _ in 0..<15 {
        let place = random.below(characters.count + 1)
        if random.below(3) == 0, place < characters.count {
          characters.remove(at: place)
        } else {
          characters.insert(contentsOf: words[random.below(words.count)], at: place)
        }
        let cursor = random.below(characters.count + 1)
        editor.write(String(characters[..<cursor]) + "|" + String(characters[cursor...]))
        let method = methods[random.below(methods.count)]
        let answer = editor.ask(method)
        #expect(answer.hasPrefix("\"result\"") || answer.hasPrefix("\"error\""))
        #expect(editor.settle().count <= 1)
      }
      let rename = editor.ask("rename", ", \"newName\": \"other\"")
      #expect(rename.hasPrefix("\"result\"") || rename.hasPrefix("\"error\""))
    }
  }

  @Test("The same messages have the same answers")
  func stable() {
    func session() -> [String] {
      Self.texts.flatMap { name, text in
        let editor = TestEditor(text + "|", name)
        return [editor.told]
          + ["completion", "documentSymbol", "formatting"].map { editor.ask($0) }
      }
    }
    #expect(session() == session())
  }
}
