import Foundation
import Testing

@testable import ViewTreeCommands

/// The screens of a folder: each preview is a document.
@Suite("Screens of a folder")
struct ScreenTests {
  let folder = TemporaryFolder()

  private func add(_ name: String, _ text: String) {
    let path = folder.path + "/" + name
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    _ = folder.file(name, text)
  }

  /// A card with two previews, a row of another file with one, and files without any.
  private func addApp() {
    add("viewtree.yml", "window: { width: 200, height: 100 }\n")
    add(
      "Views/Card.swift",
      """
      struct Card: View { var body: some View { VStack { Row(); Text("card") } } }
      #Preview { Card() }
      #Preview("Small one", traits: .fixedLayout(width: 50, height: 60)) { Card() }

      """)
    add(
      "Row.swift",
      "struct Row: View { var body: some View { Text(\"row\") } }\n#Preview { Row() }\n")
    add("Badge.swift", "struct Badge: View { var body: some View { Text(\"b\") } }\n")
    add("Model.swift", "struct Model { var name = \"\" }\n")
  }

  private func run(_ words: [String]) -> CommandRun { CommandRun(words + [folder.path]) }

  /// Lines without the folder's path.
  private func lines(_ run: CommandRun) -> [String] {
    run.outputLines.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  @Test("inspect prints a line for each preview, which is read with the files of the project")
  func overview() {
    addApp()
    let inspect = run(["inspect"])
    #expect(
      lines(inspect) == [
        "Row.swift#Row               200x100  1 view, 100 % known, no problems",
        "Views/Card.swift#Card       200x100  4 views, 100 % known, no problems",
        "Views/Card.swift#Small-one  50x60    4 views, 100 % known, no problems",
        "3 screens",
      ])
    #expect(inspect.status == .fine && inspect.error.isEmpty)
    let json = JSONValue(run(["inspect", "--format", "json"]).output)["screens"]?.elements ?? []
    #expect(json.compactMap { $0["views"]?.number } == [1, 4, 4])
    #expect(json.last?["width"]?.number == 50)
  }

  @Test("A folder with one file is as tolerant as the file: a type that isn't known is skipped")
  func oneFile() {
    add(
      "App.swift",
      """
      struct Card: View { let probe = Probe<Self>(); var body: some View { Text("card") } }
      struct Probe<V> { var n = 1 }
      #Preview { Card() }

      """)
    let folder = run(["inspect", "--only", "views"])
    #expect(folder.status == .fine && folder.output.contains("Text \"card\""), "\(folder.error)")
  }

  @Test("lint finds the view that --root names in a folder, with and without previews")
  func lintOfRoot() {
    addApp()
    #expect(run(["lint", "--root", "Badge"]).status == .fine)
    #expect(run(["lint", "--root", "Nope"]).status == .unusable)
    #expect(run(["lint", "--devices", "iPhone16", "--root", "Badge"]).status == .fine)
  }

  @Test("A view that is made up, or whose text is, isn't known, and placeholder values are counted")
  func madeUp() {
    add(
      "Order.swift",
      """
      struct Order: View {
        let order: Purchase
        var body: some View { VStack { Text(order.name); Receipt(order) } }
      }
      #Preview { Order(order: Purchase()) }

      """)
    add("Row.swift", "#Preview { Text(\"row\") }\n")
    let inspect = run(["inspect"])
    #expect(
      lines(inspect).first?.hasPrefix(
        "Order.swift#Order  390x844  4 views, 50 % known, 1 placeholder value, ") == true)
    let json = JSONValue(run(["inspect", "--format", "json"]).output)["screens"]?.elements ?? []
    #expect(json.first?["known"]?.number == 2 && json.first?["madeUpValues"]?.number == 1)
    // The marks of the report say the same.
    let report = CommandRun(["inspect", folder.path + "/Order.swift"]).output
    #expect(report.components(separatedBy: "  ~  ").count - 1 == 2)
  }

  @Test("The list, the report and lint count the same problems, SwiftUI's own warnings included")
  func oneCount() {
    add(
      "Row.swift",
      """
      struct Row: View {
        @State private var count = 0
        var body: some View {
          let _ = { count = 1 }()
          Text("\\(count)").paddng().fontWidth(.condensed)
        }
      }
      #Preview("one") { Row() }
      #Preview("two") { Row() }

      """)
    #expect(
      lines(run(["inspect"])).first
        == "Row.swift#one  390x844  1 view, 100 % known, 2 problems, 1 warning: Row.swift:5: "
        + "viewtree does not know the modifier 'paddng', and skips it")
    let path = folder.path + "/Row.swift"
    #expect(CommandRun(["inspect", path]).outputLines[0].hasSuffix("1 view, 2 problems"))
    let lint = CommandRun(["lint", path])
    #expect(lint.outputLines.last == "2 warnings" && lint.status == .no)
    #expect(!lint.error.contains("paddng"))
    #expect(lint.output.contains("[swift-unknown-modifier]"))
    #expect(lint.output.contains("did you mean 'padding'?"))
    #expect(lint.output.contains("[state-modified-during-view-update]"))
  }

  @Test("What two screens of a folder share is one finding, and their file is one")
  func repeatedFindings() {
    add(
      "Row.swift",
      """
      struct Row: View {
        var body: some View { Text("A long title").frame(width: 50).lineLimit(1) }
      }
      #Preview("one") { Row() }
      #Preview("two") { Row() }

      """)
    let lint = run(["lint"])
    #expect(lint.outputLines.count { $0.contains("[text-truncated]") } == 1)
    #expect(lint.outputLines.last == "1 warning")
  }

  @Test("A screen that can't be shown is a line, and an error only if no other can be shown")
  func broken() {
    addApp()
    add("Broken.swift", "#Preview { Text(\"a\").frame(width: { 3 }) }\n#Preview { 7 }\n")
    let whole = run(["inspect"])
    #expect(whole.status == .fine && whole.output.contains("Broken.swift#preview"))
    let other = TemporaryFolder()
    _ = other.file("A.json", "{ \"viewtree\": 1 }")
    _ = other.file("B.json", "{ \"viewtree\": 1, \"root\": \"Nope\" }")
    let none = CommandRun(["inspect", other.path])
    #expect(none.status == .unusable)
    #expect(none.output.contains("not shown, 1 error: ") && none.output.hasSuffix("2 not shown\n"))
  }

  @Test("A file that is half written keeps its golden files, and is named with the place")
  func halfWritten() {
    addApp()
    #expect(run(["check", "--update"]).status == .fine)
    add(
      "Row.swift", "struct Row: View { var body: some View { Text(\"row\") } }\n#Preview { Row(\n")
    let check = run(["check", "--update"])
    #expect(check.output.contains("Row.swift: 2:15: '(' is not closed"), "\(check.output)")
    #expect(!check.output.contains("removed") && folder.text("Row#Row.inspect.txt") != nil)
    #expect(run(["inspect"]).error.contains("Row.swift:2:15: '(' is not closed"))
    #expect(run(["check", "--list"]).output.contains("Row.swift:2:15: '(' is not closed"))
    add("Row.swift", "struct Row: View { var body: some View { Text(\"row\") } }\n")
    #expect(run(["check", "--update"]).output.contains("removed"))
  }

  @Test("A view or a preview that is chosen is one document of the folder")
  func chosen() {
    addApp()
    #expect(run(["inspect", "--root", "Card"]).output.contains("Text \"row\""))
    #expect(run(["inspect", "--preview", "Small one"]).output.contains("  50x60 "))
    #expect(run(["inspect", "--root", "Badge"]).output.contains("Text \"b\""))
  }

  @Test("A preview's path is a document for every command")
  func paths() {
    addApp()
    let card = folder.path + "/Views/Card.swift#Small-one"
    let inspect = CommandRun(["inspect", "--only", "views", card])
    #expect(inspect.output.hasPrefix("\(card)  50x60 @2x  ") && inspect.status == .fine)
    #expect(CommandRun(["explain", card, "Text[0]"]).status == .fine)
    #expect(CommandRun(["format", "--to", "json", card]).output.contains("\"width\": 50"))
    let unknown = CommandRun(["inspect", folder.path + "/Views/Card.swift#Smal"])
    #expect(unknown.error.contains("there is no preview 'Smal'") && unknown.status == .unusable)
    #expect(unknown.error.contains("previews are: 'Card', 'Small one'"))
    #expect(
      CommandRun(["inspect", folder.path + "/No.swift#A"]).error.contains("there is no file"))
  }

  @Test("check of a file uses the golden files of its previews, if it has no others")
  func checkOfFile() {
    addApp()
    #expect(run(["check", "--update"]).status == .fine)
    let card = folder.path + "/Views/Card.swift"
    let check = CommandRun(["check", card])
    #expect(check.output.hasPrefix("4 equal in ") && check.status == .fine)
    #expect(CommandRun(["check", "--update", card]).status == .fine)
    #expect(run(["check"]).output.contains("6 equal in "))
  }

  @Test("check knows golden files of previews: missing, equal, changed and stale ones")
  func goldens() {
    addApp()
    #expect(run(["check"]).output.contains("6 missing in "))
    #expect(run(["check", "--update"]).status == .fine)
    #expect(
      folder.text("Views/Card#Small-one.inspect.txt")?.contains("Card.swift#Small-one  50x60")
        == true)
    #expect(run(["check"]).output.contains("6 equal in "))
    let one = CommandRun(["check", folder.path + "/Row.swift#Row"])
    #expect(one.output.hasPrefix("2 equal in "))
    // A part of another file changes the screen.
    add(
      "Row.swift",
      "struct Row: View { var body: some View { Text(\"other\") } }\n#Preview { Row() }\n")
    #expect(run(["check"]).output.contains("6 different in "))
    add(
      "Views/Card.swift",
      "struct Card: View { var body: some View { Text(\"card\") } }\n#Preview { Card() }\n")
    let check = run(["check"])
    #expect(check.output.contains("Card#Small-one.inspect.txt: its document is gone"))
    #expect(run(["check", "--update"]).status == .fine)
    #expect(folder.text("Views/Card#Small-one.inspect.txt") == nil)
    #expect(run(["check"]).output.contains("4 equal in "))
  }

  @Test("check --list says why a Swift file is no document")
  func list() {
    addApp()
    #expect(
      lines(run(["check", "--list"])).suffix(3) == [
        "Views/Card#Small-one.order.txt  order",
        "Badge.swift  - (no preview; to show a view, add --root Badge)",
        "Model.swift  - (no views)",
      ])
  }

  @Test("check --update names the files without a preview, as does a check that finds nothing")
  func passedOver() {
    addApp()
    let note =
      "no preview in '\(folder.path)/Badge.swift', so not checked; add '#Preview { Badge() }'"
    #expect(run(["check", "--update"]).error.contains(note))
    #expect(run(["check"]).error.isEmpty)
    let other = TemporaryFolder()
    _ = other.file("Badge.swift", folder.text("Badge.swift") ?? "")
    let nothing = CommandRun(["check", other.path])
    #expect(nothing.status == .unusable && nothing.error.contains("no preview in '"))
  }

  @Test("A Swift file with settings, or with golden files of its own, is one document")
  func settings() {
    addApp()
    add("Views/Card.swift", "/* viewtree */\n" + (folder.text("Views/Card.swift") ?? ""))
    #expect(
      lines(run(["inspect"])).map { String($0.prefix(17)) } == [
        "Row.swift#Row    ", "Views/Card.swift ", "2 screens",
      ])
    _ = CommandRun(["check", "--update", folder.path + "/Row.swift"])
    #expect(folder.text("Row.inspect.txt") != nil)
    #expect(!run(["check", "--list"]).output.contains("Row#Row"))
  }

  @Test("order, sweep and lint go through all screens, and draw makes a picture of each")
  func others() {
    addApp()
    let order = run(["order"]).output
    #expect(
      order.contains("Row.swift#Row  200x100") && order.contains("Card.swift#Small-one  50x60"))
    #expect(JSONValue(run(["order", "--format", "json"]).output).elements.count == 3)
    #expect(
      run(["sweep", "--width", "50...60"]).output.components(separatedBy: "sweep of ").count == 4)
    #expect(run(["lint"]).output == "no problems in 2 files\n")
    #expect(run(["draw"]).error.contains("name a folder for the pictures with --output"))
    let pictures = folder.path + "/pictures"
    #expect(run(["draw", "--output", pictures]).status == .fine)
    #expect(folder.text("pictures/Views/Card#Small-one.svg")?.contains("<svg") == true)
    #expect(run(["keys", "--format", "dot"]).error.contains("this format takes one document"))
  }
}
