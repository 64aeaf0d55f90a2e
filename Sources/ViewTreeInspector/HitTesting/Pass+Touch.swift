import ViewTreeDocument
import ViewTreeNumbers

extension Pass {
  /// Records the effect of a modifier on taps. Its arguments are those of the context.
  func noteTouchEffect(of interaction: Interaction, record: ID<ModifierRecord>) {
    if let effect = touchEffect(of: interaction) { built.touchEffects[record] = effect }
  }

  private func touchEffect(of interaction: Interaction) -> TouchEffect? {
    switch interaction {
    case .hidden: return .hides
    case .opacity(let opacity): return (context[opacity] ?? 1) <= 0 ? .hides : nil
    case .disabled(let isDisabled): return context[isDisabled] == true ? .disables : nil
    case .allowsHitTesting(let allows): return context[allows] == false ? .letsThrough : nil
    case .clip: return .clips
    case .contentShape: return .shapes
    case .outline(let width): return .outlines(width: context[width] ?? 1)
    case .fill: return .fills
    case .scrollDisabled(let isDisabled): return context[isDisabled] == true ? .fixesScrolling : nil
    case .scrollClipDisabled(let isDisabled):
      return context[isDisabled] == false ? nil : .unclipsScrolling
    }
  }
}
