import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("Watching")
struct WatchTests {
  private let folder = TemporaryFolder()

  private func document(_ text: String) -> String {
    "{ \"viewtree\": 1, \"root\": { \"view\": \"Text\", \"text\": \"\(text)\" } }"
  }

  /// Writes a document whose text tells which one it is.
  @discardableResult
  private func write(_ text: String, to name: String = "a.json") -> String {
    folder.file(name, document(text))
  }

  /// As editors do that write a new file and put it in the place of the old one.
  private func replace(_ text: String) {
    let new = write(text, to: "new")
    _ = rename(new, folder.path + "/a.json")
  }

  private func remove(_ name: String = "a.json") {
    try? FileManager.default.removeItem(atPath: folder.path + "/" + name)
  }

  /// The texts in the order in which reports showed them.
  private func shown(_ run: WatchRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("Text \"") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
  }

  @Test("A change gives one run, a glance without one none; the watch ends with the last exit code")
  func change() {
    let path = write("one")
    let source = ScriptedSource(waits: [{}, { write("three") }, {}, { replace("seven") }, {}])
    let run = WatchRun(["inspect", path], source)
    #expect(run.runCount == 3 && shown(run) == ["one", "three", "seven"] && run.status == .fine)
    #expect(source.folders == [folder.path])
  }

  @Test("After the first run, the changes since the last one come before the report")
  func changesFirst() {
    let path = write("one")
    let source = ScriptedSource(waits: [
      { write("two") }, { _ = folder.file("a.json", document("two") + "\n") },
    ])
    let run = WatchRun(["inspect", path], source)
    let reports = run.output.components(separatedBy: "since the last run")
    #expect(reports.count == 3 && !reports[0].contains("->"))
    #expect(reports[0].hasSuffix("\nchanged ") && reports[1].contains("  Text \"two\"  text: "))
    #expect(reports[1].hasSuffix("no change in behavior "))
    #expect(!WatchRun(["inspect", "--only", "views", path], source).output.contains("last run"))
  }

  @Test("Several quick changes give one run, of the last of them")
  func quickChanges() {
    let path = write("one")
    let source = ScriptedSource(
      waits: [{ write("two") }], pauses: [{ write("three") }, { replace("four") }, {}])
    let run = WatchRun(["inspect", path], source)
    #expect(shown(run) == ["one", "four"] && source.pauseCount == 3)
  }

  @Test("Changes without an end are shown after twenty pauses")
  func endlessChanges() {
    let path = write("one")
    var text = "x"
    let source = ScriptedSource(
      waits: [{ write("two") }],
      atOtherPauses: {
        text += "x"
        write(text)
      })
    let run = WatchRun(["inspect", path], source)
    #expect(run.runCount == 2 && source.pauseCount == 20)
    #expect(shown(run) == ["one", String(repeating: "x", count: 21)])
  }

  @Test(
    "A file that vanishes for a moment is waited for, one that stays away is told of and waited for"
  )
  func vanishing() {
    let path = write("one")
    let brief = ScriptedSource(waits: [{ remove() }], pauses: [{}, {}, { write("back") }, {}])
    let first = WatchRun(["inspect", path], brief)
    #expect(shown(first) == ["one", "back"] && !first.error.contains("there is no file"))

    let long = ScriptedSource(waits: [{ remove() }, {}, { write("later") }])
    let second = WatchRun(["inspect", path], long)
    #expect(second.runCount == 3 && shown(second) == ["back", "later"])
    #expect(second.error.contains("viewtree: there is no file '\(path)'\n"))
  }

  @Test("A mistake is shown, and the watch goes on until it is mended")
  func mistake() {
    let path = write("one")
    let source = ScriptedSource(waits: [
      { _ = folder.file("a.json", "{ \"viewtree\": 1, \"root\": \"Colr\" }") }, { write("two") },
    ])
    let run = WatchRun(["inspect", path], source)
    #expect(run.runCount == 3 && shown(run) == ["one", "two"] && run.status == .fine)
    #expect(run.error.contains("[unknown-view]"))
    #expect(
      run.error.contains(
        "viewtree: run 2 ended with exit code 2; watching \(path) until Ctrl-C\n"))
  }

  @Test("A change during a run is seen after it")
  func changeDuringRun() {
    let path = write("one")
    let run = WatchRun(
      ["inspect", path], ScriptedSource(waits: []), atRun: { if $0 == 1 { write("other") } })
    #expect(run.runCount == 2 && shown(run) == ["other", "other"])
  }

  @Test("For a document only its own file counts, for check its goldens, too")
  func goldens() {
    let path = write("one")
    #expect(CommandRun(["check", "--update", path]).status == .fine)
    let touch: () -> Void = { _ = folder.file("a.order.txt", "viewtree-golden 3: order\n") }
    let other: () -> Void = { write("other", to: "b.json") }
    #expect(WatchRun(["inspect", path], ScriptedSource(waits: [touch, other])).runCount == 1)
    _ = CommandRun(["check", "--update", path])
    let run = WatchRun(["check", path], ScriptedSource(waits: [other, touch]))
    #expect(run.runCount == 2 && run.status == .no && run.output.hasPrefix("2 equal in "))
  }

  @Test("In a folder documents and goldens count, new ones and those in folders below included")
  func folders() throws {
    write("one")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/below", withIntermediateDirectories: true)
    let source = ScriptedSource(waits: [
      { write("x", to: ".hidden.json") }, { write("x", to: "notes.md") },
      { write("two", to: "below/b.yaml") }, { remove("below/b.yaml") },
    ])
    let run = WatchRun(["check", folder.path], source)
    #expect(run.runCount == 3)
    #expect(source.folders.contains(folder.path + "/below"))
  }

  @Test("Through a link the file that it leads to is watched")
  func link() throws {
    write("one", to: "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.json", withDestinationPath: "real.json")
    let source = ScriptedSource(waits: [{ write("three", to: "real.json") }])
    #expect(shown(WatchRun(["inspect", folder.path + "/a.json"], source)) == ["one", "three"])
  }

  @Test("On a terminal each run begins on an empty screen and ends with what is watched")
  func terminal() {
    let path = write("one")
    let change = { _ = write("three") }
    let report = CommandRun(["inspect", path]).output
    let line =
      "\nviewtree: run at 12:34:56 ended with exit code 0; watching \(path) until Ctrl-C\n"
    let words = ["inspect", "--color=never", path]
    let run = WatchRun(words, ScriptedSource(waits: [change]), isTerminal: true)
    #expect(run.output.hasPrefix("\u{1b}[H\u{1b}[2J\(report)\(line)\u{1b}[H\u{1b}[2J"))
    #expect(run.output.hasSuffix(line) && run.error.isEmpty)
    write("one")
    for (isTerminal, variables) in [(false, [:]), (true, ["TERM": "dumb"])] {
      let plain = WatchRun(
        words, ScriptedSource(waits: []), isTerminal: isTerminal,
        variables: variables)
      #expect(plain.output == report)
      #expect(
        plain.error == "viewtree: run 1 ended with exit code 0; watching \(path) until Ctrl-C\n")
    }
  }

  @Test("A watch whose output nobody reads any more ends")
  func closedOutput() {
    let run = WatchRun(
      ["inspect", write("one")], ScriptedSource(waits: [{}, {}]), readerLeaves: true)
    #expect(run.runCount == 1 && run.status == .fine)
  }

  @Test("Standard input cannot be watched, and what writes goldens is not run again and again")
  func refused() {
    let path = write("one")
    for (words, other) in [
      (["inspect", "--watch", "-"], "-"), (["check", "--update", "--watch", path], "--update"),
      (["check", "--watch", "--output", "a.txt", path], "--output"),
      (["check", "--watch", "--artifacts", "out", path], "--artifacts"),
    ] {
      let run = CommandRun(words)
      #expect(run.status == .unusable && run.output.isEmpty)
      #expect(
        run.error == "viewtree: '--watch' and '\(other)' exclude each other; use only one of them\n"
      )
    }
    #expect(CommandRun(["order", "--watch"]).error.contains("needs a FILE"))
    _ = folder.file("a.inspect.txt", "viewtree-golden 3: inspect --watch\n")
    #expect(CommandRun(["check", path]).error.contains("unknown option '--watch'"))
  }
}
