import Testing
import ViewTreeInspector

/// The loop of "Inspecting the View Tree", part 1: the height of A is the place of B.
struct FeedbackLoopTests {
  @Test("Pinned at the top, the reader sees 8, 16 and 24, and is told of the first two")
  func pinned() throws {
    let texts = try [
      ArticleFixture.text("feedback-loop"), PreferenceFixture.text(PreferenceFixture.droppedChange),
    ]
    for text in texts {
      let loop = try Evaluated(text)
      #expect(loop.inspection.preferences.map(\.value.description) == ["8.0", "16.0", "24.0"])
      #expect(loop.closures == ["onPreferenceChange", "onPreferenceChange"])
      #expect(loop.skips == ["VStack dropped"])
      #expect(try loop.frame("A").height == 16)
      // What is shown is a step behind: B stands where A would end if it were told.
      #expect(try loop.frame("B").minY == 24)
      #expect(
        loop.inspection.diagnostics.map(\.message)
          == ["Bound preference MinY tried to update multiple times per frame."])
      // Eight points more with each pass.
      #expect(loop.inspection.growth?.variable == "height")
      #expect(loop.inspection.growth?.values.prefix(5) == [0, 8, 16, 24, 32])
    }
  }

  @Test("Centred, half of what A gains moves the stack up: the ratio is a half")
  func centred() throws {
    let loop = try Evaluated(article: "feedback-loop-centred")
    #expect(loop.inspection.status == .converging(ratio: 0.5))
    // (1000 + 0 + 8 - 10) / 2 = 499, then (1000 + 499 + 8 - 10) / 2 = 748.5.
    #expect(loop.inspection.preferences.map(\.value.description) == ["499.0", "748.5", "873.25"])
    #expect(try loop.frame("A").height == 748.5)
  }

  @Test("Without spacing any height is where it settles")
  func fixpoint() throws {
    let text = try ArticleFixture.text(
      "feedback-loop", replacing: "\"spacing\": 8", with: "\"spacing\": 0")
    let loop = try Evaluated(text)
    #expect(loop.inspection.status == .stable)
    #expect(loop.inspection.passes == 1)
  }
}
