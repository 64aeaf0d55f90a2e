import ViewTreeLayout
import ViewTreeScript

/// A `ScrollGeometry`: how far a scroll view is scrolled, and how large it and its content are.
final class ScrollGeometryValue: ForeignValue {
  private let bounds: ScrollBounds
  /// The size of the scroll view with the `safeAreaPadding` around it, which insets its content in
  /// SwiftUI.
  private let size: Size
  /// The space around the content: its margins and that padding.
  private let margins: EdgeInsets

  /// That of the first scroll view at or below a node, or `nil` without one.
  init?(below node: NodeID, in layout: LayoutTree) {
    var waiting = [node]
    while let next = waiting.popLast() {
      if let bounds = layout.scrollBounds(of: next) {
        self.bounds = bounds
        let padding = layout.safeAreaPadding(around: next)
        let own = layout.size(of: next)
        size = Size(
          width: own.width + padding.total(along: .horizontal),
          height: own.height + padding.total(along: .vertical))
        margins = EdgeInsets(
          top: bounds.margins.top + padding.top,
          leading: bounds.margins.leading + padding.leading,
          bottom: bounds.margins.bottom + padding.bottom,
          trailing: bounds.margins.trailing + padding.trailing)
        return
      }
      var children: [NodeID] = []
      var child = layout.firstChild(of: next)
      while let one = child {
        children.append(one)
        child = layout.nextSibling(of: one)
      }
      waiting += children.reversed()
    }
    return nil
  }

  var typeName: String { "ScrollGeometry" }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? ScrollGeometryValue else { return false }
    return other.bounds == bounds && other.size == size && other.margins == margins
  }

  func member(_ name: String) throws(ScriptFailure) -> Value? {
    // In SwiftUI, the offset of unscrolled content is the negative of its margins.
    let offset = Point(x: bounds.offset.x - margins.leading, y: bounds.offset.y - margins.top)
    let container = Size(
      width: max(0, size.width - margins.total(along: .horizontal)),
      height: max(0, size.height - margins.total(along: .vertical)))
    switch name {
    case "contentOffset": return .point(PointValue(x: offset.x, y: offset.y))
    case "contentSize":
      return .size(
        SizeValue(width: bounds.contentSize.width, height: bounds.contentSize.height))
    case "containerSize":
      return .size(SizeValue(width: container.width, height: container.height))
    case "contentInsets":
      return .edgeInsets(
        EdgeInsetsValue(
          top: margins.top, leading: margins.leading, bottom: margins.bottom,
          trailing: margins.trailing))
    case "bounds": return AnchorGeometry.rect(Rect(origin: offset, size: container)).value
    case "visibleRect": return AnchorGeometry.rect(Rect(origin: offset, size: size)).value
    default: return nil
    }
  }
}
