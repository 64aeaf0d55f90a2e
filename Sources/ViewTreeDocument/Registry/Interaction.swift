/// The effect of a modifier on taps and scrolling (docs/explanation/updates.md, Taps).
public enum Interaction: Sendable {
  case hidden, clip, contentShape, fill
  case opacity(Handle<Double>)
  case disabled(Handle<Bool>)
  case allowsHitTesting(Handle<Bool>)
  case outline(width: Handle<Double>)
  case scrollDisabled(Handle<Bool>)
  case scrollClipDisabled(Handle<Bool>)
}

extension Interaction {
  /// The effect on pictures of a modifier that has this effect on taps.
  var painting: ModifierDefinition.Painting? {
    switch self {
    case .hidden: .hides
    case .opacity: .opacity
    case .disabled: .disabled
    case .fill: .fill
    default: nil
    }
  }

  /// The properties of a modifier that has this effect on taps.
  var traits: ModifierDefinition.Traits {
    switch self {
    case .hidden: .hides
    case .clip: .clips
    default: []
    }
  }
}
