import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("Sources of changes")
struct ChangeSourceTests {
  private let folder = TemporaryFolder()

  /// Changes the file at the first wait, and ends the watch when the change has been run.
  private final class Changing: ChangeSource {
    private let source: any ChangeSource
    private let change: () -> Void
    private var waitCount = 0
    var isDone = false

    init(_ source: any ChangeSource, change: @escaping () -> Void) {
      self.source = source
      self.change = change
    }

    func wait(for folders: [String]) -> Bool {
      waitCount += 1
      if waitCount == 1 { change() }
      return !isDone && source.wait(for: folders)
    }

    func pause() -> Bool { source.pause() }
  }

  private func watch(_ source: any ChangeSource) -> WatchRun {
    let path = folder.file("a.json", "{ \"viewtree\": 1, \"root\": \"Color\" }")
    let changing = Changing(source) {
      _ = folder.file("a.json", "{ \"viewtree\": 1, \"root\": \"Spacer\" }")
    }
    return WatchRun(["inspect", path], changing, atRun: { changing.isDone = $0 == 2 })
  }

  @Test("Looking again and again finds a change")
  func polling() {
    let run = watch(PollingSource(interval: 1))
    #expect(run.runCount == 2 && run.output.contains("Spacer"))
  }

  #if os(Linux)
    @Test(
      "The kernel tells of a change, of a file put in the place of another, and of nothing else")
    func inotify() throws {
      let source = try #require(InotifySource())
      #expect(source.follow([folder.path]) && !source.hasEvents(within: 0))
      let path = folder.file("a.json", "1")
      #expect(source.hasEvents(within: 60_000) && !source.hasEvents(within: 0))
      let other = TemporaryFolder()
      _ = rename(other.file("b", "2"), path)
      #expect(source.hasEvents(within: 60_000))
      _ = other.file("c", "3")
      _ = folder.text("a.json")
      #expect(!source.hasEvents(within: 0))
      #expect(!source.follow([folder.path + "/none"]))
    }

    @Test("A watch by the kernel runs again after a change, also where a folder cannot be followed")
    func inotifyWatch() throws {
      let run = watch(try #require(InotifySource()))
      #expect(run.runCount == 2 && run.output.contains("Spacer"))
    }
  #endif
}
