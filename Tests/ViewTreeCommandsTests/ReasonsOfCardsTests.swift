import Testing

/// Reasons for the lengths of small cards, as `viewtree explain` prints them.
@Suite("Reasons for the lengths of small cards")
struct ReasonsOfCardsTests {
  private func run(_ command: String, _ body: String, _ arguments: String...) -> String {
    let folder = TemporaryFolder()
    let card = folder.file(
      "Card.swift",
      "import SwiftUI\nstruct Card: View {\n\(body)\n}\n#Preview { Card() }\n")
    return CommandRun([command, card] + arguments).output
  }

  @Test("A priority that would wrap a button's title is not the change that explain suggests")
  func priorityWrapsButton() {
    let card = """
      var body: some View {
        HStack {
          Text("Noise-Cancelling Headphones").lineLimit(1)
          Button("Add to Cart") {}
        }
        .frame(width: 260)
      }
      """
    let text = run("explain", card, "Noise-Cancelling Headphones")
    #expect(text.contains("without the line limit: 2 lines, not truncated\n"))
    #expect(!text.contains("with .layoutPriority(1)"))
  }

  @Test("The cost of a change is its worst effect on a visible text")
  func worstVisibleCost() {
    let card = """
      var body: some View {
        HStack {
          Text("hidden").hidden()
          Text("A long text that needs more than a line of this row").layoutPriority(-1)
          Text("short")
        }
        .frame(width: 240, height: 44)
      }
      """
    let text = run("explain", card, "Text[1]")
    #expect(text.contains(#"but then Text "short" (line 7) is truncated"#))
  }

  @Test(
    "A stack with a fixed size has the ideal width of its widest child, and offers it to the others"
  )
  func fixedSize() {
    let card = """
      var body: some View {
        VStack {
          Text("OK").frame(maxWidth: .infinity)
          Text("Delete everything").frame(maxWidth: .infinity)
        }
        .fixedSize(horizontal: true, vertical: false)
      }
      """
    let widest =
      #"as wide as Text "Delete everything" (line 6), its widest child: its text on one line"#
    let opener = ".fixedSize(horizontal: true, vertical: false)"
    let stack = run("explain", card, "VStack")
    #expect(stack.contains("\(widest); \(opener) (line 8) proposes no width"))
    let small = run("explain", card, "OK")
    #expect(small.contains("VStack (line 4) offers its own width, "))
    #expect(small.contains("\(widest); \(opener) of VStack (line 8) proposes no width"))
  }

  @Test("A property of a model is named with its value and the step that set it")
  func propertyOfModel() {
    let card = """
        @Observable final class Model { var isBig = true; var title = "Some title that is long" }
        @State private var model = Model()
        var body: some View {
          VStack {
            Bar(isBig: model.isBig)
            Button("Small") { model.isBig = false }
          }
        }
        struct Bar: View {
          let isBig: Bool
          var body: some View { Color.red.frame(width: isBig ? 120 : 60, height: 20) }
        }
      """
    let text = run("explain", card, "Color", "--tap", "Small")
    #expect(
      text.contains(
        "width is 'isBig ? 120 : 60' of state variable model.isBig, "
          + "now false since step 1 (tap Small)\n"))
  }

  @Test("A member in a string and a member of another value are no properties of the model")
  func otherMembers() {
    let card = """
        struct Size { var width = 3.0 }
        struct Model { var width = 40.0; var name = "a" }
        @State private var model = Model()
        var body: some View {
          Color.red.frame(
            width: "model.name".isEmpty ? 0 : Box(model: Size()).model.width + model.width)
        }
        struct Box { var model: Size }
      """
    #expect(run("explain", card, "Color").contains("of state variable model.width, now 40\n"))
  }

  @Test("The height of a stepper doesn't depend on its title, and its row has space in a column")
  func stepper() {
    let card = """
      @State private var count = 1
      var body: some View {
        VStack {
          Text("Tickets").font(.headline)
          HStack { Stepper("\\(count)", value: $count) }
          Text("Tickets are not refundable.").font(.footnote)
        }
        .frame(maxWidth: .infinity)
      }
      """
    #expect(run("explain", card, "Stepper").contains("height 32: its own height"))
    #expect(!run("sweep", card).contains("less height than it needs"))
  }

  @Test(
    "A row whose flexible children take too much is as wide as they are, but doesn't need to be"
  )
  func unfairRow() {
    let card = """
      var body: some View {
        HStack(spacing: 10) {
          Color.red.frame(minWidth: 60)
          Text("A fairly long description of the item").layoutPriority(1)
          Color.blue.frame(maxWidth: 40)
          Color.green.frame(width: 30)
        }
        .frame(width: 300, height: 80)
      }
      """
    // 300 - 30 gaps - 90 least lengths = 180 for the text; then 30 of 90, 30 of 60, and 60 of 30.
    let text = run("lint", card, "--device", "iPhone 16")
    #expect(text.contains("this 'HStack' is 330 wide, but gets 300"))
  }

  @Test("A picture that fills more than its cell of a lazy grid overlaps the next cell")
  func lazyGridCell() {
    let card = """
      var body: some View {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
          Color.green.aspectRatio(2, contentMode: .fill)
          Color.blue.frame(height: 100)
        }
      }
      """
    let text = run("lint", card)
    #expect(text.contains("'LazyVGrid/Color[0]' and 'LazyVGrid/Color[1]' next to it overlap"))
    #expect(
      !run("lint", card.replacing(".fill)", with: ".fill).frame(width: 100).clipped()"))
        .contains("overlap"))
  }

  @Test("explain shows the frame with modifiers, and the one that inspect shows if it differs")
  func frameWithoutModifiers() {
    let card = """
      var body: some View { Color.red.frame(width: 50, height: 20).padding(10) }
      """
    let text = run("explain", card, "Color")
    #expect(text.contains("70x40  without modifiers "))
    #expect(text.contains("50x20\n"))
  }
}
