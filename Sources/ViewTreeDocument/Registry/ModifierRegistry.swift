/// All modifiers that documents can name.
///
/// Decoding, suggestions and the reference come from this list: a new modifier is one file and one
/// line.
public struct ModifierRegistry: Sendable {
  /// The definitions; templates count in this list.
  public let definitions: [ModifierDefinition]
  let names: NameTable

  init(_ definitions: [ModifierDefinition]) {
    self.definitions = definitions
    names = NameTable(definitions.map(\.name))
  }

  /// The modifiers of SwiftUI that viewtree knows, by name.
  public static let standard = ModifierRegistry([
    .alignmentGuide,
    .anchorPreference,
    .animation,
    .aspectRatio,
    .background,
    .backgroundPreferenceValue,
    .bold,
    .clipped,
    .coordinateSpace,
    .cornerRadius,
    .edgesIgnoringSafeArea,
    .environment,
    .fill,
    .fixedSize,
    .flipsForRightToLeftLayoutDirection,
    .font,
    .fontWeight,
    .foregroundColor,
    .foregroundStyle,
    .frame,
    .hidden,
    .id,
    .ignoresSafeArea,
    .labelsHidden,
    .layoutPriority,
    .lineLimit,
    .offset,
    .onAppear,
    .onPreferenceChange,
    .onTapGesture,
    .opacity,
    .overlay,
    .overlayPreferenceValue,
    .padding,
    .position,
    .preference,
    .shadow,
    .stroke,
    .strokeBorder,
    .tag,
    .textFieldStyle,
    .transformAnchorPreference,
    .transformPreference,
    .zIndex,
  ])
}
