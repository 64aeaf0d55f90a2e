/// All views that documents can name.
///
/// Decoding, suggestions and the reference come from this list: a new view is one file and one line.
public struct ViewRegistry: Sendable {
  /// The definitions; templates count in this list.
  public let definitions: [ViewDefinition]
  let table: NameTable
  /// What decoding asks of each definition.
  let forms: ImmortalArray<DefinitionForm>

  /// The names, in the order of the definitions.
  package var names: [String] { definitions.map(\.name) }

  init(_ definitions: [ViewDefinition]) {
    self.definitions = definitions
    table = NameTable(definitions.map(\.name))
    forms = ImmortalArray(
      definitions.enumerated().map { DefinitionForm($1, index: $0, isModifier: false) })
  }

  /// The views of SwiftUI that viewtree knows, by name.
  public static let standard = ViewRegistry([
    .angularGradient,
    .anyView,
    .asyncImage,
    .box,
    .button,
    .canvas,
    .capsule,
    .circle,
    .color,
    .colorPicker,
    .containerRelativeShape,
    .contentUnavailableView,
    .controlGroup,
    .datePicker,
    .disclosureGroup,
    .divider,
    .editButton,
    .ellipse,
    .ellipticalGradient,
    .emptyView,
    .form,
    .gauge,
    .geometryReader,
    .glassEffectContainer,
    .grid,
    .gridRow,
    .group,
    .groupBox,
    .hStack,
    .image,
    .label,
    .labeledContent,
    .lazyHGrid,
    .lazyHStack,
    .lazyVGrid,
    .lazyVStack,
    .linearGradient,
    .link,
    .list,
    .menu,
    .navigationLink,
    .navigationStack,
    .navigationView,
    .path,
    .phaseAnimator,
    .picker,
    .progressView,
    .radialGradient,
    .rectangle,
    .roundedRectangle,
    .scrollView,
    .scrollViewReader,
    .section,
    .secureField,
    .shareLink,
    .slider,
    .spacer,
    .stepper,
    .text,
    .textEditor,
    .textField,
    .timelineView,
    .toggle,
    .unevenRoundedRectangle,
    .viewThatFits,
    .vStack,
    .zStack,
  ])
}
