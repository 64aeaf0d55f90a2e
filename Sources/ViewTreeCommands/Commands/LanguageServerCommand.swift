import ViewTreeInspector
import ViewTreeLanguageServer
import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// Editors.
  static let languageServer = Command(
    name: "lsp", usage: "[OPTION …]",
    summary: "Start the language server for editors",
    options: [.stdio, .limit, .help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      if let word = arguments.files.first { throw .extraWord(word, command: "lsp") }
      var session = LanguageServerSession(try Limits(arguments), console)
      return session.run()
    })
}

/// The server, connected to the process's streams.
private struct LanguageServerSession {
  private var server: LanguageServer
  private var frames: MessageFrames
  private let console: Console

  init(_ limits: Limits, _ console: Console) {
    server = LanguageServer(limits: limits)
    frames = MessageFrames(limit: limits.reader.bytes)
    self.console = console
  }

  /// Answers messages until the editor sends `exit`, or the input ends.
  mutating func run() -> ExitStatus {
    do {
      while server.exitCode == nil {
        let piece = try console.readPiece()
        guard !piece.isEmpty else { return try ended() }
        frames.take(piece)
        while server.exitCode == nil, let frame = frames.next() {
          if let status = try answer(frame) { return status }
        }
        // Waiting input may change the documents again, so settle only when there is none.
        while server.exitCode == nil, !console.inputWaits(), let messages = server.settleNext() {
          try write(messages)
        }
      }
      return server.exitCode == 0 ? .fine : .no
    } catch FileSystem.Failure.nobodyReads {
      return .no
    } catch {
      let failure = error as? FileSystem.Failure ?? .other("\(error)")
      console.message(CommandWords.serverStopped(failure))
      return .no
    }
  }

  /// Answers a message. Returns the exit status if no further message can follow.
  private mutating func answer(_ frame: Result<[UInt8], FrameProblem>) throws -> ExitStatus? {
    switch frame {
    case .success(let content): try write(server.receive(content))
    case .failure(let problem):
      try write(server.receive(problem))
      console.message(CommandWords.languageServer(problem))
      if problem.isFinal { return .no }
    }
    return nil
  }

  /// The input has ended without `exit`.
  private func ended() throws -> ExitStatus {
    if let problem = frames.problemAtEnd {
      try write(server.receive(problem))
      console.message(CommandWords.languageServer(problem))
    }
    return .no
  }

  private func write(_ messages: [OrderedJSON]) throws {
    guard !messages.isEmpty else { return }
    try console.writeOutput(messages.flatMap { MessageFrames.framed($0) })
  }
}
