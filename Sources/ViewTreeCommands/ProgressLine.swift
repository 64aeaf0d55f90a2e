/// A line on a terminal with the progress of a long run.
final class ProgressLine {
  private let console: Console
  private let clock = ContinuousClock()
  private var nextTime: ContinuousClock.Instant
  private var isShown = false

  /// Shows no line in the first second, and never without a terminal.
  init(_ console: Console) {
    self.console = console
    nextTime = clock.now + .seconds(1)
  }

  /// Shows the number of finished files, at most ten times a second.
  func show(_ done: Int, of all: Int) {
    guard console.errorIsTerminal, console.collector == nil, clock.now >= nextTime else { return }
    nextTime = clock.now + .milliseconds(100)
    isShown = true
    console.writeError(Array("\r\u{1B}[K\(CommandWords.progress(done, of: all))".utf8))
  }

  /// Takes the line away.
  func clear() {
    if isShown { console.writeError(Array("\r\u{1B}[K".utf8)) }
    isShown = false
  }
}
