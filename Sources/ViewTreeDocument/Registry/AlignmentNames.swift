import ViewTreeLayout
import ViewTreeNumbers

/// The alignments that a document can name: SwiftUI's own and those that it declares.
public struct AlignmentNames: Sendable {
  /// A declared alignment. Its index in the list is its identifier in the layout.
  private struct Declared: Sendable {
    let name: String
    let axis: Axis
  }

  private var declared: [Declared] = []

  /// Creates the names of SwiftUI's alignments only.
  public init() {}

  /// Adds an alignment.
  mutating func declare(_ name: String, axis: Axis) {
    declared.append(Declared(name: name, axis: axis))
  }

  /// True if SwiftUI has an alignment of this name.
  static func isBuiltIn(_ name: String) -> Bool {
    AlignmentGuideNames.all.contains(name)
      || NamedMember.alignments.contains { $0.name == name }
  }

  // MARK: - Names to guides

  /// A horizontal alignment by its name.
  public func horizontal(_ name: String) -> HorizontalAlignment? {
    NamedMember.horizontal.first { $0.name == name }?.value
      ?? identifier(name, .horizontal).map { .custom($0) }
  }

  /// A vertical alignment by its name.
  public func vertical(_ name: String) -> VerticalAlignment? {
    NamedMember.vertical.first { $0.name == name }?.value
      ?? identifier(name, .vertical).map { .custom($0) }
  }

  /// An alignment on both axes by one name. A declared one leaves the other axis centered, as
  /// `leading` and `top` do.
  public func alignment(_ name: String) -> Alignment? {
    if let known = NamedMember.alignments.first(where: { $0.name == name }) { return known.value }
    if let id = identifier(name, .horizontal) {
      return Alignment(horizontal: .custom(id), vertical: .center)
    }
    return identifier(name, .vertical).map {
      Alignment(horizontal: .center, vertical: .custom($0))
    }
  }

  /// The alignment of a name for a parameter with one axis, or both.
  public func alignment(_ name: String, _ type: ParameterType) -> Alignment? {
    switch type {
    case .horizontalAlignment:
      horizontal(name).map { Alignment(horizontal: $0, vertical: .center) }
    case .verticalAlignment:
      vertical(name).map { Alignment(horizontal: .center, vertical: $0) }
    default:
      alignment(name)
    }
  }

  /// The names that a parameter takes.
  public func names(of type: ParameterType) -> [String] {
    NamedMember.names(of: type)
      + declared.filter { type != .otherAxis(than: $0.axis) }.map(\.name)
  }

  /// The axis of a declared alignment.
  public func axis(_ name: String) -> Axis? { declared.first { $0.name == name }?.axis }

  private func identifier(_ name: String, _ axis: Axis) -> UInt16? {
    declared.firstIndex { $0.name == name && $0.axis == axis }.map { UInt16($0) }
  }

  // MARK: - Guides by number

  /// The names of all guides, in the order in which arguments count them.
  public var guides: [String] { AlignmentGuideNames.all + declared.map(\.name) }

  /// The number of a guide by its name, and by its type where one is written.
  public func guide(_ name: String, typeName: String? = nil) -> Int? {
    switch typeName {
    case "HorizontalAlignment":
      return horizontal(name).flatMap { number(of: $0.key) }
    case "VerticalAlignment":
      return vertical(name).flatMap { number(of: $0.key) }
    default:
      return guides.firstIndex(of: name)
    }
  }

  /// The keys of a guide. `center` represents both axes.
  public func keys(ofGuide number: Int) -> [AlignmentKey] {
    let place = number - AlignmentGuideNames.all.count
    guard declared.indices.contains(place) else { return AlignmentGuideNames.keys(number) }
    let id = UInt16(place)
    return declared[place].axis == .horizontal
      ? [HorizontalAlignment.custom(id).key] : [VerticalAlignment.custom(id).key]
  }

  /// The name of a guide as Swift writes it.
  public func name(of key: AlignmentKey) -> String? {
    if [HorizontalAlignment.center.key, VerticalAlignment.center.key].contains(key) {
      return "center"
    }
    return number(of: key).map { guides[$0] }
  }

  private func number(of key: AlignmentKey) -> Int? {
    if let id = key.customID { return AlignmentGuideNames.all.count + Int(id) }
    return AlignmentGuideNames.all.indices.first { AlignmentGuideNames.keys($0) == [key] }
  }
}

extension ParameterType {
  /// The type of a parameter that can't take alignments of an axis.
  fileprivate static func otherAxis(than axis: Axis) -> ParameterType {
    axis == .horizontal ? .verticalAlignment : .horizontalAlignment
  }
}
