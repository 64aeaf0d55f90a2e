extension ModifierDefinition.Meaning {
  /// The preference key that the modifier writes, changes or reads.
  var preferenceKey: Handle<Int>? {
    switch self {
    case .preference(let key, _), .anchorPreference(let key, _, _),
      .transformPreference(let key, _), .transformAnchorPreference(let key, _, _),
      .onPreferenceChange(let key, _), .preferenceReader(_, let key, _, _):
      key
    default: nil
    }
  }

  /// The closure that it runs.
  var closure: Handle<ClosureArgument>? {
    switch self {
    case .alignmentGuide(_, let closure), .transformEnvironment(_, let closure),
      .anchorPreference(_, _, let closure), .transformPreference(_, let closure),
      .transformAnchorPreference(_, _, let closure), .onPreferenceChange(_, let closure),
      .onAppear(let closure), .onDisappear(let closure), .onChange(_, _, let closure),
      .onGeometryChange(_, let closure, _), .visualEffect(let closure, _),
      .containerFrame(_, let closure, _),
      .task(_, let closure), .onReceive(_, _, let closure), .onTapGesture(let closure):
      closure
    default: nil
    }
  }

  /// The views that it builds.
  var content: Handle<TemplateRange>? {
    switch self {
    case .secondary(_, let content, _), .preferenceReader(_, _, _, let content): content
    case .presentation(_, let arguments): arguments.content
    default: nil
    }
  }
}
