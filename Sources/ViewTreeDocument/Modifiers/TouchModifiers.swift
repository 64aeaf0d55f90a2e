/// Modifiers that change neither layout nor preferences, but taps and scrolling, depending on their
/// argument (docs/explanation/updates.md, Taps).
extension ModifierDefinition {
  static let allowsHitTesting = ModifierDefinition(
    "func allowsHitTesting(_ enabled: Bool) -> some View", "Sets whether the view accepts taps.",
    support: .exact
  ) { p in
    let enabled = p("enabled", .bool, unlabelled: true, required: true, "True to allow it.")
    p.interaction = .allowsHitTesting(enabled)
    return .neutral
  }

  static let disabled = ModifierDefinition(
    "func disabled(_ disabled: Bool) -> some View", "Turns controls off.",
    support: .approximate("steps cannot tap the view, and controls look the same"),
    draws: .content
  ) { p in
    let disabled = p(
      "disabled", .bool, unlabelled: true, required: true, neutral: .bool(false),
      "True to disable it."
    )
    p.interaction = .disabled(disabled)
    return .neutral
  }

  static let opacity = ModifierDefinition(
    "func opacity(_ opacity: Double) -> some View", "Sets the opacity of the view.",
    support: .drawn, draws: .content
  ) {
    p in
    let opacity = p(
      "opacity", .number, unlabelled: true, required: true, neutral: .number(1), "From 0 to 1.")
    p.interaction = .opacity(opacity)
    return .neutral
  }

  static let scrollClipDisabled = ModifierDefinition(
    "func scrollClipDisabled(_ disabled: Bool = true) -> some View",
    "Sets whether scroll views clip their content.", support: .drawn, draws: .frame
  ) { p in
    let disabled = p("disabled", .bool, unlabelled: true, "True by default.")
    p.interaction = .scrollClipDisabled(disabled)
    return .neutral
  }

  static let scrollDisabled = ModifierDefinition(
    "func scrollDisabled(_ disabled: Bool) -> some View", "Turns off scrolling of scroll views.",
    support: .exact
  ) {
    p in
    let disabled = p("disabled", .bool, unlabelled: true, required: true, "True to disable it.")
    p.interaction = .scrollDisabled(disabled)
    return .neutral
  }
}
