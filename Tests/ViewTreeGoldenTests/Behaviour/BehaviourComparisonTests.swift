import Testing

@testable import ViewTreeGolden

@Suite("Changes of behaviour")
struct BehaviourComparisonTests {
  /// The lines of the difference of two text reports of a command.
  private func lines(_ old: String, _ new: String, command: String = "inspect") -> [String] {
    BehaviourComparison(
      old: Array(old.utf8), new: Array(new.utf8), command: command, comparesName: false
    ).lines()
  }

  private func report(_ body: String, status: String = "stable after 1 pass") -> String {
    "a.json  100x100 @2x  \(status)\n\n\(body)\n"
  }

  private let column = """
    Views
    VStack #column  0 0  100x60
      Text "a"  0 0  100x20
      Text "b"  0 20  100x20
      HStack #row  0 40  100x20
        Color  0 40  50x20
        Color  50 40  50x20
    """

  @Test("A container that moves with all that is in it is one line")
  func movedSubtree() {
    let new = column.replacing("0 40  100x20", with: "0 48  100x20")
      .replacing("0 40  50x20", with: "0 48  50x20").replacing("50 40  50x20", with: "50 48  50x20")
    #expect(
      lines(report(column), report(new)) == [
        "HStack #row and the 2 views in it  moved by 0 8"
      ])
  }

  @Test("What was resized comes before what moved because of it")
  func resized() {
    let new = column.replacing("0 0  100x60", with: "0 0  100x70")
      .replacing("Text \"a\"  0 0  100x20", with: "Text \"a\"  0 0  100x30")
      .replacing("0 20  100x20", with: "0 30  100x20")
      .replacing("0 40  100x20", with: "0 50  100x20")
      .replacing("0 40  50x20", with: "0 50  50x20").replacing("50 40  50x20", with: "50 50  50x20")
    #expect(
      lines(report(column), report(new)) == [
        "VStack #column  resized from 100x60 to 100x70",
        "Text \"a\" (column/Text[0])  resized from 100x20 to 100x30",
        "Text \"b\" (column/Text[1]) and HStack #row and the 2 views in them  moved by 0 10",
      ])
  }

  @Test("What is newly said of a view is told by what it says, and so is what is no longer said")
  func newFact() {
    let new = column.replacing("Text \"a\"  0 0  100x20", with: "Text \"a\"  0 0  100x20  .bold()")
    #expect(
      lines(report(column), report(new)) == ["Text \"a\" (column/Text[0])  new: .bold()"])
    #expect(
      lines(report(new), report(column)) == ["Text \"a\" (column/Text[0])  no longer .bold()"])
  }

  @Test("A view that is put among others appeared, and the others are the same views")
  func inserted() {
    let new = column.replacing(
      "  Text \"b\"", with: "  Divider  0 20  100x0\n  Text \"b\"")
    #expect(
      lines(report(column), report(new)) == ["Divider (column/Divider[1])  appeared at 0 20  100x0"]
    )
    #expect(
      lines(report(new), report(column)) == ["Divider (column/Divider[1])  gone"])
  }

  @Test("One of several equal views that goes is one that is gone")
  func oneOfEqualViews() {
    let old = "Views\nVStack  0 0  9x9\n  Color  0 0  9x1\n  Color  0 1  9x2\n  Color  0 3  9x6"
    let new = "Views\nVStack  0 0  9x9\n  Color  0 0  9x1\n  Color  0 3  9x6"
    #expect(lines(report(old), report(new)) == ["Color (VStack/Color[1])  gone"])
  }

  @Test("Two views that change places are told by their container and their new order")
  func reordered() {
    let new = "Views\nVStack  0 0  9x9\n  Text \"b\"  0 0  9x1\n  Text \"a\"  0 1  9x1"
    let old = "Views\nVStack  0 0  9x9\n  Text \"a\"  0 0  9x1\n  Text \"b\"  0 1  9x1"
    #expect(
      lines(report(old), report(new)) == ["the 2 views of VStack are in a different order: b, a"])
  }

  @Test("One of three views that goes to the end is told by its places")
  func oneMoved() {
    let views = ["a", "b", "c"].map { "  Text \"\($0)\"  0 0  9x1" }
    func tree(_ views: [String]) -> String {
      report("Views\nZStack  0 0  9x9\n" + views.joined(separator: "\n"))
    }
    #expect(
      lines(tree(views), tree([views[1], views[2], views[0]])) == [
        "Text \"a\" (ZStack/Text[2])  moved to position 2 in its container, from 0"
      ])
    #expect(
      lines(tree(views), tree([views[2], views[1], views[0]])) == [
        "the 3 views of ZStack are in a different order: c, b, a"
      ])
  }

  @Test("Views without names are told by their places before")
  func unnamedReordered() {
    func tree(_ widths: [Int]) -> String {
      report(
        "Views\nZStack  0 0  9x9\n"
          + widths.map { "  Rectangle  0 0  \($0)x1" }.joined(separator: "\n"))
    }
    #expect(
      lines(tree([1, 2, 3, 4]), tree([4, 3, 2, 1])) == [
        "the 4 views of ZStack are in a different order, by their previous positions: 3, 2, 1, 0"
      ])
  }

  @Test("A view with an id is found again in another container")
  func reparented() {
    let old = "Views\nVStack  0 0  9x9\n  Color #a  0 0  9x1\n  HStack #h  0 1  9x1"
    let new = "Views\nVStack  0 0  9x9\n  HStack #h  0 1  9x1\n    Color #a  0 0  9x1"
    #expect(
      lines(report(old), report(new)) == ["Color #a  now in h, before in VStack"])
  }

  @Test("Other words of a text are a change of the text")
  func text() {
    #expect(
      lines(report(column), report(column.replacing("\"b\"", with: "\"c\""))) == [
        "Text \"c\" (column/Text[1])  text: \"b\" -> \"c\""
      ])
  }

  // MARK: - Values and closures

  private let counts = """
    Preferences
    CountKey for onPreferenceChange of VStack: 1 reduce
      3

    Order
    1  preference CountKey  a
    2  preference CountKey  b
    3  preference CountKey  c
    4  onPreferenceChange CountKey  VStack
    """

  @Test("A value is told by its key and its reader")
  func value() {
    #expect(
      lines(report(counts), report(counts.replacing("  3\n", with: "  4\n"))) == [
        "CountKey at VStack: 3 -> 4"
      ])
  }

  @Test("An element of a list is found by its writer")
  func element() {
    let old = "Preferences\nK for r of V: 2 reduces\n  1  from a\n  2  from b\n  3  from c"
    let new = "Preferences\nK for r of V: 1 reduce\n  1  from a\n  4  from c"
    #expect(
      lines(report(old), report(new)) == [
        "K at V, element 1 from b: gone: 2", "K at V, element 1 from c: 3 -> 4",
        "K at V: 2 reduces -> 1 reduce",
      ])
  }

  @Test("The same elements in another order are one change, which the printed list follows")
  func valueReordered() {
    func text(_ elements: [String], _ list: String) -> String {
      report(
        "Preferences\nK for onPreferenceChange of V: 2 reduces\n"
          + elements.map { "  \($0)  from \($0)" }.joined(separator: "\n")
          + "\n\nActions\n1. onPreferenceChange  in V  of K\n     printed \"\(list)\"")
    }
    #expect(
      lines(text(["a", "b", "c"], "[a, b, c]"), text(["c", "a", "b"], "[c, a, b]")) == [
        "key K at V: the same elements in a different order"
      ])
    #expect(lines(text(["a", "b"], "[a, b]"), text(["b", "c"], "[b, c]")).count == 3)
  }

  // MARK: - Names

  @Test("A key with the same writers, readers and values under another name is renamed")
  func renamedKey() {
    let new = counts.replacing("CountKey", with: "TotalKey")
    #expect(lines(report(counts), report(new)) == ["key CountKey is now TotalKey"])
    #expect(
      lines(report(counts), report(new.replacing("  3\n", with: "  4\n"))).count > 2)
  }

  private func cards(_ name: String, _ padding: Int = 0) -> String {
    let views = (0..<3).map { number in
      let y = number * (20 + padding)
      return "  \(name)  0 \(y)  100x\(20 + padding)\n    Text \"\(number)\"  0 \(y + padding)  9x9"
    }
    return "Views\nVStack  0 0  100x\(60 + 3 * padding)\n" + views.joined(separator: "\n")
  }

  @Test("A component with the same content in the same places under another name is renamed")
  func renamedComponent() {
    #expect(
      lines(report(cards("Card")), report(cards("Tile"))) == [
        "component Card is now Tile (3 places)"
      ])
    // Views of SwiftUI have no other names.
    let stacks = lines(report(cards("HStack")), report(cards("ZStack")))
    #expect(!stacks.isEmpty && !stacks.contains { $0.contains("now ZStack") })
  }

  @Test("What is resized in each use of a component is one change")
  func component() {
    #expect(
      lines(report(cards("Card")), report(cards("Card", 4))) == [
        "VStack  resized from 100x60 to 100x72",
        "3 x Card  resized by 0 4; 3 views in them followed",
      ])
  }

  @Test("Neighbours in the other order are swapped")
  func swapped() {
    let new = counts.replacing("2  preference CountKey  b", with: "2  preference CountKey  c")
      .replacing("3  preference CountKey  c", with: "3  preference CountKey  b")
    #expect(
      lines(report(counts), report(new)) == [
        "order: 2 preference CountKey b and 3 preference CountKey c swapped"
      ])
  }

  @Test("A closure that goes to the front moves none of the others")
  func earlier() {
    let new =
      "Order\n1  onPreferenceChange CountKey  VStack\n2  preference CountKey  a\n"
      + "3  preference CountKey  b\n4  preference CountKey  c"
    let old = String(counts.split(separator: "\n\n").last ?? "")
    #expect(
      lines(report(old), report(new)) == [
        "order: 4 onPreferenceChange CountKey VStack runs earlier, as 1"
      ])
  }

  @Test("A closure that no longer runs is told with the reason")
  func skipped() {
    let old = "Order\n1  preference K  a\n2  preference K  b"
    let new =
      "Order\n1  preference K  b\n\nSkipped\n-  preference K  a  unread-key: no view reads it"
    #expect(
      lines(report(old), report(new)) == [
        "preference K: preference of a now skipped: unread-key: no view reads it"
      ])
    #expect(
      lines(report(new), report(old)) == [
        "preference K: preference of a now runs, as 1; before, it did not run "
          + "(unread-key: no view reads it)"
      ])
  }

  // MARK: - The rest

  @Test("An anchor that moved with its view is not told again, any other is")
  func anchors() {
    let anchors = "\n\nAnchors\n1  .bounds of row  0 40  100x20\n   in column  0 40  100x20"
    let moved = column.replacing("0 40", with: "0 48")
    let movedAnchors = anchors.replacing("0 40", with: "0 48")
    #expect(lines(report(column + anchors), report(moved + movedAnchors)).count == 1)
    #expect(
      lines(report(column + anchors), report(column + movedAnchors)).first
        == "anchor .bounds of row: 0 40  100x20 -> 0 48  100x20")
  }

  @Test("How the evaluation ended comes first, then the state last")
  func status() {
    let old = report("State\nheight = 8\nwidth = 1")
    let new = report(
      "State\nheight = 16\nwidth = 1", status: "oscillating with period 2 after 16 passes")
    #expect(
      lines(old, new) == [
        "status: stable after 1 pass -> oscillating with period 2 after 16 passes",
        "state height: 8 -> 16",
      ])
  }

  @Test("What is different after a step is told with the step")
  func steps() {
    let old = report("State\na = 1\n\nStep 1: tap x  stable after 1 pass\n\nState\na = 2")
    let new = report("State\na = 1\n\nStep 1: tap x  stable after 1 pass\n\nState\na = 3")
    #expect(lines(old, new) == ["after step 1 (tap x): state a: 2 -> 3"])
  }

  @Test("What a step does to a frame is not told if the frame moved anyway")
  func framesOfSteps() {
    let step = "\n\nStep 1: tap x  stable after 1 pass\n\nChanged\n"
    let change = "row  0 40  100x20  to  0 60  100x20"
    let moved = column.replacing("0 40", with: "0 48")
    #expect(
      lines(
        report(column + step + change),
        report(moved + step + "row  0 48  100x20  to  0 68  100x20")
      ) == ["HStack #row and the 2 views in it  moved by 0 8"])
    #expect(
      lines(
        report(column + step + change), report(column + step + "row  0 40  100x20  to  0 70  9x20"))
        == [
          "after step 1 (tap x): Changed: row  0 40  100x20  to  0 60  100x20 -> "
            + "0 40  100x20  to  0 70  9x20"
        ])
    func many(_ size: Int) -> String {
      (0..<9).map { "v\($0)  0 0  1x1  to  0 0  \(size)x1" }.joined(separator: "\n")
    }
    let found = lines(report(column + step + many(2)), report(column + step + many(3)))
    #expect(found.count == 4)
    #expect(found.last == "after step 1 (tap x): Changed: 6 more lines differ")
  }

  @Test("A view that moved by a thousandth of a point is told")
  func thousandth() {
    let old = "Views\nColor #a  5 5  1x1"
    #expect(
      lines(report(old), report(old.replacing("5 5", with: "5.001 5")))
        == ["Color #a  moved by 0.001 0"])
  }

  @Test("A view that is drawn elsewhere moved, also where its frame stays")
  func drawn() {
    let old =
      "Views\nZStack  0 0  9x9\n  Color #a  5 5  1x1  frame 0 0  1x1\n"
      + "  Color #b  6 6  1x1  frame 0 0  1x1"
    let new = old.replacing("#a  5 5", with: "#a  5 8").replacing("#b  6 6", with: "#b  6 9")
    #expect(
      lines(report(old), report(new)) == ["Color #a and Color #b  moved by 0 3"])
  }

  @Test("Anchors that a reader no longer resolves are one line")
  func unresolved() {
    let anchors = (1...5).map { "\($0)  .bounds of v\($0)  0 0  1x1" }
    let old = "Anchors\n" + anchors.map { $0 + "\n   in reader  0 0  1x1" }.joined(separator: "\n")
    #expect(
      lines(report(old), report("Anchors\n" + anchors.joined(separator: "\n"))) == [
        "anchors .bounds of v1, .bounds of v2 and 3 more: no longer resolved in reader"
      ])
  }

  @Test("A finding is told once, without its notes, and a changed help for itself")
  func findings() {
    let finding = """
      a.json:9:3: warning: two ids [duplicate-id]
      9 | text
        |   ^~~
        = help: give each its own
      a.json:8:3: note: the first
      8 | text
        |   ^~~
      1 warning

      """
    #expect(
      lines("no problems\n", finding, command: "lint") == [
        "new problem: warning: two ids [duplicate-id]"
      ])
    #expect(
      lines(finding, "no problems\n", command: "lint") == [
        "no longer reported: warning: two ids [duplicate-id]"
      ])
    #expect(
      lines(finding, finding.replacing("its own", with: "another"), command: "lint") == [
        "two ids [duplicate-id]: help  give each its own -> give each another"
      ])
  }

  @Test("A view that is deeper than paths go is named by its number")
  func deep() {
    func chain(_ text: String) -> String {
      let views = (0..<20_000).map { depth in
        (depth <= 60 ? String(repeating: "  ", count: depth) : "\(indent)level \(depth)  ")
          + "Text \"\(text)\"  0 0  1x1"
      }
      return "Views\n" + views.joined(separator: "\n")
    }
    let indent = String(repeating: "  ", count: 60)
    let comparison = BehaviourComparison(
      old: Array(report(chain("a")).utf8), new: Array(report(chain("b")).utf8),
      command: "inspect", comparesName: true)
    #expect(
      comparison.lines(limit: .max) == [
        "Text \"b\", Text \"b\" (Text/Text) and 19998 more  text: \"a\" -> \"b\""
      ])
    let deepest = chain("a").replacing(
      "level 19999  Text \"a\"", with: "level 19999  Text \"b\"")
    #expect(
      BehaviourComparison(
        old: Array(report(chain("a")).utf8), new: Array(report(deepest).utf8),
        command: "inspect", comparesName: true
      ).lines() == ["Text \"b\" (@19999)  text: \"a\" -> \"b\""])
  }

  @Test("A line that nobody knows is compared as it is")
  func unknown() {
    #expect(
      lines(report("Views\n???"), report("Views\n!!!")) == ["new: Views: !!!", "gone: Views: ???"])
    for command in ["inspect", "order", "keys", "lint", "other", ""] {
      #expect(!lines("", "x", command: command).isEmpty)
      #expect(!lines("x\n", "x", command: command).isEmpty)
    }
  }

  @Test("Without another fact it is said what the bytes differ in")
  func form() {
    let old = report(column)
    #expect(lines(old, old.replacing("\n\n", with: "\n\n\n")) == [BehaviourWords.onlySpaces])
    #expect(lines(old, old).isEmpty)
    #expect(lines(old, old.replacing("a.json", with: "b.json")).isEmpty)
    #expect(
      BehaviourComparison(
        old: Array(old.utf8), new: Array(old.replacing("a.json", with: "b.json").utf8),
        command: "inspect", comparesName: true
      ).lines() == ["document  a.json -> b.json"])
  }

  @Test("A long list is cut and the rest is counted")
  func limit() {
    let old = report("State\n" + (0..<100).map { "v\($0) = 1" }.joined(separator: "\n"))
    let new = report("State\n" + (0..<100).map { "v\($0) = 2" }.joined(separator: "\n"))
    #expect(lines(old, new).count == 41)
    #expect(lines(old, new).last == "and 60 more changes")
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: old) {
      result += rest[..<range.lowerBound] + new
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
