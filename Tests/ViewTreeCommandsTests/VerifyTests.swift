import Foundation
import Testing
import ViewTreeLayout
import ViewTreeRandom

@testable import ViewTreeCommands
@testable import ViewTreeGolden

@Suite("viewtree verify")
struct VerifyTests {
  let folder = TemporaryFolder()

  /// Verifies a document with what was measured of it; the folder is a dot.
  private func verify(
    _ document: String, _ moments: [MeasuredMoment], _ options: [String] = [],
    change: (String) -> String = { $0 }
  ) -> (status: ViewTreeCommands.ExitStatus, lines: [String], error: String) {
    let file = folder.file("a.json", document)
    let text = change(MeasuredSample.text(of: file, moments))
    let run = CommandRun(["verify", file, "-"] + options, input: text)
    return (
      run.status,
      run.output.replacing(folder.path, with: ".").split(separator: "\n").map(String.init),
      run.error.replacing(folder.path, with: ".")
    )
  }

  private func verify(
    _ frames: [String: MeasuredFrame]
  ) -> (status: ViewTreeCommands.ExitStatus, lines: [String], error: String) {
    verify(MeasuredSample.document, [MeasuredSample.moment(frames)])
  }

  // MARK: - Frames

  @Test("What was measured as it is reported is told in a line, from a file and from a log")
  func equal() {
    let moments = [MeasuredSample.moment(MeasuredSample.frames)]
    let line = "./a.json: as measured on iOS 18.5, iPhone 16: 3 frames"
    for change in [{ $0 }, MeasuredSample.log] {
      let run = verify(MeasuredSample.document, moments, change: change)
      #expect(run.lines == [line] && run.status == .fine && run.error == "")
    }
  }

  @Test("The device, the text size, and the appearance of a measurement are options")
  func environment() {
    // The document has its own window, which a device replaces: 393 x 852 instead of 100 x 100.
    let moments = [MeasuredSample.moment(MeasuredSample.frames)]
    let run = verify(
      MeasuredSample.document, moments,
      ["--device", "iPhone16", "--dynamic-type", "large", "--color-scheme", "dark"])
    #expect(run.status == .no && run.error == "")
    #expect(run.lines.last == "./a.json: 3 differences, measured on iOS 18.5, iPhone 16")
    #expect(
      verify(MeasuredSample.document, moments, ["--device", "iPhone"]).error.contains(
        "there is no device 'iPhone'"))
    #expect(
      verify(MeasuredSample.document, moments, ["--dynamic-type", "huge"]).error
        .contains("'--dynamic-type' cannot be 'huge'"))
  }

  @Test("The outermost view that differs is told first, with the rule that gave its number")
  func moved() {
    var frames = MeasuredSample.frames
    frames["HStack/Color[0]"] = MeasuredSample.frame(0, 35, 26, 26, content: (3, 38, 20, 20))
    frames["HStack/Color[1]"] = MeasuredSample.frame(26, 0, 74, 100)
    let run = verify(frames)
    #expect(run.status == .no)
    #expect(
      run.lines == [
        "a: width measured 26, reported 30, by the rule Padding (docs/explanation/layout.md#padding, "
          + "PaddingLayout): 0 35  26x26 for 0 35  30x30",
        "b: width measured 74, reported 70: 26 0  74x100 for 30 0  70x100",
        "./a.json: 2 differences, measured on iOS 18.5, iPhone 16",
      ])
    frames["HStack"] = MeasuredSample.frame(0, 0, 98, 100)
    #expect(
      verify(frames).lines.first?.hasPrefix(
        "HStack: width measured 98, reported 100, by the rule Stacks "
          + "(docs/explanation/layout.md#stacks, StackLayout)") == true)
  }

  @Test("Of a view that is only elsewhere the rule of what is around it is told")
  func elsewhere() {
    var frames = MeasuredSample.frames
    frames["HStack/Color[1]"] = MeasuredSample.frame(30, 4, 70, 100)
    #expect(
      verify(frames).lines.first
        == "b: y measured 4, reported 0, by the rule Stacks (docs/explanation/layout.md#stacks, "
        + "StackLayout): 30 4  70x100 for 30 0  70x100")
  }

  @Test("Numbers may be off by a hundredth, and by no more")
  func exact() {
    var frames = MeasuredSample.frames
    frames["HStack/Color[1]"] = MeasuredSample.frame(30.009, 0, 70, 100)
    #expect(verify(frames).status == .fine)
    frames["HStack/Color[1]"] = MeasuredSample.frame(30.02, 0, 70, 100)
    #expect(verify(frames).status == .no)
  }

  @Test("A view that was not measured is told with those beside it, and nothing of what follows")
  func missing() {
    var frames = MeasuredSample.frames
    frames["HStack/Color[1]"] = nil
    frames["HStack/Color[0]"] = nil
    frames["HStack/Color"] = MeasuredSample.frame(35, 35, 30, 30)
    #expect(
      verify(frames).lines == [
        "HStack: Color measured, Color, Color reported",
        "./a.json: 1 difference, measured on iOS 18.5, iPhone 16",
      ])
    #expect(verify([:]).lines.first == "the root: no view measured, HStack reported")
  }

  @Test("Other pixels are told, for frames are rounded to them")
  func scale() {
    let moments = [MeasuredSample.moment(MeasuredSample.frames)]
    let run = verify(MeasuredSample.document, moments) {
      $0.replacing("\"scale\": 2", with: "\"scale\": 3")
    }
    #expect(run.status == .fine)
    #expect(
      run.lines[0]
        == "measured with 3 pixels per point, reported with 2; frames are rounded to pixels")
  }

  // MARK: - Texts

  /// A text of 35 by 20.5 points, as long as its letters, and a view behind it.
  private static let text = """
    { "viewtree": 1, "window": { "width": 100, "height": 100 },
      "root": { "view": "HStack", "spacing": 0, "children": [
        { "view": "Text", "id": "t", "text": "Hello" }, { "view": "Color", "id": "c" }] } }
    """

  @Test("A text may be off by a point, and what is beside it by as much; that is told apart")
  func texts() throws {
    let moment = try #require(try MeasuredSample.reported(Self.text).first)
    let width = try #require(moment.frames["HStack/Text[0]"]).frame.width
    for (wider, status) in [(0.75, ViewTreeCommands.ExitStatus.fine), (1.5, .no)] {
      var changed = moment
      changed.frames["HStack/Text[0]"]?.frame.size.width += wider
      changed.frames["HStack/Text[0]"]?.content?.size.width += wider
      changed.frames["HStack/Color[1]"] = MeasuredSample.frame(
        width + wider, 0, 100 - width - wider, 100)
      let run = verify(Self.text, [changed])
      #expect(run.status == status)
      if status == .fine {
        #expect(
          run.lines[0].hasPrefix("t: reported ") && run.lines[0].hasSuffix("(1 point or 1 %)"))
        #expect(run.lines[1] == "1 view moved by no more than the tolerance")
      } else {
        #expect(run.lines[0].hasPrefix("t: width "))
        #expect(run.lines[1].hasPrefix("c: width "))
      }
    }
  }

  // MARK: - Closures, anchors, steps

  private static let keys = """
    { "viewtree": 1, "window": { "width": 100, "height": 100 }, "state": { "n": 0, "wide": 10 },
      "preferenceKeys": { "K": { "type": "CGFloat", "defaultValue": 0, "reduce": "max" } },
      "root": { "view": "VStack", "spacing": 0, "children": {
          "forEach": [1, 2], "as": "i", "content": { "view": "GeometryReader", "content": {
            "view": "Color", "modifiers": [{ "frame": { "width": "wide", "height": 4 } }] },
            "modifiers": [{ "transformPreference": { "key": "K", "transform": "$0 = max($0, 3)" } },
              { "frame": { "width": 20, "height": 10 } }] } },
        "modifiers": [{ "onPreferenceChange": { "key": "K", "perform": "n = 1" } }] },
      "steps": [{ "set": { "wide": 12 } }, { "set": { "wide": 14 } }] }
    """

  @Test("Loops, closures, folds and steps are those of the report")
  func whole() throws {
    let moments = try MeasuredSample.reported(Self.keys)
    #expect(moments.count == 3 && moments[0].frames.count == 5)
    #expect(moments[0].order.map(\.event).last == "onPreferenceChange")
    let run = verify(Self.keys, moments)
    #expect(run.status == .fine && run.lines.count == 1, "\(run)")
    #expect(run.lines[0].hasSuffix("2 steps"))
  }

  @Test("The first closure that is another one is told, and one that did not run")
  func order() throws {
    var moments = try MeasuredSample.reported(Self.keys)
    moments[0].order.swapAt(1, 2)
    #expect(
      verify(Self.keys, moments).lines[0]
        == "closure 2: measured onPreferenceChange K, reported transformPreference K of "
        + "GeometryReader in line 4")
    moments[0].order.removeLast(2)
    #expect(
      verify(Self.keys, moments).lines[0].hasPrefix("closure 2: measured none, reported transform"))
    moments[0].order.append(
      MeasuredClosure(event: "transformPreference", key: "K", view: "Color", number: 3))
    #expect(verify(Self.keys, moments).lines[0].contains("Color in line 4, reported"))
  }

  @Test("A fold at another time is told")
  func reduces() throws {
    var moments = try MeasuredSample.reported(Self.keys)
    moments[0].reduces[0].after += 1
    #expect(
      verify(Self.keys, moments).lines[0].hasPrefix("reduce 1: measured K after 2 closures, "))
  }

  @Test("A frame after a step says so; steps that were not measured are told, others differ")
  func steps() throws {
    var moments = try MeasuredSample.reported(Self.keys)
    moments[2].frames["VStack/GeometryReader[1]/Color"] = MeasuredSample.frame(
      40, 50, 11, 4, content: (40, 50, 11, 4))
    let run = verify(Self.keys, moments)
    #expect(
      run.lines[0].hasPrefix(
        "after step 2: VStack/GeometryReader[1]/Color: width measured 11, "))
    #expect(run.lines[0].contains("FrameLayout"))
    moments.removeLast()
    #expect(verify(Self.keys, moments).lines[0] == "1 step at the end not measured")
    #expect(verify(Self.keys, moments).status == .fine)
    moments += [moments[1], moments[1]]
    #expect(verify(Self.keys, moments).lines.contains("after step 2: 3 steps measured, 2 reported"))
  }

  @Test("Anchors that came to something else are told from both sides")
  func anchors() throws {
    let text = try DocumentFixture.text("Fixtures/articles/anchor-overlay.json")
    var moments = try MeasuredSample.reported(text)
    #expect(verify(text, moments).status == .fine)
    moments[0].anchors = [.rect(Rect(x: 1, y: 2, width: 3, height: 4))]
    let lines = verify(text, moments).lines
    #expect(lines[0] == "an anchor with the value 1 2  3x4 was measured, but is not reported")
    #expect(lines[1].hasPrefix("anchor .bounds of text: "))
  }

  @Test(
    "What a report of an article says is equal to itself, kept and read again",
    arguments: [
      "anchor-overlay", "flow-grid", "form", "form-steps", "generic-grid", "landscape",
      "months-preference",
    ])
  func articles(name: String) throws {
    let text = try DocumentFixture.text("Fixtures/articles/\(name).json")
    let run = verify(text, try MeasuredSample.reported(text))
    #expect(run.status == .fine)
    #expect(run.lines.last?.hasPrefix("./a.json: as measured on ") == true, "\(run)")
  }

  // MARK: - Wrong input

  @Test("What was measured with another listing is refused, with what to do")
  func older() {
    let run = verify(MeasuredSample.document, [MeasuredSample.moment(MeasuredSample.frames)]) {
      $0.replacing("\"document\": \"", with: "\"document\": \"0")
    }
    #expect(run.status == .unusable && run.lines.isEmpty)
    #expect(run.error.contains("does not match './a.json'"))
    #expect(run.error.contains("viewtree format --to swift --harness xctest ./a.json"))
  }

  @Test(
    "A text that is no measurement is an error in its place",
    arguments: [
      ("{", "<stdin>:1:2"), ("[]", "starts with 'viewtree-measured'"),
      ("no line", "starts with 'viewtree-measured'"),
      (
        "a\nviewtree-measured {\"viewtree-measured\": 2}",
        "<stdin>:2:41: error: the measurement uses a version other than 1, the only known version"
      ),
      ("{\"viewtree-measured\": 1}", "1:1: error: this object has no 'frames'"),
      (
        "{\"viewtree-measured\": 1, \"steps\": [], \"frames\": {\"a\": 1}}",
        "expected an object for 'frames'"
      ),
      (
        "{\"viewtree-measured\": 1, \"frames\": [3]}",
        "1:36: error: expected an object for 'frames'"
      ),
      (
        "{\"viewtree-measured\": 1, \"steps\": [], \"frames\": {\"a\": {\"frame\": {\"x\": 1e99}}}}",
        "expected a number of points for 'x'"
      ),
    ])
  func broken(_ text: String, _ message: String) {
    let file = folder.file("a.json", MeasuredSample.document)
    let run = CommandRun(["verify", file, "-"], input: text)
    #expect(run.status == .unusable && run.output == "")
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test("Whatever bytes are changed, there is an answer or an error")
  func mutations() throws {
    let file = folder.file("a.json", Self.keys)
    let text = Array(
      MeasuredSample.text(of: file, try MeasuredSample.reported(Self.keys)).utf8)
    var random = SplitMix64(seed: 15)
    let bytes = Array("{}[]\",:0-9e\n viewtree".utf8)
    for _ in 0..<Rounds.of(500) {
      var changed = text
      for _ in 0...random.below(3) {
        let place = random.below(changed.count)
        switch random.below(3) {
        case 0: changed.remove(at: place)
        case 1: changed[place] = bytes[random.below(bytes.count)]
        default: changed.removeSubrange(place..<min(place + 40, changed.count))
        }
      }
      let run = CommandRun(
        ["verify", file, "-"], input: String(decoding: changed, as: UTF8.self))
      #expect(run.status != .defect)
      #expect((run.status == .unusable) == run.output.isEmpty)
      #expect((run.status == .unusable) != run.error.isEmpty)
    }
  }

  @Test("Files that are missing, or one too many, are told")
  func words() {
    #expect(CommandRun(["verify"]).error.contains("'verify' needs a FILE"))
    #expect(CommandRun(["verify", "a.json"]).error.contains("needs the file MEASURED"))
    #expect(CommandRun(["verify", "a", "b", "c"]).error.contains("one file too many"))
    #expect(CommandRun(["verify", "-", "-"]).status == .unusable)
    #expect(CommandRun(["verify", "--accept", "-", "b"]).error.contains("exclude each other"))
  }

  // MARK: - Keeping

  @Test("What is accepted lies beside the document, and check holds the report against it")
  func accept() throws {
    let moments = [MeasuredSample.moment(MeasuredSample.frames)]
    #expect(verify(MeasuredSample.document, moments, ["--accept"]).status == .fine)
    let kept = try #require(folder.text("a.measured.json"))
    #expect(kept.contains("\"system\": \"iOS 18.5\",\n  \"device\": \"iPhone 16\""))
    #expect(CommandRun(["check", "--update", folder.path]).status == .fine)
    #expect(CommandRun(["check", folder.path]).output.hasPrefix("3 equal"))

    _ = folder.file("a.measured.json", kept.replacing("\"width\": 70", with: "\"width\": 60"))
    for words in [["check"], ["check", "--update"], ["check", "--pending"]] {
      let run = CommandRun(words + [folder.path])
      #expect(run.status == .no)
      #expect(
        run.outputLines[0].hasSuffix(
          "a.measured.json: measured on iOS 18.5, iPhone 16: b: width measured 60, reported 70"
            + ", by the rule Stacks (docs/explanation/layout.md#stacks, StackLayout): 30 0  60x100 for "
            + "30 0  70x100"))
      #expect(run.outputLines.count == 2 && run.outputLines[1].hasPrefix("2 equal, 1 different"))
    }
    #expect(folder.text("a.measured.json")?.contains("\"width\": 60") == true)
    #expect(CommandRun(["check", folder.path + "/a.measured.json"]).status == .no)
  }

  @Test("A document that has changed since is told by check with what to do")
  func staleMeasurement() {
    let moments = [MeasuredSample.moment(MeasuredSample.frames)]
    _ = verify(MeasuredSample.document, moments, ["--accept"])
    _ = folder.file(
      "a.json", MeasuredSample.document.replacing("\"padding\": 5", with: "\"padding\": 6"))
    let run = CommandRun(["check", folder.path + "/a.measured.json"])
    #expect(run.status == .unusable)
    #expect(run.error.contains("the document has changed since the measurement"))
  }

  @Test("A document may be called as measurements are, as long as there is none that it is of")
  func measuredDocument() {
    _ = folder.file("b.measured.json", MeasuredSample.document)
    let run = CommandRun(["check", "--update", folder.path])
    #expect(run.outputLines.last?.hasPrefix("2 added") == true)
    #expect(folder.text("b.measured.inspect.txt") != nil)
  }

  @Test("For programs there is an object with all differences")
  func json() throws {
    var frames = MeasuredSample.frames
    frames["HStack/Color[1]"] = MeasuredSample.frame(30, 4, 70, 100)
    let run = verify(
      MeasuredSample.document, [MeasuredSample.moment(frames)], ["--format", "json"])
    struct Result: Decodable {
      struct Difference: Decodable {
        let difference: String
        let step: Int
        let rule: String?
      }
      let equal: Bool
      let frames: Int
      let differences: [Difference]
    }
    let result = try JSONDecoder().decode(
      Result.self, from: Data(run.lines.joined(separator: "\n").utf8))
    #expect(!result.equal && result.frames == 3 && result.differences.count == 1)
    #expect(result.differences[0].difference == "frame" && result.differences[0].step == 0)
    #expect(result.differences[0].rule == "Stacks (docs/explanation/layout.md#stacks, StackLayout)")
  }
}
