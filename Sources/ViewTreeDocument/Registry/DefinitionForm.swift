import ViewTreeNumbers

/// What decoding asks of a definition for every view and modifier of a document.
///
/// Plain numbers and places in tables that are never freed: nothing here is counted when it is
/// passed on.
struct DefinitionForm: BitwiseCopyable, Sendable {
  /// The definition's place in its registry.
  let index: Int
  /// Whether that is the registry of modifiers.
  let isModifier: Bool
  /// How many arguments there are.
  let parameterCount: Int
  /// The places of those that have to be given.
  let required: ImmortalArray<Int>
  /// Whether an argument may be given alone, without a label.
  let hasUnlabelled: Bool
  /// Whether the document may name the parameters of a closure.
  let hasNames: Bool
  /// Whether no argument puts other arguments behind its own.
  let isFlat: Bool
  /// The place of the number that may stand alone, -1 without one.
  let loneNumber: Int
  /// Modifiers: for each group of arguments that exclude the other groups, one bit a place.
  let exclusions: ImmortalArray<UInt64>
  /// Views: whether its content stands where it stands.
  let isGroup: Bool
  /// Views: the arguments of one whose content has a header and a footer.
  let sectionArguments: SectionArguments?
  /// Views: the place of the columns of a table, -1 for any other view.
  let columnsPlace: Int
  /// Views: the place of the value of a row of a table, -1 for any other view.
  let rowValuePlace: Int
  /// Modifiers: whether the type of its value is that of a key.
  let hasKeyedValue: Bool
  /// Modifiers: whether it sets styles that the document may declare.
  let takesStyle: Bool
  /// Modifiers: whether a child with it makes its container dynamic.
  let makesDynamic: Bool
  let parameterNames: ParameterNames
  /// The arguments; registries keep them as long as the process lives.
  private let parameters: ImmortalArray<Unmanaged<ParameterDefinition>>
  /// What each argument is most often, so that it need not be looked up for every view.
  let commonForms: ImmortalArray<CommonForm>

  /// A form of arguments that can be decoded at once.
  enum CommonForm: UInt8, BitwiseCopyable, Sendable {
    case number, text, key, size, content, preferenceKey, anchorSource, any, other

    init(_ parameter: ParameterDefinition) {
      switch parameter.type {
      case .number: self = .number
      case .text where parameter.swiftForm == nil: self = .text
      case .styledText: self = .key
      case .size: self = .size
      case .content: self = .content
      case .preferenceKey: self = .preferenceKey
      case .anchorSource: self = .anchorSource
      case .any: self = .any
      default: self = .other
      }
    }
  }

  init(_ definition: Definition, index: Int) {
    let modifier = definition as? ModifierDefinition
    let parameters = definition.parameters
    self.index = index
    isModifier = modifier != nil
    parameterCount = parameters.count
    let required = parameters.indices.filter { parameters[$0].isRequired }
    self.required = ImmortalArray(required)
    hasUnlabelled = parameters.contains(where: \.isUnlabelled)
    hasNames = definition.nameDefaults != nil
    isFlat = modifier?.styleKind == nil && !parameters.contains { $0.type.putsMoreBehind }
    loneNumber = parameters.firstIndex { $0.isUnlabelled && $0.type == .number } ?? -1
    let groups = modifier?.exclusions ?? []
    exclusions = ImmortalArray(
      groups.map { group in
        parameters.indices.reduce(0) { bits, place in
          group.contains(parameters[place].name) ? bits | 1 << UInt64(place) : bits
        }
      })
    isGroup = (definition as? ViewDefinition)?.isGroup ?? false
    if case .section(let arguments) = (definition as? ViewDefinition)?.meaning {
      sectionArguments = arguments
    } else {
      sectionArguments = nil
    }
    switch (definition as? ViewDefinition)?.meaning {
    case .table(let table, _): (columnsPlace, rowValuePlace) = (table.columns.place, -1)
    case .tableRow(let value, _): (columnsPlace, rowValuePlace) = (-1, value.place)
    default: (columnsPlace, rowValuePlace) = (-1, -1)
    }
    switch modifier?.meaning {
    case .preference, .layoutValue, .environmentValue: hasKeyedValue = true
    default: hasKeyedValue = false
    }
    takesStyle = modifier?.styleKind != nil
    makesDynamic = modifier?.makesDynamic ?? false
    self.parameters = ImmortalArray(count: parameters.count) {
      Unmanaged.passRetained(parameters[$0])
    }
    parameterNames = ParameterNames(parameters)
    // What has to be above 0 is looked at.
    commonForms = ImmortalArray(count: parameters.count) { place in
      parameters[place].isPositive ? .other : CommonForm(parameters[place])
    }
  }

  /// Calls `body` with the definition of an argument.
  @inline(__always)
  func withParameter<Result>(
    _ place: Int, _ body: (ParameterDefinition) -> Result
  ) -> Result {
    parameters[place]._withUnsafeGuaranteedRef { body($0) }
  }
}
