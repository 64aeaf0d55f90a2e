import Testing

@testable import ViewTreePicture

@Suite("Layers that are shown and hidden")
struct PictureLayerTests {
  @Test("All but guides are shown if nobody says anything")
  func standard() {
    #expect(
      PictureLayer.shown(showing: [], hiding: [])
        == Set(PictureLayer.allCases).subtracting([.guides]))
  }

  @Test("Layers that would be shown anyway are shown alone where they are named")
  func alone() {
    #expect(PictureLayer.shown(showing: [.frames, .names], hiding: []) == [.frames, .names])
    #expect(PictureLayer.shown(showing: [.frames, .guides], hiding: []) == [.frames, .guides])
  }

  @Test("Guides, named alone, come to what is shown")
  func added() {
    #expect(PictureLayer.shown(showing: [.guides], hiding: []) == Set(PictureLayer.allCases))
  }

  @Test("What is hidden is hidden, whatever is shown")
  func hidden() {
    #expect(PictureLayer.shown(showing: [.frames, .names], hiding: [.names]) == [.frames])
    #expect(!PictureLayer.shown(showing: [], hiding: [.sizes]).contains(.sizes))
    #expect(PictureLayer.shown(showing: [.guides], hiding: [.ruler]).contains(.guides))
  }
}
