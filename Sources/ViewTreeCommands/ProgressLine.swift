/// A line on a terminal that says how far a long run is.
final class ProgressLine {
  private let console: Console
  private let clock = ContinuousClock()
  private var nextTime: ContinuousClock.Instant
  private var isShown = false

  /// Shows nothing before a second has passed, and nothing ever without a terminal.
  init(_ console: Console) {
    self.console = console
    nextTime = clock.now + .seconds(1)
  }

  /// Says how many of all are done, ten times a second at most.
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
