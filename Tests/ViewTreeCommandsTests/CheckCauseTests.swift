import Testing

@testable import ViewTreeCommands

@Suite("Causes of a difference")
struct CheckCauseTests {
  private let folder = TemporaryFolder()

  private static let file = """
    import SwiftUI
    struct Names: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Card: View {
      let title: String
      var body: some View {
        VStack { Text(title).preference(key: Names.self, value: [title]) }
          .padding(8)
          .animation(.easeInOut(duration: 0.6), value: title)
      }
    }
    struct Cards: View {
      var body: some View {
        VStack { ForEach(0..<4) { Card(title: "Card \\($0)") } }
          .onPreferenceChange(Names.self) { print($0) }
      }
    }
    #Preview { Cards() }

    """

  /// The lines of a check after a change of the file.
  private func lines(
    _ old: String, _ new: String, _ words: [String] = [],
    also other: (String, String) = ("", "")
  ) -> [String] {
    let path = folder.file("Cards.swift", Self.file)
    #expect(CommandRun(["check", "--update", path]).status == .fine)
    _ = folder.file(
      "Cards.swift",
      Self.file.replacing(old, with: new).replacing(other.0, with: other.1))
    let run = CommandRun(["check"] + words + [path])
    #expect(run.status == .no)
    return run.outputLines.map { $0.replacing(folder.path + "/", with: "") }
  }

  @Test("Another duration or curve of an animation is one change, at its line")
  func animation() {
    #expect(
      lines("duration: 0.6", "duration: 0.9").first?.hasPrefix(
        "Cards.inspect.txt: Cards.swift:11 animation") == true)
    #expect(lines("easeInOut", "linear").first?.contains("linear") == true)
  }

  @Test("Another name of a key or a component is one line, at its declaration")
  func renamed() {
    let key = lines("Names", "Titles")
    #expect(key[0] == "Cards.swift: Cards.swift:2  key Names is now Titles")
    #expect(key[1] == "  in Cards.inspect.txt and Cards.order.txt")
    let component = lines("Card: View", "Tile: View", also: ("Card(", "Tile("))
    #expect(
      component.prefix(2) == [
        "Cards.swift: Cards.swift:6  component Card is now Tile (4 places)",
        "  in Cards.inspect.txt and Cards.order.txt",
      ])
    let place = lines("Names", "Titles", ["--format", "github"])
    #expect(place.first?.hasPrefix("::error file=Cards.swift,line=2,endLine=2,") == true)
    #expect(!place.contains { $0.hasPrefix("::group::") })
  }

  @Test("Views of ForEach in another order are one line for the views and one for the key")
  func reordered() {
    let found = lines("ForEach(0..<4)", "ForEach([3, 2, 1, 0], id: \\.self)")
    #expect(
      found.prefix(3) == [
        "Cards.swift: Cards.swift:16  the 4 views of VStack are in a different order: "
          + "Card 3, Card 2, Card 1, Card 0",
        "  key Names at VStack: the same elements in a different order",
        "  in Cards.inspect.txt and Cards.order.txt",
      ])
  }

  @Test("A padding in a component is its line, the view that holds the uses, and all uses at once")
  func component() {
    #expect(
      Array(lines("padding(8)", "padding(10)").prefix(3)).map { $0.prefix(55) } == [
        "Cards.inspect.txt: Cards.swift:10 padding 8 -> 10  4 x Card"[...].prefix(55),
        "  VStack  resized from 67.5x170 to 71.5x186, moved by -2 -8".prefix(55),
        "  4 x Card  resized by 4 4; 8 views in them followed".prefix(55),
      ])
  }

  @Test("Artifacts have a picture of the frames before and one of the layout now")
  func pictures() {
    let kept = folder.path + "/kept"
    let found = lines("padding(8)", "padding(10)", ["--artifacts", kept])
    #expect(found.contains { $0.contains("picture-before: ") })
    let start = "kept\(folder.path)/Cards.inspect."
    #expect(folder.text(start + "picture.before.svg")?.hasPrefix("<svg") == true)
    let page = folder.text(start + "page.html") ?? ""
    #expect(page.contains("Before: the accepted frames"))
    #expect(page.contains("<img src=\"Cards.inspect.picture.before.svg\""))
  }
}
