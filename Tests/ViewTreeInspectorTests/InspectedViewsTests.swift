import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// Records hold nothing of their own of what a pass has built: what they say must stay when the pass is gone.
@Suite("Views of a record")
struct InspectedViewsTests {
  private static func document(steps: String) -> String {
    """
    {"viewtree": 1, "window": {"width": 100, "height": 100}, "state": {"width": 20},
      "root": {"view": "VStack", "spacing": 0, "children": [
        {"view": "Color", "id": "bar", "modifiers": [{"frame": {"width": {"$": "width"}, "height": 10}}, {"padding": 5}]},
        {"view": "Color", "id": "turned", "modifiers": [{"frame": {"width": 40, "height": 10}}, {"rotationEffect": {"angle": {"$": ".degrees(90)"}}}]}
      ]}\(steps)}
    """
  }

  private static let wider = #", "steps": [{"set": {"width": 60}}, {"set": {"width": 30}}]"#

  @Test(
    "The record of each step keeps its frames and proposals when later steps build the views anew")
  func steps() throws {
    let first = try Evaluated(Self.document(steps: Self.wider))
    let records = [first] + first.inspection.steps.map { Evaluated($0.inspection) }
    #expect(try records.map { try $0.view("bar").content.width } == [20, 60, 30])
    #expect(try records.map { try $0.frame("bar").width } == [30, 70, 40])
    #expect(try records.map { try $0.bounds("bar", at: "frame").width } == [20, 60, 30])
    for record in records {
      let place = try #require(record.place(of: "bar"))
      #expect(record.inspection.views.proposal(of: place).width == 100)
      #expect(
        record.inspection.views.contentProposal(of: place).width
          == record.inspection.views.frames(of: place).content.width)
    }
  }

  @Test("A record whose layout is not used again says the same as one that others follow")
  func handedOn() throws {
    let alone = try Evaluated(Self.document(steps: "")).inspection
    let followed = try Evaluated(Self.document(steps: Self.wider)).inspection
    #expect(alone.views.map(\.frame) == followed.views.map(\.frame))
    #expect(alone.views.map(\.content) == followed.views.map(\.content))
    #expect(alone.modifiers.map(\.frame) == followed.modifiers.map(\.frame))
    #expect(alone.modifiers.map(\.proposal) == followed.modifiers.map(\.proposal))
    for place in alone.views.ids {
      #expect(alone.views.proposal(of: place) == followed.views.proposal(of: place))
      #expect(alone.views.frames(of: place) == followed.views.frames(of: place))
    }
  }

  @Test("A view that is turned is drawn in its box, and stands where it stood")
  func turned() throws {
    let record = try Evaluated(Self.document(steps: ""))
    let view = try record.view("turned")
    #expect(view.content.size == Size(width: 10, height: 40))
    #expect(view.frame.size == Size(width: 40, height: 10))
    let place = try #require(record.place(of: "turned"))
    #expect(record.inspection.views.frames(of: place) == (view.content, view.frame))
  }

  @Test("What is asked of one view alone is what the whole view says")
  func columns() throws {
    let views = try Evaluated(Self.document(steps: "")).inspection.views
    #expect(views.count == 3)
    for (place, view) in zip(views.ids, views) {
      #expect(views.depth(of: place) == view.depth)
      #expect(views.group(of: place) == view.group)
      #expect(views.index(of: place) == view.index)
      #expect(views.name(of: place) == view.name)
      #expect(views.drawing(of: place) == view.drawing)
      #expect(views.frames(of: place) == (view.content, view.frame))
    }
  }
}

extension Evaluated {
  fileprivate func place(of id: String) -> ID<InspectedView>? {
    inspection.views.ids.first { inspection.string(inspection.views.id(of: $0)) == id }
  }
}
