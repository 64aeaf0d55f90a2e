import ViewTreeDocument
import ViewTreeNumbers

/// The properties of a view or a modifier that matter for layout faults.
struct FaultRole: OptionSet {
  let rawValue: UInt16

  /// A modifier that intentionally moves or scales its content.
  static let moving = FaultRole(rawValue: 1 << 0)
  /// A modifier that clips its content.
  static let clipping = FaultRole(rawValue: 1 << 1)
  /// A modifier that hides its content.
  static let hiding = FaultRole(rawValue: 1 << 2)
  /// A modifier that defines the available space.
  static let frame = FaultRole(rawValue: 1 << 3)
  /// A modifier that intentionally adds or removes space.
  static let padding = FaultRole(rawValue: 1 << 4)

  /// A view that lays out its children in a row.
  static let rows = FaultRole(rawValue: 1 << 5)
  /// A view that lays out its children in a column, or in a table.
  static let columns = FaultRole(rawValue: 1 << 6)
  /// A view with scrollable content.
  static let scrolling = FaultRole(rawValue: 1 << 7)
  /// A list, whose whole rows take taps.
  static let lists = FaultRole(rawValue: 1 << 8)
  /// A view that shows one of its children.
  static let choosing = FaultRole(rawValue: 1 << 9)
  /// A view that draws nothing and has no visible content.
  static let empty = FaultRole(rawValue: 1 << 10)
  /// A view that users neither read nor touch.
  static let decoration = FaultRole(rawValue: 1 << 11)
  /// A view that users touch.
  static let controls = FaultRole(rawValue: 1 << 12)

  /// The roles of the views of the registry.
  static let ofViews: [FaultRole] = ViewRegistry.standard.definitions.map { definition in
    var roles = views[definition.name] ?? []
    if definition.isShape || definition.isFill { roles.insert(.decoration) }
    if definition.control != nil { roles.insert(.controls) }
    return roles
  }
  /// The roles of the modifiers of the registry.
  static let ofModifiers: [FaultRole] = ModifierRegistry.standard.definitions.map { definition in
    var roles = modifiers[definition.name] ?? []
    if definition.turns { roles.insert(.moving) }
    return roles
  }

  private static let views: [String: FaultRole] = [
    "HStack": .rows, "LazyHStack": .rows, "LazyHGrid": .rows, "GridRow": .rows,
    "TableRow": .rows,
    "VStack": .columns, "LazyVStack": .columns, "LazyVGrid": .columns, "Grid": .columns,
    "Section": .columns,
    "ScrollView": [.columns, .scrolling],
    "List": [.columns, .scrolling, .lists], "Form": [.columns, .scrolling, .lists],
    "Table": [.columns, .scrolling, .lists],
    "ViewThatFits": .choosing,
    "Spacer": .empty, "EmptyView": .empty, "GeometryReader": .empty,
    "Divider": .decoration,
  ]

  private static let modifiers: [String: FaultRole] = [
    "offset": .moving, "position": .moving, "scaleEffect": .moving, "visualEffect": .moving,
    "scrollTransition": .moving, "matchedGeometryEffect": .moving, "alignmentGuide": .moving,
    "clipped": .clipping, "clipShape": .clipping, "cornerRadius": .clipping, "mask": .clipping,
    "hidden": .hiding, "frame": .frame, "padding": .padding,
  ]
}

extension [FaultRole] {
  /// The roles of a view. Components and layouts of a document have none.
  subscript(name: ID<InspectionNames.View>) -> FaultRole {
    name.index < count ? self[name.index] : []
  }

  /// The roles of a modifier.
  subscript(name: ID<InspectionNames.Modifier>) -> FaultRole {
    name.index < count ? self[name.index] : []
  }
}
