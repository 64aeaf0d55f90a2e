import Foundation
import Testing
import ViewTreeReport
import ViewTreeGolden

@testable import ViewTreeCommands

@Suite("What runs on a build server")
struct SupplyChainTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The workflows of this repository, that of `viewtree init`, and those of the guide.
  private func workflows() throws -> [String] {
    let folder = root.appendingPathComponent(".github/workflows").path
    let own = try FileManager.default.contentsOfDirectory(atPath: folder)
    let guide = try text("docs/reference/ci.md").components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }.filter { $0.contains("runs-on:") }
    #expect(own.count == 2 && guide.count == 2)
    return try own.map { try text(".github/workflows/\($0)") } + guide + [FirstWorkflow.text]
  }

  @Test("Each action is pinned by a hash with its version beside it, which Dependabot renews")
  func pinned() throws {
    let texts = try workflows() + [text(".github/actions/check/action.yml")]
    var count = 0
    for text in texts {
      for line in text.split(separator: "\n") where line.contains("uses: ") {
        #expect(
          line.wholeMatch(of: #/ *(- )?uses: [a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+/#) != nil,
          "\(line)")
        count += 1
      }
    }
    #expect(count == 15)
    let bot = try text(".github/dependabot.yml")
    #expect(
      bot.contains("package-ecosystem: github-actions")
        && bot.contains("\"/.github/actions/check\""))
  }

  @Test("Each workflow says what it may do, each job how long, and no checkout keeps its token")
  func rights() throws {
    for text in try workflows() {
      let workflow = JSONValue(text, as: .yaml)
      #expect(workflow["permissions"]?["contents"]?.string == "read")
      #expect(!text.contains("pull_request_target") && !text.contains(":latest"))
      let lines = text.split(separator: "\n")
      #expect(
        lines.count { $0.contains("runs-on:") } == lines.count { $0.contains("timeout-minutes:") })
      #expect(
        lines.count { $0.contains("actions/checkout@") }
          == lines.count { $0.contains("persist-credentials: false") })
    }
  }

  @Test("The action verifies a download before it runs, and its cache is of one compiler")
  func action() throws {
    let action = try text(".github/actions/check/action.yml")
    let verify = try #require(action.range(of: "gh attestation verify \"viewtree-$SYSTEM.tar.gz\""))
    let unpack = try #require(action.range(of: "tar -xzf"))
    let start = try #require(action.range(of: "\"$PREFIX/bin/viewtree\" \"${words[@]}\""))
    #expect(verify.upperBound < unpack.lowerBound && unpack.upperBound < start.lowerBound)
    #expect(action.contains("git hash-object Package.swift .ci/install $(find Sources"))
    #expect(action.contains("swift --version") && action.contains("words=(check --format github)"))
    #expect(FirstWorkflow.text.contains("viewtree check --format github ."))
  }

  // MARK: - Lines of text reports

  /// Lines that the runner of GitHub Actions or of Azure would take for a command.
  private func commands(in text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
        || line.utf8.contains("##[".utf8) || line.utf8.contains("##vso[".utf8)
    }
  }

  private static let document = #"""
    {"viewtree": 1, "state": {"open": false}, "window": {"width": 100, "height": 50},
     "preferenceKeys": {"K": {"defaultValue": "\"###[error]\"", "reduce": "value += nextValue()"}},
     "root": {"view": "VStack", "id": "::error::root", "children": [
       {"view": "Text", "text": "##[error]text", "id": "##[group]", "modifiers": [
         {"preference": {"key": "K", "value": "\"##vso[task]\""}}]},
       {"view": "Text", "text": "::set-output name=a::b", "id": "::stop-commands::x"},
       {"view": "Text", "text": "###[warning] ####[x]", "id": "\u00A0::add-mask::a"}],
      "modifiers": [{"onPreferenceChange": {"key": "K", "perform": "open = $0 == \"##[x]\""}}]}}
    """#

  @Test("No line of any text is a command, whatever a document and its file are called")
  func reports() throws {
    let folder = TemporaryFolder()
    let path = folder.file("::error::x.json", Self.document)
    let wrong = folder.file("::warning::##[y.json", "{\"viewtree\": 1, \"root\": \"##[error]\"}")
    let other = folder.file("other.json", Self.document.replacing("text", with: "words"))
    let calls = [
      ["inspect", "--reduces", path], ["order", "--values", path], ["order", "--tree", path],
      ["keys", path],
      ["explain", path, "##[group]"], ["explain", path, "::stop-commands::x"],
      ["explain", path, "::none"],
      ["lint", "--warn", "all", path], ["sweep", path], ["draw", "--format", "text", path],
      ["diff", path, other], ["inspect", "--view", "::error::y", path], ["inspect", wrong],
      ["lint", wrong],
      ["check", "--update", "--format", "text", folder.path], ["check", "--list", folder.path],
      ["check", "--format", "text", folder.path],
    ]
    for call in calls {
      let run = CommandRun(call)
      #expect(commands(in: run.output + run.error).isEmpty, "\(call)")
      #expect(!(run.output + run.error).isEmpty, "\(call)")
    }
    let golden = try #require(folder.text("::error::x.inspect.txt"))
    #expect(golden.split(separator: "\n")[1].hasPrefix(#"\u{3a}:error::x.json"#))
    #expect(golden.contains(#"#\u{23}[error]text"#) && commands(in: golden).isEmpty)
    _ = folder.file(
      "::error::x.json", Self.document.replacing("##[error]text", with: "##[error]word"))
    for call in [
      ["check", "--format", "text", folder.path], ["check", "--pending", folder.path],
      ["review", folder.path], ["review", "--accept", folder.path],
    ] {
      let run = CommandRun(call)
      #expect(run.output.contains(#"\u{23}[error]word"#) || call.contains("--accept"), "\(call)")
      #expect(commands(in: run.output + run.error).isEmpty, "\(call)")
    }
  }

  @Test("A text report is read back as the JSON report of the same document")
  func readBack() {
    let folder = TemporaryFolder()
    let path = folder.file("::error::x.json", Self.document)
    for command in [
      ["inspect", "--format", "text"], ["inspect", "--reduces"], ["order", "--values"], ["keys"],
    ] {
      let (text, json) = (folder.path + "/a.txt", folder.path + "/a.json")
      #expect(CommandRun(command + ["-o", text, path]).status == .fine)
      #expect(CommandRun(command + ["--format", "json", "-o", json, path]).status == .fine)
      let difference = BehaviourComparison(
        old: TextReport.withoutProblems(Array((folder.text("a.txt") ?? "").utf8)),
        new: Array((folder.text("a.json") ?? "").utf8),
        command: command[0], comparesName: true)
      #expect(difference.lines() == [], "\(command)")
    }
  }
}
