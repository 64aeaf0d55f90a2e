import ViewTreeLayout
import ViewTreeNumbers

/// The static members of SwiftUI's types that arguments name.
public enum NamedMember {
  /// The members of `HorizontalAlignment`.
  public static let horizontal: [(name: String, value: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]

  /// The members of `VerticalAlignment`.
  public static let vertical: [(name: String, value: VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
  ]

  /// The members of `Alignment`.
  public static let alignments: [(name: String, value: Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
    ("centerFirstTextBaseline", .centerFirstTextBaseline),
    ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
    ("leadingLastTextBaseline", .leadingLastTextBaseline),
    ("centerLastTextBaseline", .centerLastTextBaseline),
    ("trailingLastTextBaseline", .trailingLastTextBaseline),
  ]

  /// The members of `Edge.Set`.
  public static let edges: [(name: String, value: EdgeSet)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ("horizontal", .horizontal), ("vertical", .vertical), ("all", .all),
  ]

  /// The members of `Axis.Set`.
  public static let axes: [(name: String, value: AxisSet)] = [
    ("horizontal", .horizontal), ("vertical", .vertical),
  ]

  /// The members of `UnitPoint`.
  public static let unitPoints: [(name: String, value: UnitPoint)] = [
    ("zero", .zero), ("center", .center), ("leading", .leading), ("trailing", .trailing),
    ("top", .top), ("bottom", .bottom), ("topLeading", .topLeading),
    ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ]

  /// The static members of `Anchor.Source`.
  public static let anchorSources = [
    "bounds", "topLeading", "top", "topTrailing", "leading", "center", "trailing",
    "bottomLeading", "bottom", "bottomTrailing",
  ]

  /// The constant of a name for a parameter of the type.
  static func argument(_ name: String, _ type: ParameterType) -> Argument? {
    switch type {
    case .edges:
      return edges.first { $0.name == name }.map { .edges($0.value) }
    case .axes:
      return axes.first { $0.name == name }.map { .axes($0.value) }
    case .unitPoint:
      return unitPoints.firstIndex { $0.name == name }.map { .unitPoint(UInt16($0)) }
    default:
      return nil
    }
  }

  /// The names that a parameter of the type takes.
  static func names(of type: ParameterType) -> [String] {
    switch type {
    case .horizontalAlignment: horizontal.map(\.name)
    case .verticalAlignment: vertical.map(\.name)
    case .alignment: alignments.map(\.name)
    case .edges: edges.map(\.name)
    case .axes: axes.map(\.name)
    case .unitPoint: unitPoints.map(\.name)
    case .option(let names): names
    default: []
    }
  }
}
