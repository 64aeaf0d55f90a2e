import Foundation
import Testing
import ViewTreeKit

@Suite("Golden files in a Swift test")
struct ExpectGoldensTests {
  /// The comments of the issues that a check records.
  private func comments(_ check: () -> Void) -> [String] {
    let found = Comments()
    withKnownIssue {
      check()
    } matching: { issue in
      found.all += issue.comments.map(\.rawValue)
      return true
    }
    return found.all
  }

  private final class Comments: @unchecked Sendable {
    var all: [String] = []
  }

  @Test("The project's own fixtures are as their golden files say")
  func fixtures() {
    expectGoldens("../../Fixtures")
  }

  @Test("A difference is one issue that says what changed and how to accept it")
  func difference() throws {
    let folder = NSTemporaryDirectory() + "viewtree-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try """
    { "viewtree": 1, "checks": ["inspect"], "window": { "width": 100, "height": 100 },
      "root": { "view": "Color", "id": "box", "modifiers": [{ "frame": { "width": 60, "height": 60 } }] } }
    """.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
    try """
    viewtree-golden 3: inspect
    a.json  100x100 @2x  stable after 1 pass

    Views
    Color #box  10 10  80x80

    """.write(toFile: folder + "/a.inspect.txt", atomically: true, encoding: .utf8)
    let comments = comments { expectGoldens(folder) }
    #expect(
      comments == [
        """
        \(folder)/a.inspect.txt: a.json:2 frame width 80 -> 60  Color #box
          a.json:2 frame height 80 -> 60  Color #box
          Color #box  resized from 80x80 to 60x60, moved by 10 10
        to accept: viewtree check --update \(folder)/a.inspect.txt
        """
      ])
  }

  @Test("A golden picture is compared as reports are, and so is one that is missing")
  func picture() throws {
    let folder = NSTemporaryDirectory() + "viewtree-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try """
    { "viewtree": 1, "checks": ["draw", "@order draw --picture order"], "root": "Color" }
    """.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
    try "<?viewtree-golden 3: draw?>\n<svg>\n".write(
      toFile: folder + "/a.draw.svg", atomically: true, encoding: .utf8)
    let found = comments { expectGoldens(folder) }
    #expect(found.count == 2)
    #expect(
      found.first?.hasPrefix(
        "\(folder)/a.draw.svg: the picture is drawn differently: \"<svg>\" -> \"<svg xmlns=")
        == true)
    #expect(found.last?.hasPrefix("\(folder)/a@order.draw.svg: there is no such") == true)
  }

  @Test("Golden files are kept in a folder of their own, counted from the file that calls")
  func goldens() throws {
    let folder = NSTemporaryDirectory() + "viewtree-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder + "/Screens", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "{ \"viewtree\": 1, \"root\": \"Color\" }".write(
      toFile: folder + "/Screens/a.json", atomically: true, encoding: .utf8)
    let file = folder + "/Tests/ScreenTests.swift"
    #expect(
      comments { expectGoldens("../Screens", goldens: "../Kept", file: file) }.map {
        $0.prefix { $0 != "\n" }
      } == [
        "\(folder)/Kept/Screens/a.inspect.txt: there is no such golden file",
        "\(folder)/Kept/Screens/a.order.txt: there is no such golden file",
      ])
    var expectation = GoldenExpectation(["../Screens"], goldens: "../Kept", from: file)
    expectation.options.mode = .update
    #expect(expectation.report().verdict == .equal)
    expectGoldens("../Screens", goldens: "../Kept", file: file)
  }

  @Test("docs/how-to/use-swift-testing.md shows the example package as it is")
  func example() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/how-to/use-swift-testing.md"), encoding: .utf8)
    for name in ["Package.swift", "Tests/ScreenTests/ScreenTests.swift"] {
      let file = root.appendingPathComponent("Fixtures/swift-package/" + name)
      #expect(text.contains("```swift\n\(try String(contentsOf: file, encoding: .utf8))```"))
    }
  }

  @Test("A folder without goldens, or a filter that matches none, is an issue")
  func nothing() {
    #expect(comments { expectGoldens("no-such-folder") }.count == 1)
    #expect(
      comments { expectGoldens("../../Fixtures", filter: "*.none") }
        == ["there is nothing to check"])
  }
}
