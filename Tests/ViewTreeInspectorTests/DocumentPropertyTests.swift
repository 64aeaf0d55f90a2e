import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeRandom

/// What holds for every document, tried on many.
struct DocumentPropertyTests {
  private static let window = 320.0

  /// The frames of a document's views by their ids, as seen and as drawn.
  private func frames(
    _ text: String, _ direction: LayoutDirection = .leftToRight
  ) throws -> [String: [Rect]] {
    var options = InspectionOptions()
    options.layoutDirection = direction
    let inspection = try Evaluated(text, options).inspection
    var frames: [String: [Rect]] = [:]
    for view in inspection.views {
      if let id = inspection.string(view.id) { frames[id] = [view.frame, view.content] }
    }
    return frames
  }

  private func isAlmost(_ left: Rect, _ right: Rect) -> Bool {
    [
      left.minX - right.minX, left.minY - right.minY, left.width - right.width,
      left.height - right.height,
    ].allSatisfy { $0.magnitude < 1e-6 }
  }

  /// Compares each document with itself written in another style; extra views may be there.
  private func compare(_ seeds: Range<Int>, with style: RandomDocument.Style) throws {
    for seed in seeds {
      let document = RandomDocument(seed, depth: 3)
      let (plain, other) = (try frames(document.text()), try frames(document.text(style)))
      for (id, frames) in plain {
        guard let changed = other[id], zip(frames, changed).allSatisfy(isAlmost) else {
          Issue.record("seed \(seed), \(id): \(frames) became \(other[id] ?? [])")
          return
        }
      }
    }
  }

  @Test("A modifier that layout does not know changes no frame")
  func neutralModifiers() throws {
    let neutral = [
      "\"hidden\"", "\"clipped\"", "{ \"blur\": { \"radius\": 3 } }", "{ \"border\": \"red\" }",
      "{ \"disabled\": true }", "{ \"blendMode\": \"multiply\" }", "{ \"opacity\": 0.5 }",
      "{ \"shadow\": { \"radius\": 4 } }",
      "{ \"id\": 7 }", "{ \"tag\": \"t\" }", "{ \"zIndex\": 2 }",
      "{ \"coordinateSpace\": \"space\" }",
      "{ \"flipsForRightToLeftLayoutDirection\": true }", "{ \"offset\": { \"x\": 0 } }",
      "{ \"environment\": { \"layoutDirection\": \"leftToRight\" } }",
    ]
    try compare(
      0..<Rounds.of(400),
      with: RandomDocument.Style(modifiers: { source, modifiers in
        var modifiers = modifiers
        modifiers.insert(source.one(of: neutral), at: source.below(modifiers.count + 1))
        return modifiers
      }))
  }

  @Test("An overlay or a background changes nothing about what it decorates")
  func secondaries() throws {
    let content = "{ \"view\": \"VStack\", \"children\": [\"Spacer\", \"Divider\", \"Color\"] }"
    try compare(
      0..<Rounds.of(400),
      with: RandomDocument.Style(modifiers: { source, modifiers in
        let name = source.one(of: ["overlay", "background"])
        let secondary =
          "{ \"\(name)\": { \"content\": \(content), \"alignment\": \"topTrailing\" } }"
        var modifiers = modifiers
        modifiers.insert(secondary, at: source.below(modifiers.count + 1))
        return modifiers
      }))
  }

  @Test("Views in a Group, an AnyView or a ForEach lie as they do in a plain list")
  func groups() throws {
    try compare(
      0..<Rounds.of(400),
      with: RandomDocument.Style(list: { source, views in
        var (rest, list) = (views[...], [String]())
        while !rest.isEmpty {
          let some = rest.prefix(1 + source.below(rest.count))
          rest = rest.dropFirst(some.count)
          let views = "[\(some.joined(separator: ", "))]"
          switch source.below(5) {
          case 0: list += some
          case 1: list.append("{ \"view\": \"Group\", \"children\": \(views) }")
          case 2: list.append("{ \"view\": \"AnyView\", \"children\": \(views) }")
          case 3: list.append("{ \"forEach\": [0], \"as\": \"i\", \"content\": \(views) }")
          default: list.append("{ \"if\": \"true\", \"then\": \(views) }")
          }
        }
        return list
      }))
  }

  @Test("Right to left is left to right in a mirror")
  func mirror() throws {
    for seed in 0..<Rounds.of(400) {
      let text = RandomDocument(seed, depth: 3).text()
      let (left, right) = (try frames(text), try frames(text, .rightToLeft))
      // What ViewThatFits leaves out has no frame to mirror.
      for (id, frames) in left where frames != [.zero, .zero] {
        let mirrored = frames.map {
          Rect(x: Self.window - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
        guard let found = right[id], zip(mirrored, found).allSatisfy(isAlmost) else {
          Issue.record("seed \(seed), \(id): \(frames) became \(right[id] ?? [])")
          return
        }
      }
    }
  }

  @Test("Numbers beyond all sense break nothing, and what is not finite is said")
  func extremes() {
    let lengths = [
      "1e308", "-1e308", "0", "-0.0", "5e-324", "1e9", "-3", "50", "\"infinity\"",
      "{ \"$\": \"-Double.infinity\" }", "{ \"$\": \"1e308 * 10\" }", "{ \"$\": \"Double.nan\" }",
      "{ \"$\": \"0.0 / 0.0\" }",
    ]
    var inspected = 0
    for seed in 0..<Rounds.of(2000) {
      let known = seed % 4 == 0 ? lengths : Array(lengths.prefix(11))
      let outcome = Outcome(RandomDocument(seed, depth: 2, lengths: known).text())
      guard let inspection = outcome.inspection else {
        if outcome.diagnostics.isEmpty { Issue.record("seed \(seed): no word of what is wrong") }
        continue
      }
      inspected += 1
      let numbers = inspection.views.flatMap { view in
        [view.frame, view.content].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      }
      let isSaid = inspection.diagnostics.contains { $0.id == "frames-not-finite" }
      if numbers.allSatisfy(\.isFinite) == isSaid { Issue.record("seed \(seed): said \(isSaid)") }
    }
    #expect(inspected * 2 > Rounds.of(2000))
  }
}
