import Testing

@testable import ViewTreePicture

@Suite("Layers that are shown and hidden")
struct PictureLayerTests {
  private static let all = Set(PictureLayer.allCases)

  @Test("By default, a layout has its content, frames, labels, closures and legend")
  func standard() {
    #expect(
      PictureLayer.shown(showing: [], hiding: [])
        == [.content, .frames, .names, .sizes, .closures, .legend])
  }

  @Test("Layers that would be shown anyway are shown alone where they are named")
  func alone() {
    #expect(PictureLayer.shown(showing: [.frames, .names], hiding: []) == [.frames, .names])
    #expect(PictureLayer.shown(showing: [.frames, .guides], hiding: []) == [.frames, .guides])
  }

  @Test("Other layers, named alone, come to what is shown")
  func added() {
    #expect(
      PictureLayer.shown(showing: [.guides, .padding], hiding: [])
        == PictureLayer.shown.union([.guides, .padding]))
    #expect(PictureLayer.shown(showing: Self.all, hiding: []) == Self.all)
  }

  @Test("What is hidden is hidden, whatever is shown")
  func hidden() {
    #expect(PictureLayer.shown(showing: [.frames, .names], hiding: [.names]) == [.frames])
    #expect(!PictureLayer.shown(showing: [], hiding: [.sizes]).contains(.sizes))
    #expect(PictureLayer.shown(showing: [.guides], hiding: [.legend]).contains(.guides))
  }
}
