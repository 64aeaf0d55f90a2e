import Testing

@testable import ViewTreeCommands

/// `--limit`: what a document may cost, and what is said when it would cost more.
struct LimitTests {
  private func run(_ root: String, _ limits: String...) -> CommandRun {
    CommandRun(
      ["inspect", "--format", "text"] + limits.map { "--limit=\($0)" } + ["-"],
      input: "{\"viewtree\": 1, \"state\": {\"n\": 0}, \"root\": \(root)}")
  }

  private static let loop =
    #"{"view": "VStack", "children": {"forEach": "1...20", "content": "Color"}}"#

  @Test("Views are counted after loops: twenty and their stack are 21")
  func views() {
    #expect(run(Self.loop, "views=21").status == .fine)
    let refused = run(Self.loop, "views=20")
    #expect(
      refused.error.contains("error: the document creates more than 20 views [too-many-views]"))
    #expect(refused.error.contains("--limit views=NUMBER") && refused.status == .unusable)
  }

  @Test("A document without views has an empty report, not a crash")
  func noViews() {
    let reported = run("[]")
    #expect(reported.status == .fine && reported.output.contains("\n\nViews\n\nState\n"))
  }

  @Test("A loop over a thousand million elements ends at the limit")
  func endless() {
    let root = Self.loop.replacing("1...20", with: "1...1_000_000_000")
    #expect(run(root, "views=5000").error.contains("[too-many-views]"))
  }

  @Test("Scripts have steps of their own, and steps together")
  func steps() {
    // Each of ten views makes a thousand steps and a few.
    let root = #"""
      {"view": "VStack", "children": {"forEach": "1...10", "content":
        {"view": "Box", "size": {"width": "(0..<1000).reduce(0) { $0 + $1 }", "height": 1}}}}
      """#
    #expect(run(root).status == .fine)
    #expect(run(root, "steps=900").error.contains("[script-out-of-steps]"))
    #expect(run(root, "script-steps=5000").error.contains("[scripts-out-of-steps]"))
    #expect(run(root, "script-steps=50000").status == .fine)
  }

  @Test("The closures of layouts spend of all steps only what they use")
  func layouts() {
    // Each asks its child twice; eight inside one another make 256 questions.
    let depth = 8
    let root =
      String(repeating: #"{"view": "L", "children": "#, count: depth) + #""Color""#
      + String(repeating: "}", count: depth)
    let text = """
      {"viewtree": 1, "layouts": {"L": {"sizeThatFits": [
         "_ = subviews[0].sizeThatFits(ProposedViewSize(width: (proposal.width ?? 10) + 1, height: 5))",
         "return subviews[0].sizeThatFits(.init(width: (proposal.width ?? 10) * 2, height: 5))"],
         "placeSubviews": ""}}, "root": \(root)}
      """
    let run = CommandRun(["inspect", "--limit=script-steps=100000", "-"], input: text)
    #expect(run.status == .fine, "\(run.error)")
  }

  @Test("A report beyond its bytes is not printed, not even in part")
  func output() {
    let whole = run(Self.loop)
    let size = whole.output.utf8.count
    #expect(run(Self.loop, "output=\(size)").output == whole.output)
    let refused = run(Self.loop, "output=\(size - 1)")
    #expect(refused.output.isEmpty && refused.status == .unusable)
    #expect(refused.error.hasPrefix("viewtree: the report would have more than \(size - 1) bytes"))
  }

  @Test("Bytes and nesting bound what is read")
  func reading() {
    #expect(run(Self.loop, "bytes=50").error.contains("[file-too-large]"))
    #expect(run(Self.loop, "nesting=2").error.contains("[nested-too-deeply]"))
    for command in ["parse", "format"] {
      let refused = CommandRun([command, "--limit=nesting=2", "-"], input: "[[[1]]]")
      #expect(refused.error.contains("[nested-too-deeply]") && refused.output.isEmpty)
      #expect(CommandRun([command, "--limit=nesting=3", "-"], input: "[[[1]]]").status == .fine)
    }
  }

  @Test(
    "A limit that is none is a mistake of the command line",
    arguments: ["views", "views=0", "views=x", "vews=3", "=3"])
  func wrong(limit: String) {
    let run = run(Self.loop, limit)
    #expect(run.error.hasPrefix("viewtree: '--limit' cannot be '") && run.status == .unusable)
  }
}
