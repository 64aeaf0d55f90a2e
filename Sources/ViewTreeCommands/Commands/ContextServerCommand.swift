import ViewTreeGolden
import ViewTreeInspector
import ViewTreeLanguageServer
import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// Coding assistants.
  static let contextServer = Command(
    name: "mcp", usage: "[OPTION …] [FOLDER]",
    summary: "Start the server for coding assistants (MCP)",
    options: [.help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      if arguments.files.count > 1 { throw .extraWord(arguments.files[1], command: "mcp") }
      let path = arguments.files.first ?? "."
      do throws(FileSystem.Failure) {
        var session = ContextServerSession(try ContextFolder(path), console)
        return session.run()
      } catch {
        console.message(CommandWords.unreadable(path, error))
        return .unusable
      }
    })
}

/// The server, connected to the process's streams. Each line is a message.
private struct ContextServerSession {
  private var server: ContextServer
  private let console: Console
  private var lines = MessageLines(limit: 16 << 20)

  init(_ folder: ContextFolder, _ console: Console) {
    let temporary = console.variable("TMPDIR") ?? "/tmp"
    server = ContextServer(
      folder: folder, console: console, pictures: temporary + "/viewtree-pictures")
    self.console = console
  }

  mutating func run() -> ExitStatus {
    do {
      while true {
        let piece = try console.readPiece()
        // The last line may have no end.
        try answer(piece.isEmpty ? [Byte.lineFeed] : piece)
        if piece.isEmpty { return .fine }
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
    for line in lines.take(piece) {
      for answer in server.receive(line) {
        var content = ByteBuffer()
        answer.write(to: &content)
        content.append("\n")
        try console.writeOutput(content.takeAll())
      }
    }
  }
}
