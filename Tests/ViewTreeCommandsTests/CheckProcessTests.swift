import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("viewtree check as a process, in trouble")
struct CheckProcessTests {
  let folder = TemporaryFolder()

  /// The command, which is built beside the tests.
  private static let command = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("viewtree").path

  /// A process that is running, with all that it writes in one file.
  private func start(_ program: String, _ words: [String], output: String = "output") throws
    -> Process
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    let file = FileHandle(forWritingAtPath: folder.file(output, ""))
    process.standardOutput = file
    process.standardError = file
    process.environment = ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    try process.run()
    return process
  }

  /// Documents whose golden files are of another padding; returns what these say.
  private func addDocuments(_ count: Int) -> [String: String] {
    let place = folder.path + "/documents"
    try? FileManager.default.createDirectory(
      atPath: place, withIntermediateDirectories: true)
    func write(padding: Int) {
      for number in 0..<count {
        _ = folder.file(
          "documents/\(number).json",
          Samples.two.replacing("\"padding\": 5", with: "\"padding\": \(padding)"))
      }
    }
    write(padding: 7)
    _ = CommandRun(["check", "--update", place])
    let old = contents
    write(padding: 5)
    return old
  }

  /// The golden files and whatever else lies beside the documents.
  private var contents: [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/documents"))
    var contents: [String: String] = [:]
    for name in names ?? [] where !name.hasSuffix(".json") {
      contents[name] = folder.text("documents/\(name)")
    }
    return contents
  }

  @Test("Killed at any moment, an update leaves each golden old or new; the next one tidies up")
  func killed() throws {
    let old = addDocuments(20)
    let place = folder.path + "/documents"
    _ = CommandRun(["check", "--update", place])
    let new = contents
    #expect(new.count == 40 && new.filter { old[$0] != $1 }.count == 20)
    for delay in 0..<25 {
      for (name, text) in old { _ = folder.file("documents/\(name)", text) }
      let process = try start(Self.command, ["check", "--update", place])
      usleep(UInt32(delay) * 1500)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let left = contents
      for (name, text) in left where !name.hasSuffix(".tmp") {
        #expect(text == old[name] || text == new[name], "\(name)")
      }
      #expect(left.keys.filter { !$0.hasSuffix(".tmp") }.count == 40)
    }
    _ = folder.file("documents/0.order.txt.0123456789abcdef.tmp", "half")
    for name in contents.keys where name.hasSuffix(".tmp") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)],
        ofItemAtPath: place + "/" + name)
    }
    #expect(CommandRun(["check", "--update", place]).status == .fine)
    #expect(contents == new)
  }

  @Test("Where a file cannot grow, as on a full disk, nothing changes and the reason is said")
  func full() throws {
    let old = addDocuments(1)
    let limited = "(ulimit -f 0; exec \"$0\" check --update \"$1\" 2>&1) | cat"
    let process = try start(
      "/bin/sh", ["-c", limited, Self.command, folder.path + "/documents"])
    process.waitUntilExit()
    let output = folder.text("output") ?? ""
    #expect(output.contains("0.inspect.txt: it cannot be written: "), "\(output)")
    #expect(output.contains("1 equal, 1 unusable"), "\(output)")
    #expect(contents == old)
  }

  @Test("Two updates at once end well, and leave the new golden files")
  func together() throws {
    _ = addDocuments(20)
    _ = folder.file("documents/gone.order.txt", "viewtree-golden 3: order\n")
    let words = ["check", "--update", folder.path + "/documents"]
    let runs = try ["one", "two"].map { try start(Self.command, words, output: $0) }
    for run in runs {
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
    }
    #expect(CommandRun(["check", folder.path + "/documents"]).output.hasPrefix("40 equal in "))
    #expect(contents.count == 40)
  }

  @Test("In a folder that may not be written nothing changes, and each file is named")
  func notPermitted() throws {
    let old = addDocuments(1)
    // Nobody else could run the command where it was built, or look into the folder of tests.
    let copy = folder.path + "/viewtree"
    try FileManager.default.copyItem(atPath: Self.command, toPath: copy)
    for (path, mode) in [(folder.path, 0o755), (folder.path + "/documents", 0o555)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    let words = [copy, "check", "--update", folder.path + "/documents"]
    // The rights do not bind the superuser, as whom tests run on many build servers.
    let others = geteuid() == 0 ? ["setpriv", "--reuid=65534", "--clear-groups"] : []
    let process = try start("/usr/bin/env", others + words)
    process.waitUntilExit()
    let output = folder.text("output") ?? ""
    #expect(process.terminationStatus == 2, "\(output)")
    #expect(
      output.contains(
        "0.inspect.txt: it cannot be written: the permissions do not allow this, or the disk is read-only"
      ), "\(output)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/documents")
    #expect(contents == old)
  }
}
