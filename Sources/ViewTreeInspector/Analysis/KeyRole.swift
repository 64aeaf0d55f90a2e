import ViewTreeDocument

/// The effect of a modifier on the value of a preference key.
public enum KeyRole: UInt8, CaseIterable, Sendable {
  /// A modifier that replaces the value of its content: `preference`, `anchorPreference`.
  case writer
  /// A modifier that changes the value of its content: `transformPreference`,
  /// `transformAnchorPreference`.
  case transformer
  /// A modifier that reads the value of its content: `onPreferenceChange`,
  /// `overlayPreferenceValue`, `backgroundPreferenceValue`.
  case reader

  /// The role of a modifier, or `nil` for a modifier without an effect on preferences.
  init?(_ meaning: ModifierDefinition.Meaning) {
    switch meaning {
    case .preference, .anchorPreference: self = .writer
    case .transformPreference, .transformAnchorPreference: self = .transformer
    case .onPreferenceChange, .preferenceReader: self = .reader
    default: return nil
    }
  }
}
