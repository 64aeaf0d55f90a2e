import Testing
import ViewTreeRandom
import ViewTreeSyntax

/// Scripts that Swift would accept are never refused, and mistakes in them always are.
struct TypedScriptTests {
  private func read(_ script: String) -> ReadDocument {
    let text = script.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return ReadDocument(
      root: #"{"view": "Color", "modifiers": [{"onAppear": "\#(text)"}]}"#, TypedScript.sections)
  }

  @Test("Random scripts with right types have no problem")
  func right() {
    for seed in 0..<Rounds.of(2000) {
      var source = TypedScript(seed: seed)
      let script = source.action()
      let found = read(script)
      #expect(found.errors == [], "\(seed): \(found.diagnostics.map(\.message)) in\n\(script)")
      if !found.errors.isEmpty { return }
    }
  }

  @Test("One member of each renamed to what resembles nothing is told, where it is")
  func renamedMember() {
    for seed in 0..<Rounds.of(500) {
      var source = TypedScript(seed: seed)
      let script = source.action()
      let members = script.matches(of: /[a-z0-9\])}]\.([a-z][A-Za-z]*)/).map(\.output.1)
      let member = members[seed % members.count]
      var wrong = script
      wrong.replaceSubrange(member.startIndex..<member.endIndex, with: "zqxwv")
      #expect(read(wrong).places == ["zqxwv"], "\(seed): \(wrong)")
    }
  }

  @Test("A case of an enum renamed, or given a value more, is told")
  func wrongCase() {
    for seed in 0..<Rounds.of(500) {
      var source = TypedScript(seed: seed)
      let script = source.action()
      let cases = script.matches(of: /\.(list|grid)\b/).map(\.output.1)
      let one = cases[seed % cases.count]
      var wrong = script
      wrong.replaceSubrange(one.startIndex..<one.endIndex, with: "zqxwv")
      #expect(read(wrong).places.contains("zqxwv"), "\(seed): \(wrong)")
      var more = script
      if one == "list" {
        more.insert(contentsOf: "(1)", at: one.endIndex)
      } else {
        more.insert(contentsOf: "1, 2, ", at: script.index(after: one.endIndex))
      }
      let ids = read(more).ids
      #expect(!ids.isEmpty, "\(seed): \(more)")
    }
  }
}
