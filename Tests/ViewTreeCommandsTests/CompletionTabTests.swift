import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("Tab in a real shell")
struct CompletionTabTests {
  private let folder = TemporaryFolder()

  /// The ways in which a shell runs what a word holds, and the marks that end a word or change it.
  private static let traps: [String] = [
    "$(touch RAN)", "`touch RAN`", "<(touch RAN)", ">(touch RAN)", "=(touch RAN)", "(touch RAN)",
    "${x:=$(touch RAN)}", "$((a[$(touch RAN)]))", "$[a[$(touch RAN)]]", "'$(touch RAN)",
    "'; touch RAN; '",
    "\"; touch RAN; \"", "\"$(touch RAN)", "; touch RAN", "| touch RAN", "&& touch RAN",
    "& touch RAN &",
    "\\$(touch RAN)", "\\", "*(e:'touch RAN':)", "*", "?", "[a-z]", "{a,b}", "~", "~root", "!touch",
    "!!",
    "^a^b", "#", "%1", "@", "a b", " ", "  two", "\u{E9}\u{1F600}", "$' touch RAN'", "> RAN", "$x",
    "${x}",
  ]

  /// Names that no shell may get: a line break would end the line.
  private static let broken = [
    "\ntouch RAN\n", "\t$(touch RAN)", "\u{1B}[2J", "\u{7}", "\u{202E}", "\u{85}",
  ]

  /// A trap behind letters that no other one begins with.
  private static func named(_ letter: String, _ traps: [String]) -> [String] {
    traps.enumerated().map { number, trap in "\(letter)\(number)z\(trap)" }
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  /// A document that has each of these names as an id, and its path.
  private func document(_ name: String, ids: [String]) -> String {
    let views = ids.map {
      #"{"view": "Text", "text": \#(Self.quoted($0)), "id": \#(Self.quoted($0))}"#
    }
    return folder.file(
      name,
      """
      {"viewtree": 1, "state": {"open": false}, "root": {"view": "VStack", "children": [
        \(views.joined(separator: ",\n"))]}}
      """)
  }

  private func names(_ kind: String, in document: String) -> String {
    CommandRun(["completion", "--names", kind, "--", document]).output
  }

  private func ran() -> [String] { folder.names.filter { $0.contains("RAN") && !$0.contains("z") } }

  @Test("The names for a shell are those without control characters")
  func printed() {
    let ids = Self.named("v", Self.traps + Self.broken)
    let lines = names("views", in: document("a.json", ids: ids)).split(separator: "\n").map(
      String.init)
    #expect(Array(lines.prefix(Self.traps.count)) == Array(ids.prefix(Self.traps.count)))
    #expect(!lines.contains { $0.contains("\u{1B}") || $0.contains("\u{7}") || $0.contains("\t") })
    #expect(!lines.contains { $0.hasPrefix("v\(Self.traps.count)z") })
  }

  @Test(
    "No shell runs a name: Tab inserts each one as a word that the command gets unchanged",
    arguments: CompletionScript.shells)
  func everyName(_ name: String) throws {
    guard InteractiveShell.programs(name) != nil else {
      print("skipped: \(name) or script is not installed")
      return
    }
    let ids = Self.named("v", Self.traps)
    let document = document("a.json", ids: ids + Self.named("w", Self.broken))
    // A key is an identifier in a document, and a shell does not rely on that.
    let keys = Self.named("k", Self.traps)
    let files = Self.named("f", Self.traps + Self.broken)
    for file in files { _ = folder.file(file, "") }
    let shell = try InteractiveShell(
      name, in: folder,
      names: [
        "views": names("views", in: document),
        "keys": keys.map { $0 + "\n" }.joined(),
      ])
    var lines: [String] = []
    var expected: [[String]] = []
    for number in Self.traps.indices {
      lines += ["viewtree inspect a.json --view v\(number)z\t", "viewtree inspect f\(number)z\t"]
      expected += [["inspect", "a.json", "--view", ids[number]], ["inspect", files[number]]]
      guard number < 15 else { continue }
      lines.append("viewtree keys a.json --key k\(number)z\t")
      expected.append(["keys", "a.json", "--key", keys[number]])
    }
    let calls = shell.run(lines)
    for (call, expected) in zip(calls, expected) { #expect(call == expected) }
    #expect(calls.count == expected.count && ran().isEmpty)
  }

  @Test("No shell runs a name that it lists", arguments: CompletionScript.shells)
  func everyOption(_ name: String) throws {
    guard InteractiveShell.programs(name) != nil else {
      print("skipped: \(name) or script is not installed")
      return
    }
    let ids = Self.named("v", Self.traps)
    let document = document("$(touch RAN)z.json", ids: ids)
    let lines = (ids + ["VStack", "Text"]).map { $0 + "\n" }.joined()
    let shell = try InteractiveShell(name, in: folder, names: ["views": lines, "keys": lines])
    var typed: [String] = []
    for command in Command.all {
      for option in command.options {
        guard case .names? = CompletionScript.words(after: option) else { continue }
        typed += CompletionScript.spellings(of: option).map {
          "viewtree \(command.name) '$(touch RAN)z.json' \($0) \t"
        }
      }
    }
    typed += [
      "viewtree explain '$(touch RAN)z.json' \t", "viewtree explain \\$\\(touch\\ RAN\\)z.json v\t",
    ]
    if name != "fish" {
      typed += ["viewtree explain a.json \"v1\t\"", "viewtree explain a.json 'v1\t'"]
    }
    #expect(typed.count > 20 && document.hasSuffix("z.json"))
    #expect(shell.run(typed).count == typed.count && ran().isEmpty)
    #expect(shell.screen.contains("touch RAN"))
  }
}
