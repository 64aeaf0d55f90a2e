/// All views that documents can name.
///
/// Decoding, suggestions and the reference come from this list: a new view is one file and one line.
public struct ViewRegistry: Sendable {
  /// The definitions; templates count in this list.
  public let definitions: [ViewDefinition]
  let names: NameTable

  init(_ definitions: [ViewDefinition]) {
    self.definitions = definitions
    names = NameTable(definitions.map(\.name))
  }

  /// The views of SwiftUI that viewtree knows, by name.
  public static let standard = ViewRegistry([
    .anyView,
    .color,
    .divider,
    .emptyView,
    .geometryReader,
    .group,
    .hStack,
    .rectangle,
    .roundedRectangle,
    .slider,
    .spacer,
    .text,
    .textField,
    .toggle,
    .vStack,
    .zStack,
  ])
}
