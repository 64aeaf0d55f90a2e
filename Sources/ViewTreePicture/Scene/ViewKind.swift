import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers

/// The kind of a view in a picture.
enum ViewKind: UInt8, CaseIterable {
  case container
  case leaf
  case control
  case shape
  case reader
  case other

  /// The color of its frame.
  var ink: Ink {
    switch self {
    case .container: .container
    case .leaf: .leaf
    case .control: .control
    case .shape: .shape
    case .reader: .reader
    case .other: .other
    }
  }

  /// The kinds of the registered views, by their index in `InspectionNames.views`. All others are
  /// components and layouts of a document.
  static let registered: [ViewKind] = ViewRegistry.standard.definitions.map { definition in
    if case .geometryReader = definition.meaning { return .reader }
    if case .empty = definition.meaning { return .other }
    if definition.control != nil { return .control }
    if definition.isShape || definition.isFill { return .shape }
    if [.text, .image, .label].contains(definition.painting) { return .leaf }
    return definition.contentPlaces.isEmpty ? .other : .container
  }

  /// The kind of a view.
  init(_ view: InspectedView) {
    let kinds = Self.registered
    self = view.name.index < kinds.count ? kinds[view.name.index] : .other
  }
}
