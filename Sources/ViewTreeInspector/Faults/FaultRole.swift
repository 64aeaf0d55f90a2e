import ViewTreeDocument
import ViewTreeNumbers

/// What a view or a modifier is, as far as faults of a layout go.
enum FaultRole {
  /// A modifier that moves what is inside on purpose, or draws it at another size.
  static let moving: [Bool] = ModifierRegistry.standard.definitions.map {
    $0.turns || shifts.contains($0.name)
  }
  /// A modifier that cuts what is outside of it.
  static let clipping = modifiers(["clipped", "clipShape", "cornerRadius", "mask"])
  /// A modifier that hides what is inside.
  static let hiding = modifiers(["hidden"])
  /// A modifier that says how much room there is.
  static let frame = modifiers(["frame"])
  /// A modifier that adds room, or takes it away on purpose.
  static let padding = modifiers(["padding"])

  /// A view whose children are meant to stand beside one another in a row.
  static let rows = views(["HStack", "LazyHStack", "LazyHGrid", "GridRow", "TableRow"])
  /// A view whose children are meant to stand below one another, or in a table.
  static let columns = views([
    "VStack", "LazyVStack", "LazyVGrid", "Grid", "List", "Form", "Section", "ScrollView",
    "Table",
  ])
  /// A view whose content a person can scroll.
  static let scrolling = views(["ScrollView", "List", "Form", "Table"])
  /// A list, of which whole rows take taps.
  static let lists = views(["List", "Form", "Table"])
  /// A view that shows one of its children.
  static let choosing = views(["ViewThatFits"])
  /// A view that draws nothing and has no content to look at.
  static let empty = views(["Spacer", "EmptyView", "GeometryReader"])
  /// A view that a person neither reads nor touches.
  static let decoration: [Bool] = ViewRegistry.standard.definitions.map {
    $0.isShape || $0.isFill || $0.name == "Divider"
  }
  /// A view that a person touches.
  static let controls: [Bool] = ViewRegistry.standard.definitions.map { $0.control != nil }

  private static let shifts: Set<String> = [
    "offset", "position", "scaleEffect", "visualEffect", "scrollTransition",
    "matchedGeometryEffect", "alignmentGuide",
  ]

  private static func views(_ names: Set<String>) -> [Bool] {
    ViewRegistry.standard.definitions.map { names.contains($0.name) }
  }

  private static func modifiers(_ names: Set<String>) -> [Bool] {
    ModifierRegistry.standard.definitions.map { names.contains($0.name) }
  }
}

extension InspectedView {
  /// Whether the view has a role; components and layouts of a document have none.
  func `is`(_ role: [Bool]) -> Bool { name.index < role.count && role[name.index] }
}

extension InspectedModifier {
  /// Whether the modifier has a role.
  func `is`(_ role: [Bool]) -> Bool { name.index < role.count && role[name.index] }
}
