/// What a modifier has to do with where people tap and scroll (docs/semantics.md, Taps).
public enum Interaction: Sendable {
  case hidden, opacity, disabled, allowsHitTesting, clip, contentShape, outline, fill
  case scrollDisabled, scrollClipDisabled
}
