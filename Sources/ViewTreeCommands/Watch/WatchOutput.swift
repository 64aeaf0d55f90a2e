/// The output of one run of a watch, stored until it's complete.
final class WatchOutput {
  var pieces: [(isError: Bool, bytes: [UInt8])] = []

  /// A console that stores its output.
  func console(like console: Console) -> Console {
    var kept = console
    kept.writeOutput = { self.pieces.append((false, $0)) }
    kept.writeError = { self.pieces.append((true, $0)) }
    return kept
  }
}
