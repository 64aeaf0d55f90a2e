import ViewTreeSyntax

/// The log of a server, which is sent to the client.
struct ContextLog {
  /// The levels of the protocol, the least severe first.
  enum Level: String, CaseIterable {
    case debug, info, notice, warning, error, critical, alert, emergency

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    static func >= (left: Level, right: Level) -> Bool { left.rank >= right.rank }
  }

  /// The least severe level that is sent.
  var level = Level.warning

  /// A notification with a message. `nil` if the client doesn't want it.
  func message(_ level: Level, _ text: String) -> OrderedJSON? {
    guard level >= self.level else { return nil }
    return [
      "jsonrpc": "2.0", "method": "notifications/message",
      "params": [
        "level": .text(level.rawValue), "logger": "viewtree",
        "data": .text(TerminalText.escaped(text)),
      ],
    ]
  }
}
