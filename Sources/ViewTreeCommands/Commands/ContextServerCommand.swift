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
  private var bytes: [UInt8] = []

  /// The greatest length of a message, in bytes.
  private static let limit = 16 << 20

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
        if piece.isEmpty { return .fine }
        bytes += piece
        try answerLines()
        if bytes.count > Self.limit { bytes.removeAll() }
      }
    } catch FileSystem.Failure.nobodyReads {
      return .no
    } catch {
      console.message("viewtree: the server stopped: \(error)")
      return .no
    }
  }

  private mutating func answerLines() throws {
    var start = 0
    while let end = bytes[start...].firstIndex(of: Byte.lineFeed) {
      let line = Array(bytes[start..<end])
      start = end + 1
      guard line.contains(where: { !Byte.isSpace($0) && $0 != Byte.carriageReturn }) else {
        continue
      }
      for answer in server.receive(line) {
        var content = ByteBuffer()
        answer.write(to: &content)
        content.append("\n")
        try console.writeOutput(content.takeAll())
      }
    }
    bytes.removeFirst(start)
  }
}
