/// The effect of a modifier on taps and scrolling (docs/semantics.md, Taps).
public enum Interaction: Sendable {
  case hidden, clip, contentShape, fill
  case opacity(Handle<Double>)
  case disabled(Handle<Bool>)
  case allowsHitTesting(Handle<Bool>)
  case outline(width: Handle<Double>)
  case scrollDisabled(Handle<Bool>)
  case scrollClipDisabled(Handle<Bool>)
}
