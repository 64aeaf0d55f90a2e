import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("Folders on the command line")
struct FolderTests {
  let folder = TemporaryFolder()

  /// The command, which is built beside the tests.
  private static let command = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("viewtree").path

  /// A document with one finding whose layout is not that of `format`, below keys of others.
  private func addDocuments() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/in", withIntermediateDirectories: true)
    let laid = folder.file("in/laid.json", "{ \"viewtree\": 1, \"root\": \"Color\" }\n")
    _ = CommandRun(["format", "--write", laid])
    _ = folder.file(
      "in/found.json", "{\"state\":{\"never\":1},\"root\":\"Color\",\"viewtree\":1}\n")
    _ = folder.file("in/package.json", "{\"name\":\"viewtree\"}\n")
  }

  /// What a process prints that runs in the folder.
  private func output(_ words: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.command)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.environment = [:]
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  @Test("Without a path check, lint and format --check mean the folder where one is")
  func here() throws {
    try addDocuments()
    let check = try output(["check"])
    #expect(check.text.contains("\n4 missing in ") && check.status == 1)
    #expect(check.text.hasPrefix("./in/found.inspect.txt: "))
    #expect(try output(["check", "--update"]).status == 0)
    #expect(try output(["check"]).text.hasPrefix("4 equal in "))
    #expect(try output(["check", "."]).text.hasPrefix("4 equal in "))
    let lint = try output(["lint"])
    #expect(lint.text.hasPrefix("./in/found.json:1:") && lint.status == 1)
    #expect(lint.text.hasSuffix("\n1 warning in 2 files\n"))
    let format = try output(["format", "--check"])
    #expect(format.text == "./in/found.json\n" && format.status == 1)
    #expect(try output(["review"]).text == "no report is pending\n")
  }

  @Test("lint and format take folders, files and several of both, as check finds documents")
  func folders() throws {
    try addDocuments()
    let found = folder.path + "/in/found.json"
    #expect(
      CommandRun(["format", "--check", folder.path + "/in", found]).output == "\(found)\n\(found)\n"
    )
    #expect(CommandRun(["lint", folder.path, found]).output.hasSuffix("\n1 warning in 2 files\n"))
    #expect(CommandRun(["format", "--write", folder.path]).status == .fine)
    #expect(CommandRun(["format", "--check", folder.path]).output.isEmpty)
    #expect(folder.text("in/package.json") == "{\"name\":\"viewtree\"}\n")
    _ = folder.file("in/broken.json", "{ \"viewtree\": 1, ")
    for words in [["lint"], ["format", "--check"]] {
      let run = CommandRun(words + [folder.path])
      #expect(run.error.contains("/in/broken.json:1:") && run.status == .unusable, "\(words)")
    }
  }

  @Test("A folder without documents is named, and what would write needs a path")
  func nothing() {
    for words in [["lint"], ["format", "--check"], ["format", "--write"]] {
      let run = CommandRun(words + [folder.path])
      #expect(run.error == "viewtree: there is no document in the folder '\(folder.path)'\n")
      #expect(run.status == .unusable && run.output.isEmpty)
    }
    for words in [["format"], ["format", "--write"]] {
      #expect(CommandRun(words).error.contains("'format' needs a FILE"), "\(words)")
    }
    for word in ["--accept", "--reject"] {
      #expect(CommandRun(["review", word]).error.contains("'review \(word)' needs a PATH"))
    }
    #expect(CommandRun(["format", folder.path]).error.contains("has no Swift files"))
  }

  @Test("A folder for golden files is one for check, review, --list and the report for programs")
  func goldens() throws {
    try addDocuments()
    let kept = folder.path + "/kept"
    let words = ["--goldens", kept, folder.path + "/in/laid.json"]
    #expect(CommandRun(["check", "--pending"] + words).status == .no)
    #expect(CommandRun(["review", "--accept"] + words).outputLines.count == 2)
    #expect(CommandRun(["check"] + words).output.hasPrefix("2 equal in "))
    let list = CommandRun(["check", "--list"] + words).output
    #expect(
      list == "\(kept)/in/laid.inspect.txt  inspect\n\(kept)/in/laid.order.txt  order\n")
    let json = CommandRun(["check", "--format", "json"] + words).output
    #expect(JSONValue(json)["check"]?["goldens"]?.string == kept)
    let file = folder.file("report.json", json)
    #expect(CommandRun(["check", "--merge", "--format", "json", file]).output == json)
    #expect(CommandRun(["check", "--goldens", "", folder.path]).status == .unusable)
    #expect(CommandRun(["check", "--merge"] + words).error.contains("exclude each other"))
  }

  @Test("Changed lines have colour on a terminal: of check, review and diff, but in no file")
  func color() throws {
    try addDocuments()
    let document = folder.path + "/in/laid.json"
    let golden = folder.path + "/in/laid.inspect.txt"
    _ = CommandRun(["check", "--update", document])
    _ = folder.file("in/laid.json", "{ \"viewtree\": 1, \"root\": \"Spacer\" }\n")
    _ = CommandRun(["check", "--pending", document])
    let red = "\n\u{1b}[31m-Color"
    for command in [["check", document], ["review", document], ["diff", golden, document]] {
      let words = command + ["--patch"]
      #expect(CommandRun(words, outputIsTerminal: true).output.contains(red), "\(words)")
      #expect(CommandRun(words + ["--color", "always"]).output.contains(red), "\(words)")
      for (variables, more) in [(["NO_COLOR": "1"], []), ([:], ["--color", "never"])] {
        let run = CommandRun(words + more, variables: variables, outputIsTerminal: true)
        #expect(run.output.contains("\n-Color") && !run.output.contains("\u{1b}"), "\(words)")
      }
      #expect(!CommandRun(words).output.contains("\u{1b}"), "\(words)")
    }
    let file = folder.path + "/result"
    _ = CommandRun(["check", "--patch", "--output", file, document], outputIsTerminal: true)
    #expect(folder.text("result")?.contains("\n-Color") == true)
    let json = CommandRun(
      ["check", "--format", "json", "--color", "always", document], outputIsTerminal: true)
    #expect(!json.output.contains("\u{1b}") && !json.output.contains("[31m"))
  }
}
