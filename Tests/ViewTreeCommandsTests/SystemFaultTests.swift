import Foundation
import Testing
import ViewTreeInspector

@testable import ViewTreeCommands

@Suite("Calls of the system that fail")
struct SystemFaultTests {
  /// A command with the folder that it runs in.
  struct Scene: Sendable, CustomTestStringConvertible {
    let words: [String]
    var isEmpty = false
    var testDescription: String { words.joined(separator: " ") }
  }

  private static let document =
    #"{"viewtree": 1, "window": {"width": 20, "height": 10}, "root": "Color"}"#

  /// Documents with golden files that are equal, different, missing, stale and waiting.
  private static func prepare(_ folder: TemporaryFolder) {
    for name in ["docs/in", "gold", "art"] {
      try? FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    let a = folder.file("docs/a.json", document)
    let b = folder.file("docs/in/b.json", document.replacing("20", with: "30"))
    _ = folder.file(
      "docs/c.swift", "/* viewtree */\nstruct C: View { var body: some View { Color.red } }\n")
    _ = CommandRun(["check", "--update", folder.path + "/docs"])
    _ = CommandRun(["check", "--update", "--goldens", folder.path + "/gold", folder.path + "/docs"])
    _ = folder.file("docs/gone.order.txt", folder.text("docs/a.order.txt") ?? "")
    _ = folder.file("docs/in/b.inspect.txt.pending", folder.text("docs/in/b.inspect.txt") ?? "")
    _ = folder.file("docs/in/b.json", document.replacing("20", with: "40"))
    _ = folder.file("docs/in/new.order.txt.pending", folder.text("docs/a.order.txt") ?? "")
    _ = (a, b)
  }

  private static let scenes = [
    Scene(words: ["check", "--jobs", "1", "docs"]),
    Scene(words: ["check", "--jobs", "1", "--update", "docs"]),
    Scene(words: ["check", "--jobs", "1", "--update", "--goldens", "gold", "docs"]),
    Scene(words: ["check", "--jobs", "1", "--pending", "docs"]),
    Scene(words: ["check", "--jobs", "1", "--artifacts", "art", "docs"]),
    Scene(words: ["check", "--jobs", "1", "--filter", "b*", "docs"]),
    Scene(words: ["review", "docs"]), Scene(words: ["review", "--format", "json", "docs"]),
    Scene(words: ["review", "--accept", "docs"]), Scene(words: ["review", "--reject", "docs"]),
    Scene(words: ["format", "--write", "docs"]), Scene(words: ["lint", "docs"]),
    Scene(words: ["inspect", "-o", "out.txt", "docs/a.json"]),
    Scene(words: ["init", "new"]),
  ]

  /// A run in a folder of its own; paths in its words are of that folder, and its texts are without that path.
  private struct Outcome: Equatable {
    var status: ViewTreeCommands.ExitStatus
    var output: String
    var files: [String: Data]
  }

  private static func run(_ scene: Scene, in template: TemporaryFolder, _ faults: FaultyCalls?)
    -> Outcome
  {
    let folder = TemporaryFolder()
    let manager = FileManager.default
    try? manager.removeItem(atPath: folder.path)
    try? manager.copyItem(atPath: template.path, toPath: folder.path)
    let words = scene.words.map { word in
      ["docs", "gold", "art", "new"].contains(word) || word.contains(".")
        ? folder.path + "/" + word : word
    }
    let run = faults.map { $0.run { CommandRun(words) } } ?? CommandRun(words)
    return Outcome(
      status: run.status, output: run.output.replacing(folder.path, with: ""),
      files: files(in: folder.path))
  }

  private static func files(in folder: String) -> [String: Data] {
    let manager = FileManager.default
    var files: [String: Data] = [:]
    for name in (try? manager.subpathsOfDirectory(atPath: folder)) ?? [] {
      // The page of artifacts has the name of its folder.
      files[name] = manager.contents(atPath: folder + "/" + name)
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
      for number in 1... {
        let faults = FaultyCalls(kind, number: number, error: EIO)
        let outcome = Self.run(scene, in: template, faults)
        guard faults.isReached else { break }
        tried += 1
        let place = Comment(rawValue: "\(scene.testDescription): \(kind) \(number)")
        guard outcome.status == .unusable else {
          #expect(outcome == whole, place)
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
    #expect(tried > 10)
  }

  @Test("An update removes no golden file while a folder cannot be read")
  func unreadableFolder() {
    let folder = TemporaryFolder()
    Self.prepare(folder)
    let words = ["check", "--update", "--goldens", folder.path + "/gold", folder.path + "/docs"]
    let before = Self.files(in: folder.path + "/gold")
    let run = SystemCall.$faults.withValue({ $0 == .opendir ? EACCES : nil }) { CommandRun(words) }
    #expect(run.status == .unusable && run.output.contains("docs: it cannot be read"))
    #expect(Self.files(in: folder.path + "/gold") == before && before.count == 6)
  }

  @Test("A path of which the system says nothing is neither there nor missing")
  func unknown() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a", "12345")
    #expect(try FileSystem.status(of: path)?.kind == .file && FileSystem.size(path) == 5)
    #expect(
      try FileSystem.status(of: path + "/b") == nil && FileSystem.status(of: path + "b") == nil)
    for error in [EACCES, EIO, ESTALE, ENOMEM, EOVERFLOW, EINTR] {
      SystemCall.$faults.withValue({ _ in error }) {
        #expect(throws: FileSystem.Failure.self) { try FileSystem.exists(path) }
        #expect(throws: FileSystem.Failure.self) { try FileSystem.isLink(path) }
        #expect(throws: FileSystem.Failure.self) { try FileSystem.resolved(path) }
        #expect(throws: FileSystem.Failure.self) { try FileSystem.names(in: folder.path) }
      }
    }
    SystemCall.$faults.withValue({ $0 == .readdir ? EIO : nil }) {
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
      #"(?<![.\w])(stat|lstat|fstat|fstatat|access|faccessat|opendir|readdir|realpath)\("#)
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
