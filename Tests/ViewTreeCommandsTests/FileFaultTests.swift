import Foundation
import Testing
import ViewTreeInspector

@testable import ViewTreeCommands

@Suite("Files that are not what they should be, and files that are written")
struct FileFaultTests {
  let folder = TemporaryFolder()

  /// The path of a document that draws one colour.
  private func document(_ name: String = "a.json") -> String {
    folder.file(name, #"{"viewtree": 1, "root": "Color"}"#)
  }

  /// A file with a size that nobody wrote.
  private func sparse(_ name: String, bytes: Int) -> String {
    let path = folder.file(name, "")
    truncate(path, off_t(bytes))
    return path
  }

  // MARK: Reading

  @Test("Of a file no more is read than the limit of bytes, and a byte that tells of more")
  func limit() throws {
    let path = folder.file("a", "0123456789")
    #expect(try FileSystem.read(path, atMost: 4) == Array("0123".utf8))
    #expect(try FileSystem.read(path, atMost: 10) == Array("0123456789".utf8))
    #expect(try FileSystem.read("/dev/zero", atMost: 300_000).count == 300_000)
    let run = CommandRun(["inspect", "--limit", "bytes=1000", "/dev/zero"])
    #expect(run.status == .unusable && run.error.contains("is binary data"))
    let long = folder.file("long.json", String(repeating: " ", count: 5000))
    let refused = CommandRun(["inspect", "--limit", "bytes=1000", long])
    #expect(refused.error.contains("[file-too-large]"))
  }

  @Test(
    "A file of a thousand gigabytes that nobody wrote is no document, nor is one that is a pipe")
  func nobodyWrote() {
    _ = document()
    _ = CommandRun(["check", "--update", folder.path])
    _ = sparse("huge.json", bytes: 1 << 40)
    _ = sparse("large.json", bytes: 100_000_000)
    let path = folder.path
    mkfifo(path + "/pipe.json", 0o600)
    #expect(CommandRun(["check", path]).output.hasPrefix("2 equal in "))
    _ = folder.file("pipe.order.txt", folder.text("a.order.txt") ?? "")
    let run = CommandRun(["check", path])
    #expect(run.status == .unusable)
    #expect(run.error.contains("pipe.json' cannot be read: it is a pipe or a device, not a file"))
  }

  @Test("A folder whose names are not told is named, and so is a file whose name is no text")
  func unreadable() throws {
    var told: [String] = []
    FileSystem.visit(
      folder.path + "/nowhere", unreadable: { told.append("\($0): \($1)") }, file: { _, _ in })
    #expect(told == ["\(folder.path)/nowhere: notFound"])
    #if os(Linux)
      _ = document()
      _ = CommandRun(["check", "--update", folder.path])
      let name = Array("\(folder.path)/x".utf8).map(CChar.init(bitPattern:)) + [-1]
      for ending in [".json", ".png"] {
        close(
          open(name + ending.utf8.map(CChar.init(bitPattern:)) + [0], O_CREAT | O_WRONLY, 0o600))
      }
      let check = CommandRun(["check", folder.path])
      #expect(check.status == .unusable)
      #expect(check.output.contains("/x\u{FFFD}.json: it cannot be read: its name is not UTF-8"))
      #expect(!check.output.contains(".png"))
      #expect(CommandRun(["lint", folder.path]).status == .unusable)
    #endif
  }

  #if os(Linux)
    @Test(
      "A folder whose name is no text is named by whatever looks for documents, and is not passed over"
    )
    func foreignFolder() throws {
      _ = document()
      _ = CommandRun(["check", "--update", folder.path])
      let name = Array("\(folder.path)/parts".utf8).map(CChar.init(bitPattern:)) + [-1, 0]
      mkdir(name, 0o700)
      let check = CommandRun(["check", folder.path])
      #expect(check.status == .unusable)
      #expect(check.output.contains("/parts\u{FFFD}/: it cannot be read: its name is not UTF-8"))
      for words in [["lint"], ["review"], ["format", "--check"], ["inspect"]] {
        let run = CommandRun(words + [folder.path])
        #expect(run.status == .unusable, "\(words)")
        #expect(run.error.contains("parts\u{FFFD}/' cannot be read"), "\(words) \(run.error)")
      }
    }

    @Test("A folder too deep to be reached is named, and what is above it is checked")
    func deepFolder() throws {
      _ = document()
      _ = CommandRun(["check", "--update", folder.path])
      let descriptors = Self.makeDeepFolder(in: folder.path)
      defer { for descriptor in descriptors { close(descriptor) } }
      let check = CommandRun(["check", folder.path])
      #expect(check.status == .unusable)
      #expect(check.output.contains("it cannot be read: File name too long"))
      #expect(check.output.contains("2 equal, 1 unusable"))
      #expect(CommandRun(["inspect", folder.path]).error.contains("File name too long"))
      Self.removeDeepFolder(descriptors)
    }

    private static let longName = String(repeating: "d", count: 250)

    /// Folders inside one another whose path is longer than the system takes; each as it was opened.
    private static func makeDeepFolder(in path: String) -> [Int32] {
      var descriptors = [open(path, O_RDONLY)]
      for _ in 0..<18 {
        mkdirat(descriptors[descriptors.count - 1], longName, 0o700)
        descriptors.append(openat(descriptors[descriptors.count - 1], longName, O_RDONLY))
      }
      return descriptors
    }

    /// A test's folder is removed by its path, which is too long for these.
    private static func removeDeepFolder(_ descriptors: [Int32]) {
      for descriptor in descriptors.dropLast().reversed() {
        unlinkat(descriptor, longName, AT_REMOVEDIR)
      }
    }
  #endif

  @Test("A Swift document of a folder is refused where a part of the folder cannot be read")
  func unreadableSwift() throws {
    _ = folder.file("Form.swift", "struct Form: View { var body: some View { Text(\"a\") } }")
    #expect(CommandRun(["inspect", folder.path]).status == .fine)
    #if os(Linux)
      let name = Array("\(folder.path)/Row".utf8).map(CChar.init(bitPattern:)) + [-1]
      close(
        open(name + ".swift".utf8.map(CChar.init(bitPattern:)) + [0], O_CREAT | O_WRONLY, 0o600))
      let run = CommandRun(["inspect", folder.path])
      #expect(run.status == .unusable)
      #expect(run.error.contains("/Row\u{FFFD}.swift' cannot be read: its name is not UTF-8"))
    #endif
  }

  @Test("A path that is named like a golden file and is none has nothing to check")
  func namedLikeAGolden() {
    let run = CommandRun(["check", document("c.inspect.json")])
    #expect(
      run.status == .unusable && run.output.contains("no documents and no golden files"))
  }

  // MARK: Writing

  @Test("A result does not take the place of the document that it is about")
  func outputIsInput() {
    let path = document()
    let before = folder.text("a.json")
    for command in ["inspect", "order", "keys", "lint"] {
      let run = CommandRun([command, path, "--output", folder.path + "/./a.json"])
      #expect(run.status == .unusable && folder.text("a.json") == before, "\(command)")
    }
    #expect(CommandRun(["format", path, "--output", path]).status == .fine)
    #expect(folder.text("a.json")?.hasSuffix("}\n") == true)
  }

  @Test("A link to a file that is not there stays, and nothing is written in its place")
  func danglingLink() throws {
    let link = folder.path + "/link"
    symlink("nowhere/file", link)
    let run = CommandRun(["inspect", document(), "--output", link])
    #expect(
      run.status == .unusable && run.error.contains("it is a link to a file that does not exist"))
    #expect(try FileSystem.isLink(link))
  }

  @Test("What a process left that was killed goes an hour later, and nothing else goes")
  func abandoned() throws {
    let target = folder.path + "/report.txt"
    let mine = [
      "report.txt.12.tmp", "report.txt.0123456789abcdeg.tmp", "other.0123456789abcdef.tmp",
    ]
    let left = ["report.txt.0123456789abcdef.tmp", "report.txt.fedcba9876543210.tmp"]
    for name in mine + left { _ = folder.file(name, "half") }
    try FileSystem.write([1], to: target)
    #expect(folder.names == (mine + left + ["report.txt"]).sorted())
    for name in mine + left {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)],
        ofItemAtPath: folder.path + "/" + name)
    }
    try FileSystem.write([2], to: target)
    #expect(folder.names == (mine + ["report.txt"]).sorted())
    #expect(folder.text("report.txt") == "\u{2}")
  }

  @Test("Many that write one file at once leave it whole, and nothing beside it")
  func atOnce() {
    let target = folder.path + "/report.txt"
    let contents = (0..<8).map { [UInt8](repeating: UInt8($0) + 65, count: 50_000) }
    DispatchQueue.concurrentPerform(iterations: 64) { turn in
      try? FileSystem.write(contents[turn % 8], to: target)
      let found = (try? FileSystem.read(target)) ?? []
      #expect(contents.contains(found))
    }
    #expect(folder.names == ["report.txt"])
  }

  @Test("init that was interrupted goes on, and writes over nothing of anybody else")
  func resumedInit() throws {
    let place = folder.path + "/new"
    #expect(CommandRun(["init", place]).status == .fine)
    let document = (try? FileSystem.read(place + "/first.json")) ?? []
    for name in ["first.order.txt", ".gitignore"] { try? FileSystem.remove(place + "/" + name) }
    _ = folder.file("new/first.json.0123456789abcdef.tmp", "half")
    #expect(CommandRun(["init", place]).status == .fine)
    #expect(try FileSystem.exists(place + "/first.order.txt"))
    #expect((try? FileSystem.read(place + "/first.json")) == document)
    // What git ignores is written last, so it may be all that is missing.
    try? FileSystem.remove(place + "/.gitignore")
    #expect(CommandRun(["init", place]).status == .fine)
    #expect(try FileSystem.exists(place + "/.gitignore"))
    // All is there: nothing was interrupted.
    #expect(CommandRun(["init", place]).status == .unusable)
    _ = folder.file("new/first.order.txt", "mine")
    #expect(CommandRun(["init", place]).status == .unusable)
    #expect(folder.text("new/first.order.txt") == "mine")
  }

  @Test("init that fails leaves no folder that it made")
  func failedInit() {
    _ = folder.file("file", "")
    #expect(CommandRun(["init", folder.path + "/file/below"]).status == .unusable)
    let place = folder.path + "/new"
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    _ = folder.file("new/.github", "")
    #expect(CommandRun(["init", place]).status == .unusable)
    #expect((try? FileManager.default.contentsOfDirectory(atPath: place)) == [".github"])
  }

  // MARK: What is shown

  @Test("Names that check lists and that init wrote cannot move a cursor")
  func names() {
    let name = "x\u{1B}]0;pwned\u{7}\u{1B}[2J"
    _ = document(name + ".json")
    _ = CommandRun(["check", "--update", folder.path])
    let list = CommandRun(["check", "--list", folder.path]).output
    #expect(list.contains("x\\u{1b}]0;pwned\\u{7}\\u{1b}[2J.order.txt") && !list.contains("\u{1B}"))
    let run = CommandRun(["init", folder.path + "/" + name])
    #expect(run.status == .fine && !run.output.contains("\u{1B}") && run.output.contains("\\u{1b}"))
  }

  @Test("No message is a command for a build server, wherever it quotes one")
  func commands() {
    let path = folder.file("a.json", ###"{"viewtree":1,"root":"##[set-output name=a]b##vso[x]"}"###)
    let run = CommandRun(["lint", "--format", "github", path])
    #expect(!run.error.contains("##[") && !run.error.contains("##vso["))
    #expect(run.error.contains(##"#\u{23}[set-output name=a]b#\u{23}vso[x]"##))
    let odd = CommandRun(["inspect", "::error::x", "--format", "::y"])
    #expect(!odd.error.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  @Test(
    "A comment between a key and its text of several lines stands above the key, and stays there")
  func comments() {
    let once = CommandRun(
      ["format", "--input", "yaml", "-"], input: "a: # e\n  |\n  x\nb: 1 # f\n")
    #expect(once.output == "# e\na: |\n  x\nb: 1 # f\n")
    #expect(
      CommandRun(["format", "--input", "yaml", "-"], input: once.output).output == once.output)
  }

  @Test("A golden file of millions of lines is not compared line by line")
  func hugeGoldens() {
    _ = document()
    _ = CommandRun(["check", "--update", folder.path])
    let golden = folder.text("a.order.txt") ?? ""
    _ = folder.file("a.order.txt", golden + String(repeating: "x\n", count: 9_000_000))
    let clock = ContinuousClock()
    var output = ""
    let time = clock.measure { output = CommandRun(["check", "--verbose", folder.path]).output }
    #expect(output.contains("are too many to compare by lines; line") || time < .seconds(60))
  }
}
