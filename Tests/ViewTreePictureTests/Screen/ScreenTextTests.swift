import Testing
import ViewTreeLayout

@testable import ViewTreePicture

/// Texts keep their places in any font.
@Suite("Texts on a screen")
struct ScreenTextTests {
  @Test("The words of a line have their measured places, and fill its width")
  func words() throws {
    let label = Label("one two  three", at: Point(x: 10, y: 20), size: 17, width: 120)
    let words = LabelWord.words(of: label)
    #expect(words.map(\.text) == ["one ", "two  ", "three"])
    #expect(words.first?.x == 10)
    for (word, next) in zip(words, words.dropFirst()) {
      #expect(abs(word.x + word.width - next.x) < 1e-9)
    }
    let last = try #require(words.last)
    // The built-in typeface has kerning between words, which the places don't have.
    #expect(abs(last.x + last.width - 130) < 1)
  }

  @Test("A line from right to left is not divided")
  func rightToLeft() {
    #expect(LabelWord.words(of: Label("שלום עולם", at: .zero, size: 17)) == [])
  }

  @Test("Every text of every document has a width, and no two of one view overlap")
  func widths() throws {
    let documents = try ["articles/form.json", "lists/rows-are-at-least-44-high.json"].map {
      try Drawn(fixture: $0)
    }
    for drawn in documents {
      let labels = drawn.scene(.screen).shapes.compactMap { shape -> Label? in
        if case .label(let label) = shape.figure { label } else { nil }
      }
      #expect(!labels.isEmpty || drawn.name.contains("rows"), "\(drawn.name)")
      for (number, label) in labels.enumerated() {
        #expect(label.width != nil, "\(label.text)")
        let box = Self.core(label)
        for other in labels[(number + 1)...] {
          #expect(!box.overlaps(Self.core(other)), "\(drawn.name): \(label.text), \(other.text)")
        }
      }
    }
  }

  /// The part of a label between the baseline and the height of small letters.
  private static func core(_ label: Label) -> Rect {
    let box = LabelMetrics.box(of: label)
    return Rect(
      x: box.minX, y: label.origin.y - 0.5 * label.size, width: box.width, height: 0.5 * label.size)
  }

  @Test("The file has the words with their places and widths, and no width on the whole line")
  func file() throws {
    let svg = try Drawn(root: "{ \"view\": \"Text\", \"text\": \"one two\" }").svg {
      $0.kind = .screen
    }
    #expect(svg.contains(">one </tspan><tspan x=\""))
    #expect(svg.components(separatedBy: "textLength=").count == 3)
    #expect(!svg.contains("rgba("))
  }
}
