import Foundation
import Testing

@testable import ViewTreeCommands

/// A shell on a terminal of its own, in a folder where `viewtree` writes down its arguments instead of running.
final class InteractiveShell {
  /// The programs that a shell needs: itself, and `script`, which makes the terminal.
  static func programs(_ name: String) -> (shell: String, script: String)? {
    func path(_ name: String) -> String? {
      ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    guard let shell = path(name), let script = path("script") else { return nil }
    return (shell, script)
  }

  private let folder: TemporaryFolder
  private let process = Process()
  private let keys = Pipe()

  /// Starts a shell with the completions of viewtree; `names` are the lines that `completion --names` prints.
  init(_ name: String, in folder: TemporaryFolder, names: [String: String]) throws {
    self.folder = folder
    let programs = try #require(Self.programs(name))
    for (kind, lines) in names { _ = folder.file("names.\(kind)", lines) }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/bin", withIntermediateDirectories: true)
    let recorder = folder.file("bin/viewtree", Self.recorder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: recorder)
    _ = folder.file("bin/_viewtree", try #require(CompletionScript.of(shell: name)))
    let (options, setup) = try #require(Self.start[name])
    process.executableURL = URL(fileURLWithPath: programs.script)
    #if os(Linux)
      let command = ([programs.shell] + options).joined(separator: " ")
      process.arguments = ["-qfec", command, "/dev/null"]
    #else
      process.arguments = ["-q", "/dev/null", programs.shell] + options
    #endif
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "PATH": "\(folder.path)/bin:/usr/bin:/bin", "HOME": folder.path, "TERM": "xterm",
      "LC_ALL": "C.UTF-8", "FOLDER": folder.path, "INPUTRC": "/dev/null",
    ]
    process.standardInput = keys
    let screen = FileHandle(forWritingAtPath: folder.file("screen", ""))
    process.standardOutput = screen
    process.standardError = screen
    try process.run()
    type(setup + "; viewtree ready\n")
    _ = words(1)
  }

  deinit {
    try? keys.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }

  private static let recorder = """
    #!/bin/sh
    if [ "$1" = completion ]; then exec cat "$FOLDER/names.$3"; fi
    { printf '%s\\0' "$@"; printf '\\036\\0'; } >>"$FOLDER/log"

    """

  /// The options of each shell, and the line that loads the completions and makes it ask no questions.
  private static let start: [String: ([String], String)] = [
    "bash": (
      ["--noprofile", "--norc", "-i"],
      "bind 'set completion-query-items 0'; bind 'set page-completions off'; "
        + "bind 'set show-all-if-ambiguous on'; source bin/_viewtree"
    ),
    "zsh": (
      ["-f", "-i"],
      "LISTMAX=10000; setopt noautomenu; fpath=($FOLDER/bin $fpath); autoload -U compinit; compinit -D -u"
    ),
    "fish": (["--no-config", "-i"], "source bin/_viewtree"),
  ]

  private func type(_ text: String) {
    try? keys.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// What the shell has shown.
  var screen: String { folder.text("screen") ?? "" }

  /// The arguments of the first calls of `viewtree`, as soon as there are so many.
  private func words(_ count: Int) -> [[String]] {
    // Up to two minutes: on a busy machine a shell can take long for a line.
    for _ in 0..<120_000 {
      let log = folder.text("log") ?? ""
      let calls = log.components(separatedBy: "\u{1E}\0").dropLast()
      if calls.count >= count {
        return calls.map { $0.components(separatedBy: "\0").dropLast() }
      }
      usleep(1000)
    }
    Issue.record("the shell shows: \(screen)")
    return []
  }

  /// Types lines and presses Return after each of them; returns the arguments that `viewtree` got from each.
  func run(_ lines: [String]) -> [[String]] {
    var arguments: [[String]] = []
    let before = words(1).count
    for (number, line) in lines.enumerated() {
      type(line + "\n")
      // One line at a time: what is typed while a program runs reaches the terminal's own line editor.
      arguments = words(before + number + 1)
      if arguments.isEmpty { return [] }
    }
    return Array(arguments.dropFirst(before))
  }
}
