import Foundation
import Testing
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRandom

@testable import ViewTreeCommands

@Suite("Calls of the system that fail")
struct SystemFaultTests {
  /// Something that reads and writes files in a folder; returns how it ended and what it printed.
  struct Scene: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (_ folder: String) -> (status: ViewTreeCommands.ExitStatus, output: String)

    /// A command line whose last word is a path in the folder.
    static func command(_ words: String...) -> Scene {
      Scene(testDescription: words.joined(separator: " ")) { folder in
        let run = CommandRun(words.dropLast() + [folder + "/" + (words.last ?? "")])
        return (run.status, run.output)
      }
    }

    /// A check, whose reports cost nothing to make.
    static func check(
      _ mode: GoldenMode, goldens: String? = nil, artifacts: String? = nil
    ) -> Scene {
      let words = [goldens, artifacts].compactMap(\.self).joined(separator: " ")
      return Scene(testDescription: "check \(mode) \(words)") { folder in
        var options = GoldenCheckOptions()
        options.mode = mode
        options.goldens = goldens.map { folder + "/" + $0 }
        options.artifacts = artifacts.map { folder + "/" + $0 }
        var report: GoldenReport?
        DeepStack.run { report = GoldenCheck(options, maker: SizeMaker()).run([folder + "/docs"]) }
        let status: ViewTreeCommands.ExitStatus =
          switch report?.verdict {
          case .equal: .fine
          case .different: .no
          case .unusable, nil: .unusable
          }
        return (status, String(decoding: report?.text() ?? [], as: UTF8.self))
      }
    }
  }

  /// Makes a report of the bytes of a document.
  private struct SizeMaker: GoldenReportMaker {
    func report(document: String, name: String, words: [String]) -> MadeReport {
      let bytes = try? FileSystem.read(document)
      return MadeReport(bytes: bytes.map { Array("\(name) \($0.count)\n".utf8) }, messages: [])
    }

    func picture(document: String, name: String, words: [String]) -> [UInt8]? { nil }
  }

  private static let document =
    #"{"viewtree": 1, "checks": ["order"], "root": "Color"}"#

  /// Documents with golden files that are equal, different, missing, stale and waiting.
  private static func prepare(_ folder: TemporaryFolder) {
    for name in ["docs/in", "gold", "art"] {
      try? FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    _ = folder.file("docs/a.json", document)
    _ = folder.file("docs/in/b.json", document.replacing("\"checks\": [\"order\"], ", with: ""))
    _ = Scene.check(.update).run(folder.path)
    _ = Scene.check(.update, goldens: "gold").run(folder.path)
    for name in ["docs/gone.order.txt", "gold/docs/gone.order.txt", "docs/in/b.order.txt.new"] {
      _ = folder.file(name, folder.text("docs/in/b.order.txt") ?? "")
    }
    try? FileManager.default.removeItem(atPath: folder.path + "/docs/a.order.txt")
    _ = folder.file("docs/in/b.json", document.replacing("\"checks\": [\"order\"], ", with: "\n"))
  }

  private static let scenes: [Scene] = [
    .check(.compare), .check(.update), .check(.update, goldens: "gold"), .check(.pending),
    .check(.compare, artifacts: "art"), .command("review", "docs"),
    .command("review", "--accept", "docs"), .command("format", "--write", "docs"),
  ]

  /// How a run ended: its texts without the path of its folder, and the files in it.
  private struct Outcome: Equatable {
    var status: ViewTreeCommands.ExitStatus
    var output: String
    var files: [String: String]
  }

  private static func run(
    _ scene: Scene, in template: TemporaryFolder, _ faults: FaultyCalls?
  ) -> Outcome {
    let folder = TemporaryFolder()
    let manager = FileManager.default
    try? manager.removeItem(atPath: folder.path)
    try? manager.copyItem(atPath: template.path, toPath: folder.path)
    let run = faults.map { $0.run { scene.run(folder.path) } } ?? scene.run(folder.path)
    return Outcome(
      status: run.status, output: run.output.replacing(folder.path, with: ""),
      files: files(in: folder.path))
  }

  /// The files in a folder, without its own name, which artifacts repeat.
  private static func files(in folder: String) -> [String: String] {
    let own = folder.split(separator: "/").last ?? ""
    var files: [String: String] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
      guard let content = FileManager.default.contents(atPath: folder + "/" + name) else {
        continue
      }
      files[name.replacing(own, with: "")] =
        String(decoding: content, as: UTF8.self).replacing(own, with: "")
    }
    return files
  }

  @Test(
    "Whatever call fails, a run ends with exit code 2, or as it ends without faults",
    arguments: scenes)
  func everyCall(_ scene: Scene) {
    let template = TemporaryFolder()
    Self.prepare(template)
    let before = Self.files(in: template.path)
    let whole = Self.run(scene, in: template, nil)
    var tried = 0
    for kind in SystemCall.allCases {
      for number in stride(from: 1, to: .max, by: Rounds.every(1)) {
        let faults = FaultyCalls(kind, number: number, error: EIO)
        let outcome = Self.run(scene, in: template, faults)
        guard faults.isReached else { break }
        tried += 1
        let place = Comment(rawValue: "\(scene.testDescription): \(kind) \(number)")
        guard outcome.status == .unusable else {
          let isSame = outcome == whole
          #expect(isSame, place)
          continue
        }
        // Each file is the old or the new one, and no file goes that stays without faults.
        for (name, content) in before where !name.hasSuffix(".tmp") {
          let now = outcome.files[name]
          #expect(now == content || now == whole.files[name], "\(place): \(name)")
          #expect(!outcome.files.keys.contains { $0.hasSuffix(".tmp") }, place)
        }
      }
    }
    #expect(tried > 5)
  }

  @Test("init writes all files or none, whatever call fails", arguments: SystemCall.allCases)
  func initialize(_ kind: SystemCall) {
    let template = TemporaryFolder()
    let scene = Scene.command("init", "new")
    let whole = Self.run(scene, in: template, nil)
    // The calls of each kind, of which each fifth fails: a run evaluates a document.
    for number in stride(from: 1, to: 200, by: Rounds.every(5)) {
      let faults = FaultyCalls(kind, number: number, error: EIO)
      let outcome = Self.run(scene, in: template, faults)
      guard faults.isReached else { break }
      let isSame = outcome == whole
      let isUndone = outcome.status == .unusable && outcome.files.isEmpty
      #expect(isSame || isUndone, "\(kind) \(number)")
    }
  }

  @Test("An update removes no golden file while a folder cannot be read")
  func unreadableFolder() {
    let folder = TemporaryFolder()
    Self.prepare(folder)
    let words = ["check", "--update", "--goldens", folder.path + "/gold", folder.path + "/docs"]
    let before = Self.files(in: folder.path + "/gold")
    let run = FaultyCalls(.opendir, number: 1, error: EACCES).run { CommandRun(words) }
    #expect(run.status == .unusable && run.output.contains("docs: it cannot be read"))
    #expect(Self.files(in: folder.path + "/gold").keys == before.keys)
    #expect(before.keys.contains { $0.hasSuffix("gone.order.txt") })
    #expect(!run.output.contains("removed"))
    #expect(CommandRun(words).output.contains("gone.order.txt: removed"))
  }

  @Test("A path of which the system says nothing is neither there nor missing")
  func unknown() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a", "12345")
    #expect(try FileSystem.status(of: path)?.kind == .file && FileSystem.size(path) == 5)
    #expect(
      try FileSystem.status(of: path + "/b") == nil && FileSystem.status(of: path + "b") == nil)
    for error in [EACCES, EIO, ESTALE, ENOMEM, EOVERFLOW, EINTR] {
      SystemCall.$faults.withValue(SystemCall.Faults { _ in error }) {
        #expect(throws: FileSystem.Failure.self) { try FileSystem.exists(path) }
        #expect(throws: FileSystem.Failure.self) { try FileSystem.isLink(path) }
        #expect(throws: FileSystem.Failure.self) { try FileSystem.resolved(path) }
        #expect(throws: FileSystem.Failure.self) { try FileSystem.names(in: folder.path) }
      }
    }
    SystemCall.$faults.withValue(SystemCall.Faults { $0 == .readdir ? EIO : nil }) {
      #expect(throws: FileSystem.Failure.self) { try FileSystem.names(in: folder.path) }
    }
  }

  @Test("What was accepted and cannot be said is exit code 2")
  func fullOutput() {
    let folder = TemporaryFolder()
    Self.prepare(folder)
    for words in [["review"], ["review", "--accept"], ["check"], ["check", "--list"], ["init"]] {
      let path = folder.path + (words == ["init"] ? "/new" : "/docs")
      var errors: [UInt8] = []
      let console = Console(
        writeOutput: { _ in throw FileSystem.Failure.other("No space left on device") },
        writeError: { errors += $0 }, readInput: { _ in [] }, variable: { _ in nil },
        errorIsTerminal: false)
      #expect(ViewTreeCommand.run(words + [path], console) == .unusable, "\(words)")
      #expect(String(decoding: errors, as: UTF8.self).contains("No space left"), "\(words)")
    }
  }

  @Test("Only the file system asks the system about paths")
  func sources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
      .path
    let call = try Regex(
      #"(^|[^.\w])(stat|lstat|fstat|fstatat|access|faccessat|opendir|readdir|realpath)\("#)
    var found: [String] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: root)
    where name.hasSuffix(".swift") {
      guard !name.contains("/Support/FileSystem") else { continue }
      let text = try String(contentsOfFile: root + "/" + name, encoding: .utf8)
      for line in text.split(separator: "\n")
      where line.contains("stat") || line.contains("access(")
        || line.contains("dir(") || line.contains("realpath")
      {
        guard !line.contains("func "), line.firstMatch(of: call) != nil else { continue }
        found.append("\(name): \(line)")
      }
    }
    #expect(found.isEmpty)
  }
}
