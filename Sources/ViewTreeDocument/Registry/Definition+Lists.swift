/// Definitions whose parameters are a list and are read by their places: the older way.
extension ModifierDefinition {
  convenience init(
    _ name: String, _ summary: String, _ parameters: [ParameterDefinition] = [],
    excluding exclusions: [[String]] = [],
    remarks: (@Sendable (EvaluatedArguments) -> [ArgumentRemark])? = nil,
    support: Support? = nil, draws: DrawnArea? = nil,
    interaction: Interaction? = nil, _ meaning: Meaning
  ) {
    var stated = Support.exact
    if case .neutral = meaning { stated = draws == nil ? .withoutEffect : .drawn }
    self.init(
      name, summary, support: support ?? stated, draws: draws
    ) { p in
      p.add(parameters)
      p.exclude(
        names: exclusions)
      p.remarks = remarks
      p.interaction = interaction
      return meaning
    }
  }
}

extension ViewDefinition {
  convenience init(
    _ name: String, _ summary: String, _ parameters: [ParameterDefinition],
    support: Support = .exact, preferenceRole: PreferenceRole = .transparent,
    draws drawnParameters: [String] = [], isShape: Bool = false,
    takesTaps region: TapRegion? = nil, _ meaning: Meaning
  ) {
    self.init(
      name, summary, support: support, preferenceRole: preferenceRole, isShape: isShape,
      takesTaps: region
    ) { p in
      for parameter in parameters {
        p.add([parameter], drawn: drawnParameters.contains(parameter.name))
      }
      return meaning
    }
  }
}
