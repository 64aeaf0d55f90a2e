import Foundation
import Testing

@testable import ViewTreeSyntax

@Suite("JSON with comments")
struct RelaxedJSONTests {
  private func read(_ text: String, as syntax: SourceSyntax = .jsonc) -> SyntaxTree {
    syntax.read(SourceFile(name: "a.jsonc", text: text))
  }

  private func value(_ text: String) -> String {
    let tree = read(text)
    #expect(tree.diagnostics.isEmpty, "\(text)")
    return String(decoding: CanonicalJSON.write(tree), as: UTF8.self)
  }

  private func ids(_ text: String, as syntax: SourceSyntax = .jsonc) -> [String] {
    read(text, as: syntax).diagnostics.map(\.id)
  }

  @Test("Comments are white space, wherever they stand")
  func comments() {
    #expect(value("// a\n[1, /* b */ 2] // c") == "[1,2]\n")
    #expect(
      value("/**/{/* a */\"k\"/* b */:// c\n[/* d */]/* e */,\r\n\"l\":1//\r}")
        == "{\"k\":[],\"l\":1}\n")
    #expect(value("[1/* 日本 */,true//\n,null/***/]") == "[1,true,null]\n")
  }

  @Test("What looks like a comment in a string is text")
  func strings() {
    #expect(value("[\"// a\", \"/* b\"]") == "[\"// a\",\"/* b\"]\n")
  }

  @Test("One comma may follow the last element and the last member")
  func trailingCommas() {
    #expect(
      value("{\"a\": [1, 2,], \"b\": {\"c\": 3, /* last */ },}")
        == "{\"a\":[1,2],\"b\":{\"c\":3}}\n")
    for text in ["[,]", "[1,,]", "{,}", "[1],", ","] { #expect(!ids(text).isEmpty, "\(text)") }
  }

  @Test("Values stand where they would stand with spaces instead of the comments")
  func positions() {
    let tree = read("[/* a */ 12, // b\n \"c\"]")
    let spaced = read("[        12,     \n \"c\"]", as: .json)
    #expect(tree.nodes.map(\.range) == spaced.nodes.map(\.range))
  }

  @Test("A missing comma is reported behind the value, not behind the comment")
  func missingComma() {
    let tree = read("[1 /* a */ // b\n 2]")
    #expect(tree.diagnostics.map(\.id) == ["missing-comma"])
    #expect(tree.diagnostics.first?.range == SourceRange(2, 2))
  }

  @Test("A comment without an end, one with '#', and one that is not UTF-8 are errors")
  func mistakes() {
    #expect(ids("[1] /* a") == ["unclosed-comment"])
    #expect(ids("# a\n[1]") == ["comment"])
    #expect(read("# a\n[1]").diagnostics.first?.help == "write '//' instead of '#'")
    #expect(ids("// only\n") == ["empty-input"])
    let bytes = Array("[1] // ".utf8) + [0xFF]
    let tree = SourceSyntax.jsonc.read(SourceFile(name: "a.jsonc", bytes: bytes))
    #expect(tree.diagnostics.map(\.id) == ["invalid-utf8"])
  }

  @Test("Strict JSON refuses both and says where they are allowed")
  func strict() {
    for (text, id) in [
      ("[1] // a", "comment"), ("[1] /* a */", "comment"), ("[1,]", "trailing-comma"),
    ] {
      let diagnostics = read(text, as: .json).diagnostics
      #expect(diagnostics.map(\.id) == [id])
      let help = diagnostics.first?.help ?? ""
      #expect(help.contains("'.jsonc'") && help.contains("'--input jsonc'"))
    }
  }

  @Test("The ending '.jsonc' asks for it, '.json' and standard input do not")
  func endings() {
    #expect(SourceSyntax(of: SourceFile(name: "a.jsonc", text: "{}")) == .jsonc)
    #expect(SourceSyntax(of: SourceFile(name: "a.json", text: "// {}")) == .json)
    #expect(SourceSyntax(of: SourceFile(name: "<stdin>", text: "// {}")) == .json)
  }

  @Test("Every fixture has the same values with comments and commas put in at random")
  func fixtures() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    let files = try #require(FileManager.default.enumerator(atPath: root.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".json") && !$0.contains("/.") }.sorted()
    #expect(files.count > 100)
    for (number, file) in files.enumerated() {
      let bytes = Array(try Data(contentsOf: root.appendingPathComponent(file)))
      let plain = SourceSyntax.json.read(SourceFile(name: file, bytes: bytes))
      var relaxer = JSONRelaxer(seed: UInt64(number))
      let text = relaxer.relax(bytes)
      let relaxed = SourceSyntax.jsonc.read(SourceFile(name: file, bytes: text))
      #expect(relaxed.diagnostics.isEmpty, "\(file)")
      #expect(CanonicalJSON.write(relaxed) == CanonicalJSON.write(plain), "\(file)")
      #expect(text.count > bytes.count, "\(file)")
    }
  }
}
