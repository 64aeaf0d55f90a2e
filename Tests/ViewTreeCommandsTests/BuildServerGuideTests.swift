import Foundation
import Testing
import ViewTreeSyntax

@testable import ViewTreeCommands
@testable import ViewTreeGolden
import ViewTreeRequests

@Suite("docs/reference/ci.md says what is there")
struct BuildServerGuideTests {
  private let guide: String
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    let page = root.appendingPathComponent("docs/reference/ci.md")
    guide = try String(contentsOf: page, encoding: .utf8)
  }

  /// The blocks of one language.
  private func blocks(_ language: String) -> [String] {
    guide.components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  @Test("Every option that it names is one of check, and every format")
  func options() {
    // What builds viewtree has options of its own.
    let text = guide.replacing("swift build -c release --product viewtree", with: "")
    let named = Set(text.matches(of: /--([a-z]+(?:-[a-z]+)*)/).map { String($0.1) })
    let options = Set(Command.check.options.map(\.name))
    #expect(named.subtracting(options).sorted() == [])
    #expect(named.isSuperset(of: ["format", "output", "shard", "merge", "artifacts", "diff"]))
    for format in GoldenReportFormat.all {
      #expect(guide.contains("\n| `\(format.name)` | "), "\(format.name)")
    }
    let formats = guide.matches(of: /--format ([a-z]+)/).map { String($0.1) }
    #expect(Set(formats).isSubset(of: GoldenReportFormat.all.map(\.name)) && formats.count >= 5)
  }

  @Test("Every variable that it names is heeded, and every one that is heeded is named")
  func variables() {
    let named = guide.matches(of: /\b[A-Z]+(?:_[A-Z]+)+\b/).map { String($0.0) }
    let heeded = Set(EnvironmentVariable.allCases.map(\.rawValue))
    // Where a test of Bazel may write; only the script needs it.
    #expect(Set(named).union(["CI"]).subtracting(heeded) == ["TEST_TMPDIR"])
    let rows = guide.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    for variable in heeded {
      #expect(rows.contains { $0.contains("`\(variable)`") }, "\(variable)")
    }
  }

  @Test("Every key of the report for programs is named")
  func keys() {
    func keys(_ value: JSONValue) -> Set<String> {
      let inner = value.members.map { keys($0.value) } + value.elements.map(keys)
      return inner.reduce(Set(value.members.keys)) { $0.union($1) }
    }
    let report = GoldenReports.all("x", shard: GoldenShard("1/2"))
    for key in keys(JSONValue(GoldenReports.text("json", report))) {
      #expect(guide.contains("`\(key)`"), "\(key)")
    }
  }

  @Test("Its examples in YAML can be read, and build viewtree before they use it")
  func examples() {
    let examples = blocks("yaml")
    #expect(examples.count == 3)
    for example in examples {
      let tree = SourceSyntax.yaml.read(SourceFile(name: "ci", text: example))
      #expect(tree.diagnostics.map(\.message) == [])
    }
    for example in examples + blocks("make") {
      #expect(example.contains("swift build -c release --product viewtree"))
      #expect(example.contains(".build/release/viewtree"))
    }
    #expect(blocks("sh").count == 1 && blocks("python").count == 1)
  }

  @Test("The exit codes are those of the command")
  func codes() {
    for status in [ViewTreeCommands.ExitStatus.fine, .no, .unusable, .defect] {
      #expect(guide.contains("\n| \(status.rawValue) | "))
    }
  }

  @Test("What GitHub reads is YAML, and the action and the workflows use what is there")
  func action() throws {
    let folder = root.appendingPathComponent(".github")
    for path in ["workflows/ci.yml", "workflows/release.yml", "actions/check/action.yml"] {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let tree = SourceSyntax.yaml.read(SourceFile(name: path, text: text))
      #expect(tree.diagnostics.map(\.message) == [], "\(path)")
      for script in text.matches(of: /\.ci\/[a-z]+/) {
        let program = root.appendingPathComponent(String(script.0)).path
        #expect(FileManager.default.isExecutableFile(atPath: program), "\(script.0)")
      }
    }
  }

  @Test(
    "What is installed is told before it is built: a place that cannot be written to, a wrong word")
  func install() throws {
    func run(_ words: String...) throws -> (status: Int32, error: String) {
      let process = Process()
      process.executableURL = root.appendingPathComponent(".ci/install")
      process.arguments = words
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let error = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: error, as: UTF8.self))
    }
    let folder = TemporaryFolder()
    let file = folder.file("file", "")
    let place = try run("--prefix", file)
    #expect(place.status == 2 && place.error.contains("isn't writable"))
    let word = try run("--prefx", "x")
    #expect(word.status == 2 && word.error.contains("unknown option '--prefx'"))
    let program = try run("--prefix", folder.path + "/there", "--binary", "/no/such/program")
    #expect(program.status == 2 && program.error.contains("there is no program"))
  }
}
