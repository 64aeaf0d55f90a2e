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
    #expect(run.output.components(separatedBy: "<figure").count == 4)
    #expect(run.output.contains("\"title\":\"1. set width = 40\""))
  }

  @Test("Devices and widths of a page show the views that a tap adds")
  func screensAfterTap() {
    let screen = folder.file(
      "Screen.swift",
      """
      import SwiftUI
      struct Screen: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("more") { isOpen = true }
            if isOpen { Text("added") }
          }
        }
      }
      #Preview { Screen() }
      """)
    let run = draw("--format", "html", "--tap", "more", screen)
    #expect(run.status == .fine && run.error.isEmpty)
    // The screen, six devices and text sizes, and at least one width.
    #expect(run.output.components(separatedBy: ">added</text>").count > 7)
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

  @Test("As SVG, two documents are next to each other, with the changed views framed")
  func beforeAndAfter() {
    let old = folder.file("old.json", box)
    let new = folder.file("new.json", box.replacing("\"width\": 20", with: "\"width\": 30"))
    for picture in ["screen", "layout"] {
      let run = draw("--picture", picture, old, new)
      #expect(run.status == .fine && run.error.isEmpty)
      #expect(run.output.contains(">before</text>") && run.output.contains(">after</text>"))
      // One of the first evaluation and two of the step.
      #expect(run.output.contains("3 changes.</desc>"))
      // 40 40 20x20 and 35 40 30x20, with 2 points around them.
      #expect(run.output.contains("<rect x=\"38\" y=\"38\" width=\"24\" height=\"24\" rx=\"3\""))
      #expect(run.output.contains("<rect x=\"33\" y=\"38\" width=\"34\" height=\"24\" rx=\"3\""))
    }
  }

  @Test("The order, the keys and a text picture of two documents are refused")
  func refused() {
    let file = folder.file("box.json", box)
    for words in [["--picture", "order"], ["--picture", "keys"], ["--format", "text"]] {
      let run = CommandRun(["draw"] + words + [file, file])
      #expect(run.status != .fine && run.output.isEmpty)
      #expect(run.error.contains("--format html"), "\(words)")
    }
    #expect(draw("--format", "html", file, file, file).status != .fine)
    #expect(
      CommandRun(["draw", "--format", "html", "-", "-"], input: box).error
        == "viewtree: only one of the two files can be standard input\n")
  }

  // MARK: - Devices and widths

  private let title = """
    { "viewtree": 1, "window": { "width": 390, "height": 200 },
      "root": { "view": "Text", "text": "A title that is too wide for the smallest of phones",
        "modifiers": [ { "lineLimit": 1 } ] } }
    """

  @Test("The page of a screen has devices, text sizes and the widths at which it changes")
  func screens() {
    let run = draw("--format", "html", folder.file("title.json", title))
    #expect(run.status == .fine && run.error.isEmpty)
    for name in ["iPhone SE 3 · large", "iPad 10 · accessibility3", "320 points wide"] {
      #expect(run.output.contains("<p class=\"name\">\(name)</p>"), "\(name)")
    }
    #expect(run.output.contains(" data-from=\"320\">"))
    #expect(run.output.contains("<p class=\"change\">Text: no longer truncated</p>"))
    // Widths end at the widest phone.
    #expect(run.output.contains("<p class=\"end\" data-from=\"440\" hidden=\"\">"))
  }

  @Test("Devices and text sizes can be named, and the page opens on the first of them")
  func namedScreens() {
    let run = draw(
      "--format", "html", "--devices", "iPad 10,iPhone 17", "--dynamic-type", "xLarge,large",
      folder.file("title.json", title))
    #expect(run.status == .fine && run.error.isEmpty)
    #expect(run.output.contains("<p id=\"status\">820x1180 @2x"))
    #expect(run.output.contains("<p class=\"name\">iPhone 17 · xLarge</p>"))
    #expect(!run.output.contains("iPhone SE 3"))
  }

  @Test("A small window has no devices, and steps on the command line are opened")
  func opens() {
    let small = folder.file("small.json", box)
    let run = draw("--format", "html", small)
    #expect(!run.output.contains("class=\"screens\""))
    #expect(run.output.contains(" data-step=\"0\">"))
    let set = draw("--format", "html", "--perform", "width = 60", small)
    #expect(set.output.contains(" data-step=\"2\">"))
  }

  // MARK: - Reports and golden files

  private var wide: String { box.replacing("\"width\": 20", with: "\"width\": 30") }

  @Test(
    "A report, a golden file or a picture is compared with a document, by its frames",
    arguments: [
      ("inspect", ["inspect", "--format", "text"], ""),
      ("inspect", ["inspect", "--format", "json"], ""),
      ("draw", ["draw"], ""),
      ("inspect", ["inspect", "--format", "text"], "viewtree-golden 3: inspect\n"),
      ("draw", ["draw"], "<?viewtree-golden 3: draw?>\n"),
    ])
  func reports(command: String, words: [String], firstLine: String) {
    let kept = folder.file(
      "kept.\(command)", firstLine + CommandRun(words + [folder.file("box.json", box)]).output)
    let new = folder.file("box.json", wide)
    let run = draw("--format", "html", kept, new)
    #expect(run.status == .fine && run.error.isEmpty, "\(run.error)")
    #expect(run.output.contains("<figcaption>old: layout</figcaption>"))
    #expect(run.output.contains("<figcaption>new: order of closures</figcaption>"))
    #expect(run.output.contains("Color #box  resized from 20x20 to 30x20, moved by -5 0"))
    #expect(run.output.contains("[40,40,20,20],[35,40,30,20],[]"))
    // The frame as it was, drawn.
    #expect(run.output.contains("<rect x=\"40\" y=\"40\" width=\"20\" height=\"20\""))
    // And the other way round.
    let back = draw("--format", "html", new, kept)
    #expect(back.status == .fine, "\(back.error)")
    #expect(back.output.contains("Color #box  resized from 30x20 to 20x20, moved by 5 0"))
    #expect(back.output.contains("[35,40,30,20],[40,40,20,20],[]"))
  }

  @Test("A view that only the report has is told and outlined where it was")
  func gone() {
    func document(_ children: String) -> String {
      "{ \"viewtree\": 1, \"window\": { \"width\": 100, \"height\": 100 }, \"root\": { \"view\": "
        + "\"ZStack\", \"id\": \"all\", \"children\": [\(children)] } }"
    }
    let color = "{ \"view\": \"Color\", \"id\": \"kept\" }"
    let divider = "{ \"view\": \"Divider\", \"id\": \"lost\" }"
    let old = folder.file("a.json", document("\(color), \(divider)"))
    let kept = folder.file(
      "a.inspect.txt", CommandRun(["inspect", "--format", "text", old]).output)
    let run = draw("--format", "html", kept, folder.file("a.json", document(color)))
    #expect(run.status == .fine, "\(run.error)")
    #expect(run.output.contains("Divider #lost  gone"))
    #expect(run.output.contains("[0,49.75,100,0.5],0,[]"))
  }

  @Test("The document is evaluated as the first line of a golden file says")
  func words() {
    let words = ["inspect", "--window", "200x100", "--step", "1"]
    let report = CommandRun(words + ["--format", "text", folder.file("box.json", box)]).output
    let kept = folder.file(
      "box.inspect.txt", "viewtree-golden 3: \(words.joined(separator: " "))\n" + report)
    let run = draw("--format", "html", kept, folder.file("box.json", box))
    #expect(run.status == .fine, "\(run.error)")
    #expect(run.output.components(separatedBy: "\"changes\":[]").count == 3)
    #expect(run.output.components(separatedBy: "\"header\":\"200x100 @2x").count == 3)
    // What is asked for beside it counts.
    let asked = draw("--format", "html", "--step", "0", kept, folder.file("box.json", box))
    #expect(asked.output.contains("Color #box  resized from 40x20 to 20x20, moved by 10 0"))
  }

  @Test("Standard input may be either, and is read once")
  func standardInput() {
    let new = folder.file("box.json", wide)
    let report = CommandRun(["inspect", "--format", "text", folder.file("old.json", box)]).output
    for input in [report, box] {
      let run = CommandRun(["draw", "--format", "html", "-", new], input: input)
      #expect(run.status == .fine && run.error.isEmpty, "\(run.error)")
      #expect(run.output.contains("Color #box  resized from 20x20 to 30x20"))
    }
  }

  @Test("What has no frames is not drawn, nor are two reports, with a way out")
  func refusedReports() {
    let file = folder.file("box.json", box)
    func kept(_ name: String, _ words: [String]) -> String {
      folder.file(name, CommandRun(words + [file]).output)
    }
    let inspected = kept("box.inspect.txt", ["inspect", "--format", "text"])
    for (name, words) in [
      ("box.order.txt", ["order", "--format", "text"]), ("box.keys.txt", ["keys"]),
      ("box.draw.svg", ["draw", "--picture", "order"]),
      ("box.draw.txt", ["draw", "--format", "text"]),
      ("only.inspect.txt", ["inspect", "--only", "order"]),
    ] {
      let path = kept(name, words)
      let run = draw("--format", "html", path, file)
      #expect(run.status == .unusable && run.output.isEmpty, "\(name)")
      #expect(
        run.error.contains("contains no frames to draw; use a report of 'inspect'"), "\(run.error)")
    }
    let two = draw("--format", "html", inspected, inspected)
    #expect(two.status == .unusable && two.error.contains("'viewtree diff'"))
    let view = draw("--format", "html", "--view", "box", inspected, file)
    #expect(
      view.error
        == "viewtree: '--view' and '\(inspected)' exclude each other; use only one of them\n")
    #expect(draw("--format", "html", inspected).error.contains("is a report of 'inspect'"))
  }
}
