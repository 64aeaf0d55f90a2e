@testable import ViewTreeCommands

/// A source of changes that makes them itself: something happens at each wait and at each pause.
final class ScriptedSource: ChangeSource {
  private var waits: [() -> Void]
  private var pauses: [() -> Void]
  private let atOtherPauses: () -> Void
  private(set) var pauseCount = 0
  private(set) var folders: [String] = []

  /// The watch ends when all waits are over.
  init(
    waits: [() -> Void], pauses: [() -> Void] = [], atOtherPauses: @escaping () -> Void = {}
  ) {
    self.waits = waits
    self.pauses = pauses
    self.atOtherPauses = atOtherPauses
  }

  func wait(for folders: [String]) -> Bool {
    self.folders = folders
    guard !waits.isEmpty else { return false }
    waits.removeFirst()()
    return true
  }

  func pause() -> Bool {
    pauseCount += 1
    if pauses.isEmpty { atOtherPauses() } else { pauses.removeFirst()() }
    return true
  }
}
