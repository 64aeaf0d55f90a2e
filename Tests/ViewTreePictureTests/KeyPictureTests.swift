import Testing
import ViewTreeInspector
import ViewTreeLayout

@testable import ViewTreePicture

/// The way of each key between modifiers.
@Suite("The picture of keys")
struct KeyPictureTests {
  @Test("Each modifier of the form stands once, with its view and its line")
  func form() throws {
    let words = try Drawn(fixture: "articles/form.json").scene(.keys).words
    #expect(words.contains("MyPreferenceKey · line 36 · 7 writers, 6 transformers, 1 reader"))
    #expect(words.count { $0 == "anchorPreference" } == 7)
    #expect(words.count { $0 == "transformAnchorPreference" } == 6)
    #expect(words.count { $0 == "overlayPreferenceValue" } == 1)
    #expect(words.contains("Not instantiated"))
    #expect(words.contains("line 249"))
  }

  @Test("Every modifier hangs below the one that gets its value next")
  func tree() throws {
    for drawn in try Drawn.all() {
      for key in KeyGraph(drawn.subject.explainer).keys {
        let tree = KeyFlowTree(key, of: Array(key.uses.indices))
        #expect(tree.uses.compactMap { $0 }.sorted() == Array(key.uses.indices), "\(drawn.name)")
        for (place, use) in tree.uses.enumerated() {
          guard let use else { continue }
          let parent = tree.parents[place]
          #expect((parent < 0 ? nil : tree.uses[parent]) == key.uses[use].next, "\(drawn.name)")
        }
      }
    }
  }

  @Test("A key that is written and never read says that it leads nowhere")
  func deadEnd() throws {
    let words = try Drawn(fixture: "articles/unread.json").scene(.keys).words
    #expect(words.contains("dead end: it is written but never read"))
    #expect(words.contains { $0.hasPrefix("dead end: no reader encloses it") })
  }

  @Test("A value that a writer replaces has a dashed arrow to that writer")
  func replaced() throws {
    let scene = try Drawn(fixture: "preferences/writer-hides-its-content.json").scene(.keys)
    let dashed = scene.shapes.filter { shape in
      if case .curve = shape.figure { !(shape.stroke?.dashes.isEmpty ?? true) } else { false }
    }
    #expect(dashed.count == 2)
  }

  @Test("The legend tells of the marks that are there")
  func legend() throws {
    func line(_ fixture: String) throws -> String? {
      try Drawn(fixture: fixture).scene(.keys).labels(.legend).map(\.text).dropFirst().first
    }
    #expect(try line("articles/nested-transform.json") == nil)
    #expect(
      try line("articles/nested-override.json")
        == "A dashed arrow ends where a writer replaces the value; a red edge is a dead end.")
    #expect(
      try line("articles/lazy-reduce.json") == "Gray lines carry values that no reader requested.")
  }

  @Test("A document without keys says so")
  func none() throws {
    let drawn = try Drawn(
      #"{"viewtree": 1, "window": {"width": 9, "height": 9}, "root": "Spacer"}"#)
    #expect(drawn.scene(.keys).words.contains("no preference keys"))
    #expect(drawn.scene(.order).words.contains("no preference keys"))
  }
}
