import Testing

@testable import ViewTreeGolden

@Suite("Differences by lines")
struct UnifiedDiffTests {
  private func diff(_ old: [String], _ new: [String]) -> [String] {
    func bytes(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
    return UnifiedDiff.text(from: bytes(old), to: bytes(new), oldName: "old", newName: "new")
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
  }

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
      diff(numbers, far).filter { $0.hasPrefix("@@") } == ["@@ -1,6 +1,6 @@", "@@ -8,7 +8,7 @@"])
  }

  @Test("An insertion and a removal move the later lines of one side")
  func insertion() {
    #expect(diff(["a", "c"], ["a", "b", "c"]) == ["@@ -1,2 +1,3 @@", " a", "+b", " c"])
    #expect(diff(["a", "b"], ["a"]) == ["@@ -1,2 +1,1 @@", " a", "-b"])
    #expect(diff([], ["a"]) == ["@@ -0,0 +1,1 @@", "+a"])
  }

  @Test("Texts that differ only in the end of the last line say so")
  func lastLine() {
    let text = UnifiedDiff.text(
      from: Array("a".utf8), to: Array("a\n".utf8), oldName: "old", newName: "new")
    #expect(text == "--- old\n+++ new\nonly the end of the last line differs")
  }

  @Test("A long difference is cut, and one of very long texts needs no time")
  func long() {
    let many = (0..<50_000).map { "old \($0)" }
    let lines = diff(many, many.map { $0 + "!" })
    #expect(lines.count == UnifiedDiff.limit - 1)
    #expect(lines.last == "… 99803 more lines")
  }

  @Test("Control characters of an old golden are shown, not obeyed")
  func controlCharacters() {
    #expect(diff(["\u{1b}[2J"], ["a"]).contains("-\\u{1b}[2J"))
  }
}
