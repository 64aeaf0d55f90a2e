import ViewTreeGolden
import ViewTreeInspector
import ViewTreeLanguageServer
import ViewTreeRequests
import ViewTreeSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Command {
  /// Coding assistants.
  static let contextServer = Command(
    name: "mcp", usage: "[OPTION …] [FOLDER …]",
    summary: "Start the server for coding assistants (MCP)",
    options: [.help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      let folders = arguments.files.isEmpty ? ["."] : arguments.files
      if let path = folders.first(where: { ContextFolders([$0]).paths.isEmpty }) {
        console.message(CommandWords.unreadable(path, .notFound))
        return .unusable
      }
      var session = ContextServerSession(folders, takesRoots: arguments.files.isEmpty, console)
      return session.run()
    })
}

/// The server, connected to the process's streams. Each line is a message.
private struct ContextServerSession {
  private var server: ContextServer
  private let console: Console
  private var lines = MessageLines(limit: 16 << 20)

  init(_ folders: [String], takesRoots: Bool, _ console: Console) {
    let temporary = console.variable("TMPDIR") ?? "/tmp"
    let name = "viewtree-pictures-\(getpid())"
    server = ContextServer(
      folders: folders, takesRoots: takesRoots, console: console,
      pictures: FileSystem.path(name, in: temporary))
    self.console = console
  }

  mutating func run() -> ExitStatus {
    do {
      while true {
        // Reads waiting messages first, because they may cancel the current call.
        if server.hasWork, !console.inputWaits() {
          try write(server.advance())
          continue
        }
        let piece = try console.readPiece()
        // At the end of input, a line feed completes a last line that has none.
        try answer(piece.isEmpty ? [Byte.lineFeed] : piece)
        guard piece.isEmpty else { continue }
        server.endRoots()
        while server.hasWork { try write(server.advance()) }
        return .fine
      }
    } catch FileSystem.Failure.nobodyReads {
      return .no
    } catch {
      let failure = error as? FileSystem.Failure ?? .other("\(error)")
      console.message(CommandWords.serverStopped(failure))
      return .no
    }
  }

  private mutating func answer(_ piece: [UInt8]) throws {
    for line in lines.take(piece) { try write(server.receive(line)) }
  }

  private func write(_ messages: [OrderedJSON]) throws {
    for message in messages {
      var content = ByteBuffer()
      message.write(to: &content)
      content.append("\n")
      try console.writeOutput(content.takeAll())
    }
  }
}
