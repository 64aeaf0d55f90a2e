import Testing
import ViewTreeRandom

@testable import ViewTreeGolden

@Suite("Differences by lines")
struct UnifiedDiffTests {
  private func diff(_ old: [String], _ new: [String]) -> [String] {
    func bytes(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
    return UnifiedDiff.text(from: bytes(old), to: bytes(new), oldName: "old", newName: "new")
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
  }

  private func bytes(_ lines: [String]) -> [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  private let numbers = (1...20).map { "line \($0)" }

  @Test("Changes near one another share a hunk, those far apart do not")
  func hunks() {
    var near = numbers
    near[2] = "x"
    near[8] = "y"
    #expect(diff(numbers, near).filter { $0.hasPrefix("@@") } == ["@@ -1,12 +1,12 @@"])
    var far = numbers
    far[2] = "x"
    far[10] = "y"
    #expect(
      diff(numbers, far).filter { $0.hasPrefix("@@") }
        == ["@@ -1,6 +1,6 @@", "@@ -8,7 +8,7 @@ 1 equal line above"])
  }

  @Test("An insertion and a removal move the later lines of one side")
  func insertion() {
    #expect(diff(["a", "c"], ["a", "b", "c"]) == ["@@ -1,2 +1,3 @@", " a", "+b", " c"])
    #expect(diff(["a", "b"], ["a"]) == ["@@ -1,2 +1,1 @@", " a", "-b"])
    #expect(diff([], ["a"]) == ["@@ -0,0 +1,1 @@", "+a"])
    #expect(diff(["a"], ["a"]).isEmpty)
  }

  @Test("A hunk is named by the section of the report that it is in")
  func sections() {
    let report = ["form.json", "", "Views", "VStack", "  Spacer", "", "Order", "1", "2", "3", "4"]
    var changed = report
    changed[10] = "5"
    #expect(diff(report, changed).first == "@@ -8,4 +8,4 @@ Order, 7 equal lines above")
    // Only what follows an empty line is a title.
    changed = report
    changed[4] = "  Divider"
    #expect(diff(report, changed).first == "@@ -2,7 +2,7 @@ 1 equal line above")
  }

  @Test("A last line without an end is another line, and the patch says so")
  func lastLine() {
    let text = UnifiedDiff.text(
      from: Array("a".utf8), to: Array("a\n".utf8), oldName: "old", newName: "new")
    #expect(
      text == "--- old\n+++ new\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a")
  }

  @Test("Letters that look the same and are other bytes are a difference")
  func composed() {
    #expect(diff(["e\u{301}"], ["\u{e9}"]).count == 3)
  }

  @Test("A long difference ends with a whole hunk and says how much is left out")
  func long() throws {
    let many = (0..<50_000).map { "old \($0)" }
    let lines = diff(many, many.map { $0 + "!" })
    #expect(lines.count <= UnifiedDiff.standardLimit)
    let shown = lines.count { $0.hasPrefix("-") || $0.hasPrefix("+") }
    #expect(lines.last == "# \(100_000 - shown) more changed lines not shown")
    // What is shown can be applied: it removes the first lines.
    let text = UnifiedDiff.text(
      from: bytes(many), to: bytes(many.map { $0 + "!" }), oldName: "a", newName: "b")
    let patched = try PatchApplier.apply(text, to: bytes(many))
    #expect(patched == bytes(Array(many[shown...])))
  }

  @Test("Of two long texts with few differences only those are shown")
  func longWithFewChanges() throws {
    let old = (0..<20_000).map { $0 % 3 == 0 ? "" : "line \($0)" }
    var new = old
    new.remove(at: 10)
    new.insert("new", at: 19_990)
    let text = UnifiedDiff.text(from: bytes(old), to: bytes(new), oldName: "a", newName: "b")
    #expect(text.split(separator: "\n").count { "+-".contains($0.first ?? " ") } == 4)
    #expect(try PatchApplier.apply(text, to: bytes(old)) == bytes(new))
  }

  @Test("A patch of any two texts makes the second of the first")
  func patches() throws {
    var random = SplitMix64(seed: 42)
    for _ in 0..<Rounds.of(500) {
      let old = (0..<random.below(30)).map { _ in "\(random.below(6))" }
      var new = old
      for _ in 0..<random.below(5) {
        let place = random.below(new.count + 1)
        if place < new.count, random.below(2) == 0 {
          new.remove(at: place)
        } else {
          new.insert("\(random.below(8))", at: place)
        }
      }
      let ends = (random.below(2) == 0 ? [""] : [], random.below(2) == 0 ? [""] : [])
      let (left, right) = (bytes(old + ends.0), bytes(new + ends.1))
      let text = UnifiedDiff.text(from: left, to: right, oldName: "a", newName: "b")
      #expect(try PatchApplier.apply(text, to: left) == right, "\(old) \(new) \(text)")
    }
  }

  @Test("Control characters of an old golden are shown, not obeyed")
  func controlCharacters() {
    #expect(diff(["\u{1b}[2J"], ["a"]).contains("-\\u{1b}[2J"))
  }
}
