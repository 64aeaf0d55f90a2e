import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("What shells complete")
struct CompletionTests {
  private static let bash = ["/bin/bash", "/usr/bin/bash"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What bash offers for a line whose last word is being typed, with a `viewtree` that knows two views.
  private func completions(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
    let shell = try #require(Self.bash)
    let script = folder.file("completion.bash", try #require(CompletionScript.of(shell: "bash")))
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments = [
      "--norc", "-c",
      """
      viewtree() { [[ $1 == completion ]] && printf 'title\\nVStack/Text\\n'; }
      source '\(script)'
      COMP_WORDS=(viewtree \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _viewtree; printf '%s\\n' "${COMPREPLY[@]}"
      """,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(
    "bash completes commands, options, values, files and the views of the document",
    .enabled(if: bash != nil))
  func inBash() throws {
    let folder = TemporaryFolder()
    _ = folder.file("form.json", "{}")
    let cases: [([String], [String])] = [
      (["ins"], ["inspect"]), (["ex"], ["explain", "example", "explain-error"]),
      (["inspect", "--proposal"], ["--proposal", "--proposals"]),
      (["inspect", "--format", ""], ["compact", "text", "summary", "json"]),
      (["inspect", "--format", "=", "j"], ["json"]),
      (["check", "--format", "j"], ["json", "junit"]), (["inspect", "-o"], ["-o"]),
      (["inspect", "fo"], ["form.json"]), (["order", "form.json", "--tap", "t"], ["title"]),
      (["order", "form.json", "--tap", "VSt"], ["VStack/Text"]), (["help", "com"], ["completion"]),
      (["lint", "--error", "outs"], ["outside-window"]), (["schema", ""], []),
      (["completion", ""], ["bash", "zsh", "fish"]),
      (["inspect", "--device", "iPhone17P"], ["iPhone17Pro", "iPhone17ProMax"]),
      (["check", "--devices", "iPadmini6"], ["iPadmini6"]),
      (["draw", "--dynamic-type", "accessibility5"], ["accessibility5"]),
      (["sweep", "--dynamic-type", "a"], ["all"] + (1...5).map { "accessibility\($0)" }),
      (["inspect", "--only", "vi"], ["views"]), (["draw", "--show", "na"], ["names"]),
      (["inspect", "--limit", "vi"], ["views="]),
      (["inspect", "--platform", "iOS2"], ["iOS26", "iOS27"]),
      (["inspect", "form.json", "--root", "ti"], ["title"]),
      (["inspect", "form.json", "--preview", "ti"], ["title"]),
    ]
    for (words, offered) in cases {
      #expect(try completions(words, in: folder) == offered, "\(words)")
    }
  }

  @Test(
    "Every command, option and letter is in the script of each shell",
    arguments: CompletionScript.shells)
  func complete(_ shell: String) throws {
    let script = CommandRun(["completion", shell]).output
    for command in Command.all {
      #expect(script.contains(command.name))
      for option in command.options {
        let words =
          shell == "fish" ? ["-l \(option.name) "] : CompletionScript.spellings(of: option)
        #expect(words.allSatisfy { script.contains($0) || script.contains($0.dropLast()) })
      }
    }
  }

  @Test("The names in a document are printed a line each, and nothing of a wrong one")
  func names() {
    let folder = TemporaryFolder()
    let good = folder.file(
      "good.json",
      #"{ "viewtree": 1, "preferenceKeys": { "A": { "defaultValue": 0, "reduce": "value += nextValue()" } }, "#
        + #""root": { "view": "VStack", "children": [{ "view": "Text", "id": "title", "text": "a" }] } }"#
    )
    #expect(
      CommandRun(["completion", "--names", "views", good]).outputLines == [
        "title", "VStack", "VStack/Text", "Text",
      ])
    #expect(CommandRun(["completion", "--names", "keys", good]).outputLines == ["A"])
    let wrong = CommandRun(["completion", "--names", "views", folder.file("wrong.json", "{")])
    #expect(wrong.output.isEmpty && wrong.error.isEmpty && wrong.status == .fine)
  }

  @Test("zsh hands the function that finds names what kind they are of, and nothing in front of it")
  func inZsh() throws {
    let script = try #require(CompletionScript.of(shell: "zsh"))
    #expect(script.contains(":value: _viewtree_names keys'"))
    #expect(script.contains(":value: _viewtree_names views'"))
    #expect(!script.contains(":_viewtree_names"))
  }

  @Test("A shell that nobody knows is named with those that there are")
  func unknown() {
    #expect(CommandRun(["completion"]).error.contains("needs a shell: bash, zsh, or fish"))
    let other = CommandRun(["completion", "tcsh"])
    #expect(other.error.contains("'tcsh'") && other.error.contains("bash, zsh, fish"))
    #expect(other.status == .unusable && other.output.isEmpty)
    let missing = CommandRun(["completion", "bash", "-o", "/no/such/folder/file"])
    #expect(missing.error.contains("does not exist") && missing.status == .unusable)
  }
}
