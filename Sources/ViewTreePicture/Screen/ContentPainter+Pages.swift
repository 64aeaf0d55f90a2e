import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

// The dots of pages, one for each tab.
extension ContentPainter {
  /// Draws the dots at the bottom of a TabView of several pages. They are white, as in SwiftUI, also
  /// on a white page.
  mutating func drawPageDots(of view: ID<InspectedView>) {
    guard plan.geometry.environment(of: view)?.hasPagedTabs == true,
      case .tabs? = plan.definition(plan.view(view))?.meaning,
      let box = plan.geometry.outline(of: view)?.boundingBox
    else { return }
    let pages = plan.groups.groups(of: view)
      .filter { plan.inspection.groups[$0].role == .children }
      .flatMap { plan.groups.views(of: $0) }
    let mode = writtenStyle(.tabStyle, around: view)
    guard pages.count > 1, pages.count <= 100, !mode.contains("never") else { return }
    let (side, pitch) = (7.0, 16.0)
    let length = pitch * Double(pages.count - 1)
    let middle = Point(x: box.midX, y: box.maxY - 24)
    if writtenStyle(.pageDots, around: view).contains("always") {
      let ground = Rect(
        x: middle.x - length / 2 - 18, y: middle.y - 13, width: length + 36, height: 26)
      area(ground, radius: 13, colors.fill, view)
    }
    let chosen = plan.geometry.chosen(of: view) ?? 0
    let isMirrored = plan.geometry.isRightToLeft(view)
    for number in pages.indices {
      let place = Double(isMirrored ? pages.count - 1 - number : number)
      let dot = Rect(
        x: middle.x - length / 2 + place * pitch - side / 2, y: middle.y - side / 2, width: side,
        height: side)
      let color = number == chosen ? colors.white : colors.white.faded(0.3)
      scene.add(.ellipse(dot), .content, fill: .color(color), view: view)
    }
  }

  /// The style that the nearest modifier of a kind has in the document, with its arguments.
  private func writtenStyle(
    _ painting: ModifierDefinition.Painting, around view: ID<InspectedView>
  ) -> String {
    let inspection = plan.inspection
    var view = view
    while view.exists {
      let record = plan.view(view)
      let looks =
        record.drawing == nil ? [] : DrawnLook.looks(of: record, in: inspection)
      if let place = looks.first(where: { $0.painting == painting })?.place {
        let modifier = inspection.modifiers[record.firstModifier.advanced(by: place)]
        return firstText(at: modifier.syntax)
      }
      view = inspection.groups[record.group].parent
    }
    return ""
  }

  /// The first text at a node of the document.
  private func firstText(at node: SyntaxNode.Index) -> String {
    let tree = plan.inspection.tree
    switch tree.kind(node) {
    case .string: return tree.text(node)
    case .object: return tree.members(node).lazy.map { firstText(at: $0.value) }.first ?? ""
    default: return ""
    }
  }
}
