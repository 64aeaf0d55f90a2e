/// What a modifier has to do with where people tap and scroll (docs/semantics.md, Taps).
public enum Interaction: Sendable {
  case hidden, opacity, disabled, allowsHitTesting, clip, contentShape, outline, fill
  case scrollDisabled, scrollClipDisabled

  /// That of a modifier; `nil` for one that has none.
  init?(modifier name: String) {
    switch name {
    case "hidden": self = .hidden
    case "opacity": self = .opacity
    case "disabled": self = .disabled
    case "allowsHitTesting": self = .allowsHitTesting
    case "clipped", "clipShape", "cornerRadius": self = .clip
    case "contentShape": self = .contentShape
    case "stroke", "strokeBorder": self = .outline
    case "fill": self = .fill
    case "scrollDisabled": self = .scrollDisabled
    case "scrollClipDisabled": self = .scrollClipDisabled
    default: return nil
    }
  }
}
