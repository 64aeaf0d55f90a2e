import Testing
import ViewTreeInspector
import ViewTreeRandom
import ViewTreeSyntax

/// Each rule by a document that is a loop and one that is none.
@Suite("Ways on which state comes back to itself")
struct LoopAnalysisTests {
  typealias Loop = LoopDocument

  /// A stack of a view whose height is `h` and one that is measured.
  private func stack(_ first: String, measured: String = Loop.measuringPlace) -> String {
    Loop.stack([Loop.color("A", first), Loop.box("B", measured)], Loop.assigning)
  }

  private let height = #"{ "frame": { "height": "h" } }"#

  // MARK: - What a parameter changes

  @Test("A view that pushes down what is measured is a loop, and the message names views and lines")
  func way() {
    #expect(
      LoopDocument(stack(height)).loops == [
        "it changes the height of A (line 4) and the position of B (line 4), "
          + "and onPreferenceChange (line 6) sets it again"
      ])
  }

  @Test("What pushes nothing is no loop: the measured view comes first")
  func before() {
    let views = [Loop.box("B", Loop.measuringPlace), Loop.color("A", height)]
    // Pinned at the top nothing moves B; in the middle of a window half of A's height does.
    #expect(LoopDocument(Loop.stack(views, Loop.assigning)).hasNone)
    #expect(LoopDocument(Loop.stack(views, Loop.assigning), proposal: false).hasLoop)
  }

  @Test(
    "Arguments that change a size are a loop",
    arguments: [
      #"{ "frame": { "height": "h" } }"#, #"{ "frame": { "minHeight": "h" } }"#,
      #"{ "padding": "h" }"#,
    ])
  func sizes(modifier: String) {
    #expect(LoopDocument(stack(modifier)).hasLoop)
  }

  @Test(
    "Effects, and arguments that layout does not look at, are none",
    arguments: [
      #"{ "offset": { "x": 0, "y": "h" } }"#, #"{ "rotationEffect": "Angle.degrees(h)" }"#,
      #"{ "scaleEffect": "h" }"#, #"{ "opacity": "h" }"#,
    ])
  func effects(modifier: String) {
    #expect(LoopDocument(stack(modifier)).hasNone)
  }

  @Test("An effect on the measured view itself is a loop of its place, not of its size")
  func ownEffect() {
    func document(_ value: String) -> LoopDocument {
      let modifiers = [Loop.measuring(value), #"{ "offset": { "x": 0, "y": "h" } }"#]
      return LoopDocument(
        Loop.stack([Loop.box("B", modifiers[0], modifiers[1])], Loop.assigning))
    }
    #expect(document("geometry.frame(in: .global).minY").hasLoop)
    #expect(document("geometry.size.height").hasNone)
    #expect(document("geometry.frame(in: .global).height").hasNone)
  }

  @Test("The spacing of a stack moves views and leaves their sizes")
  func spacing() {
    func document(_ value: String) -> LoopDocument {
      LoopDocument(
        Loop.stack(
          [Loop.box("A"), Loop.box("B", Loop.measuring(value))], Loop.assigning,
          members: #", "alignment": "leading", "spacing": "h""#))
    }
    #expect(document("geometry.frame(in: .global).minY").hasLoop)
    #expect(document("geometry.size.height").hasNone)
  }

  @Test("A guide moves views and leaves their sizes")
  func guides() {
    func document(_ value: String) -> LoopDocument {
      let guide = #"{ "alignmentGuide": { "guide": "leading", "computeValue": "h" } }"#
      return LoopDocument(
        Loop.stack([Loop.box("A", guide), Loop.box("B", Loop.measuring(value))], Loop.assigning))
    }
    #expect(document("geometry.frame(in: .global).minX").hasLoop)
    #expect(document("geometry.size.height").hasNone)
  }

  @Test("A fixed frame stops a size; one with a single length does not")
  func fixedFrame() {
    func document(_ frame: String) -> LoopDocument { LoopDocument(stack(height + ", " + frame)) }
    #expect(document(#"{ "frame": { "width": 40, "height": 40 } }"#).hasNone)
    #expect(document(#"{ "frame": { "width": 40 } }"#).hasLoop)
  }

  @Test("Views that share a stack's space take from each other")
  func sharing() {
    func document(_ measured: String) -> LoopDocument {
      LoopDocument(
        Loop.stack([measured, Loop.color("A", height)], Loop.assigning), proposal: false)
    }
    let size = Loop.measuring("geometry.size.height")
    #expect(document(Loop.color("B", size)).hasLoop)
    #expect(document(Loop.box("B", size)).hasNone)
  }

  // MARK: - Axes

  /// A view that is measured, in a column with a stripe.
  private func document(
    measuring value: String, of view: String, stripe: String = "{}",
    action: String = "h = value + 1"
  ) -> LoopDocument {
    let reader = #"{ "onPreferenceChange": { "key": "K", "perform": "\#(action)" } }"#
    let measured = view.replacing("MEASURE", with: Loop.measuring(value))
    return LoopDocument(
      Loop.stack([measured, Loop.color("S", stripe)].filter { !$0.contains("{}") }, reader),
      proposal: false)
  }

  private func color(_ modifier: String) -> String {
    Loop.color("A", "MEASURE", modifier)
  }

  @Test("What is measured along one axis and sized along the other is no loop")
  func axes() {
    let height = color(#"{ "frame": { "height": "h" } }"#)
    #expect(document(measuring: "geometry.size.width", of: height).hasNone)
    #expect(document(measuring: "geometry.size.height", of: height).hasLoop)
    func size(_ action: String) -> LoopDocument {
      let text = document(measuring: "geometry.size", of: height, action: action).text
      return LoopDocument(
        text: text.replacing(
          #""defaultValue": 0"#, with: #""defaultValue": { "$": "CGSize.zero" }"#))
    }
    #expect(size("h = value.width + 1").hasNone)
    #expect(size("h = value.height + 1").hasLoop)
    #expect(document(measuring: "geometry.frame(in: .global).minX", of: height).hasNone)
    #expect(document(measuring: "geometry.frame(in: .global).maxY", of: height).hasLoop)
  }

  @Test("A padding of some edges, an offset and a spacing have an axis too")
  func arguments() {
    let top = color(#"{ "padding": { "edges": "top", "length": "h" } }"#)
    #expect(document(measuring: "geometry.size.width", of: top).hasNone)
    #expect(document(measuring: "geometry.size.height", of: top).hasLoop)
    let insets = color(#"{ "padding": { "leading": "h" } }"#)
    #expect(document(measuring: "geometry.size.width", of: insets).hasLoop)
    #expect(document(measuring: "geometry.size.height", of: insets).hasNone)
    let offset = color(#"{ "offset": { "x": "h", "y": 0 } }"#)
    #expect(document(measuring: "geometry.frame(in: .global).minX", of: offset).hasLoop)
    #expect(document(measuring: "geometry.frame(in: .global).minY", of: offset).hasNone)
    let turned = color(#"{ "offset": { "x": "h", "y": 0 } }, { "rotationEffect": ".degrees(30)" }"#)
    #expect(document(measuring: "geometry.frame(in: .global).minY", of: turned).hasLoop)
  }

  @Test("A text, an aspect ratio and a circle mix the axes")
  func mixing() {
    let frame = #"{ "frame": { "width": "h" } }"#
    func text(_ frame: String) -> String {
      #"{ "view": "Text", "text": "several words", "modifiers": [MEASURE, \#(frame)] }"#
    }
    #expect(document(measuring: "geometry.size.height", of: text(frame)).hasLoop)
    let height = text(#"{ "frame": { "height": "h" } }"#)
    // The width of a text doesn't follow its height: it is truncated.
    #expect(document(measuring: "geometry.size.width", of: height).hasNone)
    let circle = #"{ "view": "Circle", "modifiers": [MEASURE, \#(frame)] }"#
    #expect(document(measuring: "geometry.size.height", of: circle).hasLoop)
    let square = Loop.color("A", "MEASURE", #""scaledToFit""#, frame)
    #expect(document(measuring: "geometry.size.height", of: square).hasLoop)
    #expect(document(measuring: "geometry.size.height", of: color(frame)).hasNone)
  }

  @Test("A text with room for all its lines does not follow the height that is left for it")
  func room() {
    let stripe = #"{ "frame": { "height": "h" } }"#
    let text = #"{ "view": "Text", "text": "one line", "modifiers": [MEASURE] }"#
    #expect(document(measuring: "geometry.size.height", of: text, stripe: stripe).hasNone)
    let colour = Loop.color("A", "MEASURE")
    #expect(document(measuring: "geometry.size.height", of: colour, stripe: stripe).hasLoop)
  }

  @Test("What is proposed nothing does not depend on the frame around it, axis by axis")
  func ideal() {
    func fixed(_ modifier: String) -> LoopDocument {
      let view = Loop.color("A", "MEASURE", modifier, #"{ "frame": { "width": "h" } }"#)
      return document(measuring: "geometry.size.width", of: view)
    }
    #expect(fixed(#""fixedSize""#).hasNone)
    #expect(fixed(#"{ "fixedSize": { "horizontal": true, "vertical": false } }"#).hasNone)
    #expect(fixed(#"{ "fixedSize": { "horizontal": false, "vertical": true } }"#).hasLoop)
    func scrolled(_ axes: String) -> LoopDocument {
      let view = """
        { "view": "ScrollView", "axes": "\(axes)", "children": [\(Loop.color("A", "MEASURE"))],
          "modifiers": [{ "frame": { "height": "h" } }] }
        """
      return document(measuring: "geometry.size.height", of: view)
    }
    #expect(scrolled("vertical").hasNone)
    #expect(scrolled("horizontal").hasLoop)
    for list in ["List", "LazyVStack"] {
      let view = """
        { "view": "\(list)", "children": [\(Loop.color("A", "MEASURE"))],
          "modifiers": [{ "frame": { "height": "h" } }] }
        """
      #expect(document(measuring: "geometry.size.height", of: view).hasNone)
    }
  }

  @Test("Views that fill a ZStack are as long as the frame around it")
  func fillingLayers() {
    let view = """
      { "view": "ZStack", "children": ["Color"],
        "modifiers": [MEASURE, { "padding": 3 }, { "frame": { "height": "h" } }] }
      """
    // Six points of padding less, and nine more.
    let action = "h = value + 9"
    #expect(document(measuring: "geometry.size.height", of: view, action: action).hasLoop)
    #expect(document(measuring: "geometry.size.width", of: view, action: action).hasNone)
  }

  @Test("Every view in a GeometryReader is as long as the reader, and none changes it")
  func readerContent() {
    func reader(_ content: String, _ modifiers: String) -> String {
      """
      { "view": "GeometryReader", "as": "proxy", "content": ["Color", \(content)],
        "modifiers": [\(modifiers)] }
      """
    }
    let frame = #"{ "frame": { "height": "h" } }"#
    let inside = reader(Loop.color("A", "MEASURE"), frame)
    #expect(document(measuring: "geometry.size.height", of: inside).hasLoop)
    let hiding = reader(#"{ "if": "h > 3", "then": "Color" }"#, "MEASURE")
    #expect(document(measuring: "geometry.size.height", of: hiding).hasNone)
  }

  // MARK: - Where nothing is pushed

  @Test("In a ZStack only a view as large as the stack moves the others")
  func layers() {
    // B is moved by half of what A is larger.
    let reader = #"{ "onPreferenceChange": { "key": "K", "perform": "h = value * 3 + 11" } }"#
    func document(_ measured: String) -> LoopDocument {
      let border = Loop.color("A", #"{ "frame": { "width": "h", "height": "h" } }"#)
      return LoopDocument(
        Loop.stack([border, measured], reader, container: "ZStack", members: ""))
    }
    let modifiers = [#"{ "frame": { "width": 40, "height": 40 } }"#, Loop.measuringPlace]
    #expect(document(Loop.color("B", modifiers[0], modifiers[1])).hasNone)
    #expect(document(Loop.box("B", modifiers[1])).hasLoop)
  }

  @Test(
    "An overlay and a background never move what they are on", arguments: ["overlay", "background"])
  func secondaries(modifier: String) {
    let secondary = #"{ "\#(modifier)": \#(Loop.color("A", height)) }"#
    #expect(
      LoopDocument(
        Loop.stack([Loop.box("B", Loop.measuringPlace, secondary)], Loop.assigning)
      ).hasNone)
    // What is measured in it may well be moved.
    let own = Loop.stack([Loop.color("A", height), Loop.box("B", Loop.measuringPlace)])
    #expect(
      LoopDocument(
        Loop.stack([Loop.box("C", #"{ "\#(modifier)": \#(own) }"#)], Loop.assigning)
      ).hasLoop)
  }

  @Test("Views built from a preference are a secondary too")
  func readers() {
    let reader = """
      { "overlayPreferenceValue": { "key": "K", "as": "k", "content":
        { "view": "Color", "modifiers": [{ "frame": { "height": "k + h" } }] } } }
      """
    #expect(LoopDocument(Loop.stack([Loop.box("B", Loop.measuringPlace)], reader)).hasNone)
  }

  // MARK: - Preferences

  @Test("A reader sees what is inside it and not replaced on the way")
  func reach() {
    let writer = #"{ "preference": { "key": "K", "value": 1 } }"#
    let views = [Loop.color("A", height), Loop.box("B", Loop.measuringPlace)]
    #expect(LoopDocument(Loop.stack(views, Loop.assigning)).hasLoop)
    #expect(LoopDocument(Loop.stack(views, writer, Loop.assigning)).hasNone)
    // The reader stands on a view beside the writer.
    let beside = [Loop.color("A", height, Loop.assigning), Loop.box("B", Loop.measuringPlace)]
    #expect(LoopDocument(Loop.stack(beside)).hasNone)
  }

  @Test("A transformer hands on what it changes")
  func transformer() {
    let transformer = #"{ "transformPreference": { "key": "K", "transform": "$0 += 1" } }"#
    let views = [Loop.color("A", height), Loop.box("B", Loop.measuringPlace)]
    #expect(LoopDocument(Loop.stack(views, transformer, Loop.assigning)).hasLoop)
  }

  @Test("A value that is made of the state itself is a loop without any layout")
  func valueOfState() {
    let document = { (value: String) in
      let writer = #"{ "preference": { "key": "K", "value": { "$": "\#(value)" } } }"#
      return LoopDocument(Loop.stack([Loop.box("B", writer)], Loop.assigning))
    }
    #expect(document("h + 1").loops == ["onPreferenceChange (line 5) sets it again"])
    #expect(document("other + 1").hasNone)
  }

  @Test("Only what an action assigns depends on it; what it reads does not")
  func assigning() {
    func document(_ action: String) -> LoopDocument {
      let reader = #"{ "onPreferenceChange": { "key": "K", "perform": "\#(action)" } }"#
      return LoopDocument(
        Loop.stack([Loop.color("A", height), Loop.box("B", Loop.measuringPlace)], reader))
    }
    #expect(document("h += value").hasLoop)
    #expect(document("(other, h) = (0, value + 1)").hasLoop)
    #expect(document("other = h").hasNone)
    // A constant settles, whatever is measured.
    #expect(document("if value > 3 { h = 1 }").hasNone)
  }

  @Test("A condition decides the size of its container, and whether there is a writer")
  func conditions() {
    func document(_ entry: String) -> LoopDocument {
      let reader =
        #"{ "onPreferenceChange": { "key": "K", "perform": "h = value > 5 ? 0 : 10" } }"#
      return LoopDocument(Loop.stack([entry, Loop.box("B", Loop.measuringPlace)], reader))
    }
    let views = #""then": \#(Loop.box("A"))"#
    #expect(document(#"{ "if": "h > 3", \#(views) }"#).hasLoop)
    #expect(document(#"{ "if": "other > 3", \#(views) }"#).hasNone)
    let writer = Loop.box("W", #"{ "preference": { "key": "K", "value": 1 } }"#)
    let hiding = #"{ "if": "h > 30", "then": \#(writer) }"#
    let growing = #"{ "onPreferenceChange": { "key": "K", "perform": "h = value > 0 ? 0 : 40" } }"#
    #expect(LoopDocument(Loop.stack([hiding], growing)).hasLoop)
  }

  // MARK: - Names

  @Test("Names are followed through let, components, loops and bindings")
  func names() {
    let measured = Loop.box("B", Loop.measuringPlace)
    func document(_ first: String, sections: String = "") -> LoopDocument {
      LoopDocument(Loop.stack([first, measured], Loop.assigning), sections: sections)
    }
    let bar = """
      "components": { "Bar": { "parameters": { "length": "CGFloat" }, "body":
        { "view": "Color", "modifiers": [{ "frame": { "height": "length" } }] } } },
      """
    #expect(document(#"{ "view": "Bar", "length": "h" }"#, sections: bar).hasLoop)
    #expect(document(#"{ "view": "Bar", "length": "other" }"#, sections: bar).hasNone)
    func letting(_ value: String) -> String {
      #"{ "view": "Color", "let": { "x": "\#(value)" }, "modifiers": [{ "frame": { "height": "x" } }] }"#
    }
    #expect(document(letting("h + 1")).hasLoop)
    #expect(document(letting("other + 1")).hasNone)
    func loop(_ data: String) -> String {
      #"{ "forEach": "\#(data)", "as": "x", "content": \#(Loop.color("A", #"{ "frame": { "height": "x" } }"#)) }"#
    }
    #expect(document(loop("[h]")).hasLoop)
    #expect(document(loop("[other]")).hasNone)
  }

  @Test("A component used twice is told apart by what it is given")
  func components() {
    let bar = """
      "components": { "Bar": { "parameters": { "length": "CGFloat" }, "body":
        { "view": "Color", "modifiers": [{ "frame": { "height": "length" } }] } } },
      """
    func document(_ first: String, _ last: String) -> LoopDocument {
      let views = [
        #"{ "view": "Bar", "length": "\#(first)" }"#, Loop.box("B", Loop.measuringPlace),
        #"{ "view": "Bar", "length": "\#(last)" }"#,
      ]
      return LoopDocument(Loop.stack(views, Loop.assigning), sections: bar)
    }
    #expect(document("h", "8").hasLoop)
    #expect(document("8", "h").hasNone)
  }

  // MARK: - Anchors

  @Test("Of an anchor a closure may look at the size only")
  func anchors() {
    func document(_ value: String) -> LoopDocument {
      let writer = """
        { "anchorPreference": { "key": "K", "value": ".bounds", "transform": "\(value)" } }
        """
      let views = Loop.stack([Loop.color("A", height), Loop.box("B", writer)])
      return LoopDocument(
        """
        { "view": "GeometryReader", "as": "geometry", "content": \(views),
          "modifiers": [\(Loop.assigning)] }
        """)
    }
    #expect(document("geometry[$0].size.height").hasNone)
    #expect(document("geometry[$0].minY").hasLoop)
  }

  // MARK: - Articles

  @Test(
    "The loops of the articles are found, where others only decorate what they measure",
    arguments: [
      ("feedback-loop", true), ("feedback-loop-centred", true), ("months-preference", false),
      ("months-anchor-points", false), ("months-anchor-bounds", false),
      ("months-anchor-array", false), ("flow-grid", false), ("form", false), ("form-steps", false),
      ("form-twitter", false), ("easy-months", false), ("anchor-overlay", false),
      ("custom-anchors", false), ("rotation", false), ("feedback-loop-zstack", false),
      ("feedback-loop-overlay", false), ("feedback-loop-background", false),
      ("feedback-loop-effect", false), ("landscape", false), ("form-named-spaces", false),
      ("generic-grid", false),
    ])
  func articles(name: String, isLoop: Bool) throws {
    let document = LoopDocument(text: try ArticleFixture.text(name))
    #expect(isLoop ? document.hasLoop : document.hasNone)
  }

  @Test("The ways out that the article names make its loop go")
  func remedies() throws {
    let text = try ArticleFixture.text("feedback-loop")
    let frame = #"{ "frame": { "height": "height" } }"#
    #expect(LoopDocument(text: text).hasLoop)
    let offset = text.replacing(frame, with: #"{ "offset": { "y": "height" } }"#)
    #expect(offset != text && LoopDocument(text: offset).hasNone)
    let layers = text.replacing(
      #""view": "VStack""#, with: #""view": "ZStack", "alignment": "topLeading""#
    )
    .replacing(#""spacing": 8,"#, with: "")
    #expect(layers != text && LoopDocument(text: layers).hasNone)
    for modifier in ["overlay", "background"] {
      let inside = #"{ "\#(modifier)": { "view": "Color", "modifiers": [\#(frame)] } }"#
      let moved = text.replacing(frame, with: inside)
      #expect(moved != text && LoopDocument(text: moved).hasNone)
    }
  }

  @Test("A state that does not settle is told with its loop; one that does is told without")
  func inspection() throws {
    let evaluated = try Evaluated(article: "feedback-loop")
    #expect(
      evaluated.inspection.loop?.hops.map(\.hop).prefix(3) == [
        .state("height"), .height(of: "A"), .place(of: "B"),
      ])
    #expect(try Evaluated(article: "months-preference").inspection.loop == nil)
  }

  // MARK: - Scale

  @Test("Ten thousand siblings and a thousand containers inside one another are no obstacle")
  func scale() {
    let boxes = (0..<Rounds.of(10_000)).map { Loop.box("B\($0)", Loop.measuringPlace) }
    #expect(LoopDocument(Loop.stack([Loop.color("A", height)] + boxes, Loop.assigning)).hasLoop)
    #expect(LoopDocument(Loop.stack(boxes + [Loop.color("A", height)], Loop.assigning)).hasNone)
    var deep = Loop.box("B", Loop.measuringPlace)
    for _ in 0..<Rounds.of(1_000) { deep = Loop.stack([deep]) }
    let views = [Loop.color("A", height), deep]
    let below = LoopDocument(Loop.stack(views, Loop.assigning))
    let above = LoopDocument(Loop.stack(views.reversed(), Loop.assigning))
    #expect(onDeepStack { below.loops ?? [] }.count == 1)
    #expect(onDeepStack { above.loops ?? ["none"] }.isEmpty)
  }
}
