import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

extension JSONReport {
  mutating func addViews() {
    writer.key("views")
    writer.openArray()
    var paths = PathWriter(inspection, from: scope.views.lowerBound)
    var unshown = UnshownViews(inspection)
    for index in scope.views {
      let view = inspection.views[index]
      writer.element()
      writer.raw("{ \"path\": \"")
      writer.bytes(paths.path(of: index))
      writer.raw("\", \"view\": ")
      writer.string(names.views[Int(view.name)])
      addText(", \"id\": ", view.id)
      addText(", \"text\": ", view.text)
      writer.raw(", \"depth\": ")
      writer.integer(Int(view.depth))
      if unshown.contains(index) {
        writer.raw(", \"shown\": false")
        addModifierNames(of: view)
      } else {
        addGeometry(of: view)
        addModifiers(of: view)
      }
      writer.raw(" }")
    }
    writer.closeArray()
  }

  private mutating func addGeometry(of view: InspectedView) {
    writer.raw(", \"frame\": ")
    writer.rect(view.frame)
    writer.raw(", \"content\": ")
    writer.rect(view.content)
    if scope.options.showsProposals {
      writer.raw(", \"proposal\": ")
      writer.proposal(view.proposal)
      writer.raw(", \"contentProposal\": ")
      writer.proposal(view.contentProposal)
    }
    if scope.options.showsPixels {
      addPixels(", \"pixels\": ", of: view.frame)
      addPixels(", \"contentPixels\": ", of: view.content)
    }
  }

  /// The modifiers of a view that has no frames.
  private mutating func addModifierNames(of view: InspectedView) {
    writer.raw(", \"modifiers\": [")
    for place in 0..<Int(view.modifierCount) {
      let modifier = inspection.modifiers[Int(view.firstModifier) + place]
      writer.raw(place > 0 ? ", { \"name\": " : "{ \"name\": ")
      writer.string(names.modifiers[Int(modifier.name)])
      writer.raw(" }")
    }
    writer.raw("]")
  }

  /// A member with a frame as drawn on whole pixels.
  private mutating func addPixels(_ member: StaticString, of frame: Rect) {
    writer.raw(member)
    writer.rect(scope.pixels.drawnFrame(frame))
  }

  /// A member with a text, if there is one.
  private mutating func addText(_ member: StaticString, _ text: InspectedText) {
    switch text {
    case .none: return
    case .literal(let node):
      writer.raw(member)
      inspection.tree.withTextBytes(node) { writer.string(utf8: $0) }
    case .made(let index):
      writer.raw(member)
      writer.string(names.texts[Int(index)])
    }
  }

  private mutating func addModifiers(of view: InspectedView) {
    writer.raw(", \"modifiers\": [")
    for place in 0..<Int(view.modifierCount) {
      let modifier = inspection.modifiers[Int(view.firstModifier) + place]
      writer.raw(place > 0 ? ", { \"name\": " : "{ \"name\": ")
      writer.string(names.modifiers[Int(modifier.name)])
      writer.raw(", \"frame\": ")
      writer.rect(modifier.frame)
      if scope.options.showsProposals {
        writer.raw(", \"proposal\": ")
        writer.proposal(modifier.proposal)
      }
      if scope.options.showsPixels { addPixels(", \"pixels\": ", of: modifier.frame) }
      writer.raw(" }")
    }
    writer.raw("]")
  }
}
