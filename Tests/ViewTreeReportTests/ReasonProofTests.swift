import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// The head of `explain`: each sentence holds when the layout is tried with another proposal.
struct ReasonProofTests {
  /// The documents of all fixtures: JSON and Swift.
  private static let documents: [URL] = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let fixtures = root.appendingPathComponent("Fixtures")
    let files = FileManager.default.enumerator(at: fixtures, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { file in
      ["json", "swift"].contains(file.pathExtension)
        && !file.path.contains("/scripts/") && !file.path.contains("/swift-package/")
    }
    .sorted { $0.path < $1.path }
  }()

  /// The number of views of a document that are explained.
  private static let mostViews = 80

  private func evaluate(_ source: SourceFile) -> (Inspection, LayoutExplainer)? {
    let isSwift = source.name.hasSuffix(".swift")
    let read = isSwift ? SwiftDocumentReader.read(source) : DocumentReader.read(source)
    guard let document = read.document else { return nil }
    var options = InspectionOptions()
    options.keepsLayout = true
    options.tracesState = true
    options.stepCount = 0
    let result = Inspector.inspect(document, options: options)
    guard let inspection = result.inspection, let explainer = result.explainer else { return nil }
    return (inspection, explainer)
  }

  /// Calls a closure with the reason for each length of each view, and the place of the view.
  private func forEachReason(
    _ body: (ViewExplanation.Decision, ID<InspectedView>, SourceFile, String) -> Void
  ) throws {
    for url in Self.documents {
      let source = SourceFile(name: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
      guard let (inspection, explainer) = evaluate(source) else { continue }
      for view in inspection.views.ids.prefix(Self.mostViews) {
        guard let explanation = explainer.explanation(ofView: view), explanation.isPlaced else {
          continue
        }
        for decision in [explanation.width, explanation.height] {
          body(decision, view, source, "\(url.lastPathComponent) \(inspection.path(of: view))")
        }
      }
    }
  }

  @Test("No view of any fixture proposes to itself, and each reason holds for other proposals")
  func reasonsHold() throws {
    #expect(Self.documents.count > 300)
    var claims = 0
    var claimsOfSwift = 0
    try forEachReason { decision, view, source, place in
      claims += 1
      if source.name.hasSuffix(".swift") { claimsOfSwift += 1 }
      check(decision, view, place)
    }
    // 50 Swift files of apps and articles, and the 43 screens of Fixtures/questions.
    #expect(claims > 5_500 && claimsOfSwift > 1_000)
  }

  /// Compares a reason with the setter's answers.
  private func check(
    _ decision: ViewExplanation.Decision, _ view: ID<InspectedView>, _ place: String
  ) {
    let answers = decision.answers
    func same(_ first: Double, _ second: Double) -> Bool {
      first == second || abs(first - second) < 0.001
    }
    if decision.reason != .window, decision.reason != .proposes {
      #expect(decision.takers.isEmpty, "\(place) has takers without an offer")
    }
    if decision.overflows {
      #expect(decision.base > (answers.offer ?? 0), "\(place) isn't longer than its offer")
    }
    if case .view(view)? = decision.offer.proposer?.label, decision.offer.source.isEmpty {
      // The offer to a view comes from outside, also if a view inside it sets its length.
      #expect(decision.offer.proposer?.isInside == true, "\(place) proposes to itself")
    }
    switch decision.reason {
    case .ownLength:
      #expect(answers.all.allSatisfy { same($0, answers.answer) }, "\(place) is no own length")
      #expect(!answers.followsOtherAxis, "\(place) follows the other axis")
    case .ideal:
      #expect(same(answers.ideal, answers.answer) && same(answers.most, answers.answer), "\(place)")
    case .most: #expect(same(answers.most, answers.answer), "\(place)")
    case .least: #expect(same(answers.least, answers.answer), "\(place)")
    case .nothingProposed:
      #expect(answers.offer == nil && same(answers.ideal, answers.answer), "\(place)")
    case .limited:
      #expect(
        answers.all.contains { !same($0, answers.answer) } || answers.followsOtherAxis, "\(place)")
    case .proposes, .window:
      // The length follows the offer up or down.
      #expect(same(answers.answer, answers.offer ?? .nan), "\(place)")
      let follows =
        answers.around.contains { same($0.offer, $0.answer) } || answers.offer == 0
        || answers.offer == .infinity
      #expect(follows, "\(place) doesn't follow \(answers)")
    }
  }

  @Test("The numbers of each reason add up, and no view has the length that it gave its container")
  func numbersAddUp() throws {
    try forEachReason { decision, view, _, place in checkSums(decision, view, place) }
  }

  private func checkSums(
    _ decision: ViewExplanation.Decision, _ view: ID<InspectedView>, _ place: String
  ) {
    func same(_ first: Double, _ second: Double) -> Bool {
      first == second || abs(first - second) < 0.01
    }
    let whole = decision.additions.reduce(decision.base) { $0 + $1.length }
    #expect(same(whole, decision.length), "\(place) isn't the sum of its additions")
    let offer = decision.offer
    if let stack = offer.stack, let length = offer.length {
      let taken = stack.gaps + offer.others.length
      let share = max(stack.length - taken, 0) / Double(max(offer.sharers, 1))
      #expect(same(share, length), "\(place) isn't offered its share")
    }
    if let share = offer.track?.share, let length = offer.length {
      let others = share.others.reduce(0) { $0 + $1.length }
      #expect(
        same((share.whole - share.gaps - others) / Double(share.count), length),
        "\(place) isn't offered its column")
    }
    if let row = offer.row, let length = offer.length {
      #expect(same(row.space.rest, length), "\(place) isn't offered the width of its row")
    }
    if let wider = offer.track?.wider, let whole = offer.track?.share?.whole {
      #expect(
        wider.grid > whole && !same(wider.length, decision.base),
        "\(place) is the same in a wider grid")
    }
    if let length = offer.length, let offered = decision.answers.offer {
      #expect(
        same(offer.insets.reduce(length, -), offered), "\(place) has paddings that don't add up")
    }
    if let without = offer.track?.without, let length = offer.length {
      #expect(without < length, "\(place) has the same column without the cell")
    }
    if let source = offer.source.first {
      #expect(
        source.setter.view != view || source.setter.isInside || source.setter.isModifier,
        "\(place) gave its container the length")
    }
  }

  // MARK: - Sentences

  private func reasons(
    _ root: String, of name: String, window: String = "320, \"height\": 568"
  ) throws -> [String] {
    let text = """
      {"viewtree": 1, "metrics": "cells", "window": {"width": \(window), "scale": 1},
       "root": \(root)}
      """
    let source = SourceFile(name: "test.json", bytes: Array(text.utf8))
    let (inspection, explainer) = try #require(evaluate(source))
    guard case .found(let view) = ViewSearch.find(name, in: inspection) else {
      Issue.record("no \(name)")
      return []
    }
    let explanation = try #require(explainer.explanation(ofView: view))
    let report = String(
      decoding: TextReport.explain(explanation, of: explainer, in: inspection), as: UTF8.self)
    let block = report.components(separatedBy: "\n\n")[1]
    return block.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// 40 letters of 8.5 points: 340 on one line.
  private static let long = "abcdefghi abcdefghi abcdefghi abcdefghij"

  @Test("A truncated text says what it needs, what it has, and what forbids more lines")
  func truncated() throws {
    let lines = try reasons(
      """
      {"view": "HStack", "spacing": 0, "children": [
        {"view": "Box", "size": {"width": 80, "height": 20}},
        {"view": "Text", "id": "t", "text": "\(Self.long)", "modifiers": [{"lineLimit": 1}]}]}
      """, of: "t")
    #expect(
      lines.first
        == "width 238: truncated: needs 340 on one line, has 240: HStack (line 2) offers 320 - 80 Box (line 3); .lineLimit (line 4) allows 1 line"
    )
    #expect(lines.last == "without the line limit: 2 lines, not truncated")
  }

  @Test("A wrapped text names the window, and a complete one its text")
  func wrapped() throws {
    let text = "{\"view\": \"Text\", \"id\": \"t\", \"text\": \"\(Self.long)\"}"
    #expect(
      try reasons(text, of: "t").first
        == "width 170: wrapped into 2 lines: needs 340 on one line, has 320 from the window")
    #expect(
      try reasons(text, of: "t", window: "400, \"height\": 100").first
        == "width 340: its text on one line")
  }

  @Test("A ZStack is as wide as its widest child, which has its own length")
  func stackOfLayers() throws {
    let root = """
      {"view": "ZStack", "id": "z", "children": [
        {"view": "Text", "id": "t", "text": "ab"}, {"view": "Box", "size": {"width": 30, "height": 5}}]}
      """
    #expect(
      try reasons(root, of: "z").first
        == "width 30: set by Box (line 3)")
    #expect(try reasons(root, of: "t").first == "width 17: its text on one line")
  }

  @Test("A reader in a scroll view is 10 high because nothing is proposed, and a frame changes it")
  func reader() throws {
    let lines = try reasons(
      #"{"view": "ScrollView", "children": [{"view": "GeometryReader", "id": "r", "as": "g", "children": "Color"}, "Divider"]}"#,
      of: "r")
    #expect(lines[1] == "height 10: its ideal height; ScrollView (line 2) proposes no height")
    #expect(lines[2] == "with .frame(height: 100): 100")
  }

  @Test("A row that doesn't fit names the children that don't shrink")
  func overflow() throws {
    let lines = try reasons(
      """
      {"view": "HStack", "spacing": 10, "id": "row", "children": [
        {"view": "Box", "id": "a", "size": {"width": 200, "height": 20}},
        {"view": "Color", "id": "c"},
        {"view": "Box", "id": "b", "size": {"width": 180, "height": 20}}]}
      """, of: "row")
    #expect(
      lines.first
        == "width 400: needs 200 Box #a (line 3) + 0 Color #c (line 4) + 180 Box #b (line 5) + 20 gaps, has 320 from the window; Box #a (line 3) 200 and Box #b (line 5) 180 don't shrink"
    )
  }

  @Test("What a stack shares names the children that got their lengths before")
  func shared() throws {
    let lines = try reasons(
      """
      {"view": "HStack", "spacing": 10, "children": [
        {"view": "Box", "id": "a", "size": {"width": 100, "height": 20}},
        {"view": "Color", "id": "c"}, {"view": "Color", "id": "d"}]}
      """, of: "c")
    // 320 - 20 - 100, for two.
    #expect(
      lines.first == "width 100: HStack (line 2) offers (320 - 20 gaps - 100 Box #a (line 3)) / 2")
  }
}
