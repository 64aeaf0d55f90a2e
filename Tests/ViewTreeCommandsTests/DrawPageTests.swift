import Testing

@testable import ViewTreeCommands

@Suite("Pages of viewtree draw")
struct DrawPageTests {
  let folder = TemporaryFolder()

  /// A box in the middle of a window, that a step makes wider.
  private let box = """
    { "viewtree": 1, "window": { "width": 100, "height": 100 }, "state": { "width": 20 },
      "root": { "view": "Color", "id": "box", "modifiers": [
        { "frame": { "width": "width", "height": 20 } } ] },
      "steps": [ { "set": { "width": 40 } } ] }
    """

  private func draw(_ words: String...) -> CommandRun { CommandRun(["draw"] + words) }

  @Test("A page has the start and what is after each step")
  func steps() {
    let run = draw("--format", "html", folder.file("box.json", box))
    #expect(run.status == .fine && run.error.isEmpty)
    #expect(run.output.hasPrefix("<!DOCTYPE html>\n"))
    #expect(run.output.contains("<figcaption>Start: layout</figcaption>"))
    #expect(run.output.contains("<figcaption>1. set width = 40: order of closures</figcaption>"))
  }

  @Test("With the word of a step it has only that moment")
  func oneStep() {
    let run = draw("--format", "html", "--step", "1", folder.file("box.json", box))
    #expect(run.status == .fine)
    #expect(run.output.components(separatedBy: "<figure").count == 3)
    #expect(run.output.contains("\"title\":\"1. set width = 40\""))
  }

  @Test("Two documents are on one page, with what diff tells of them")
  func twoDocuments() {
    let old = folder.file("old.json", box)
    let new = folder.file("new.json", box.replacing("\"width\": 20", with: "\"width\": 30"))
    let run = draw("--format", "html", old, new)
    #expect(run.status == .fine && run.error.isEmpty)
    #expect(run.output.contains("<figcaption>old: layout</figcaption>"))
    #expect(run.output.contains("<figcaption>new: layout</figcaption>"))
    #expect(run.output.contains("Color #box  resized from 20x20 to 30x20, moved by -5 0"))
    // The first evaluation only: from 40 40 20x20 to 35 40 30x20.
    #expect(run.output.contains("[40,40,20,20],[35,40,30,20],[]"))
    // It is there without scripts, too.
    #expect(
      run.output.contains("<ul>\n<li>Color #box  resized from 20x20 to 30x20, moved by -5 0</li>\n")
    )
  }

  @Test("Two equal documents have no difference")
  func equalDocuments() {
    let file = folder.file("box.json", box)
    let run = draw("--format", "html", file, file)
    #expect(run.status == .fine)
    #expect(run.output.components(separatedBy: "\"changes\":[]").count == 3)
    #expect(run.output.contains("<li>nothing</li>"))
  }

  @Test("Two documents are drawn on a page only, and a report is no document")
  func refused() {
    let file = folder.file("box.json", box)
    let svg = draw(file, file)
    #expect(svg.status != .fine && svg.output.isEmpty)
    #expect(svg.error.contains("--format html"))
    let report = folder.file("box.inspect.txt", CommandRun(["inspect", file]).output)
    let run = draw("--format", "html", report, file)
    #expect(run.status == .unusable && run.output.isEmpty && !run.error.isEmpty)
    #expect(draw("--format", "html", file, file, file).status != .fine)
  }
}
