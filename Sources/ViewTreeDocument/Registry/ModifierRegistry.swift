/// All modifiers that documents can name.
///
/// Decoding, suggestions and the reference come from this list: a new modifier is one file and one
/// line.
public struct ModifierRegistry: Sendable {
  /// The definitions; templates count in this list.
  public let definitions: [ModifierDefinition]
  let table: NameTable
  /// What decoding asks of each definition.
  let forms: ImmortalArray<DefinitionForm>

  /// The names, in the order of the definitions.
  var names: [String] { definitions.map(\.name) }

  init(_ definitions: [ModifierDefinition]) {
    self.definitions = definitions
    table = NameTable(definitions.map(\.name))
    forms = ImmortalArray(
      definitions.enumerated().map { DefinitionForm($1, index: $0, isModifier: true) })
  }

  /// The modifiers of SwiftUI that viewtree knows, by name.
  public static let standard = ModifierRegistry([
    .alignmentGuide,
    .allowsTightening,
    .anchorPreference,
    .animation,
    .aspectRatio,
    .autocorrectionDisabled,
    .background,
    .backgroundPreferenceValue,
    .baselineOffset,
    .bold,
    .buttonStyle,
    .clipped,
    .controlSize,
    .coordinateSpace,
    .cornerRadius,
    .datePickerStyle,
    .dynamicTypeSize,
    .edgesIgnoringSafeArea,
    .environment,
    .fill,
    .fixedSize,
    .flipsForRightToLeftLayoutDirection,
    .font,
    .fontDesign,
    .fontWeight,
    .fontWidth,
    .foregroundColor,
    .foregroundStyle,
    .frame,
    .hidden,
    .id,
    .ignoresSafeArea,
    .italic,
    .kerning,
    .keyboardType,
    .labelsHidden,
    .labelStyle,
    .layoutPriority,
    .lineLimit,
    .lineSpacing,
    .minimumScaleFactor,
    .monospacedDigit,
    .multilineTextAlignment,
    .offset,
    .onAppear,
    .onPreferenceChange,
    .onTapGesture,
    .opacity,
    .overlay,
    .overlayPreferenceValue,
    .padding,
    .pickerStyle,
    .position,
    .preference,
    .progressViewStyle,
    .shadow,
    .strikethrough,
    .stroke,
    .strokeBorder,
    .submitLabel,
    .tag,
    .textCase,
    .textContentType,
    .textFieldStyle,
    .textInputAutocapitalization,
    .textSelection,
    .toggleStyle,
    .tracking,
    .transformAnchorPreference,
    .transformPreference,
    .truncationMode,
    .underline,
    .zIndex,
  ])
}
