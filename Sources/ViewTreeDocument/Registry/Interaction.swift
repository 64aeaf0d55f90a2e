/// What a modifier has to do with where people tap and scroll (docs/semantics.md, Taps).
public enum Interaction: Sendable {
  case hidden, clip, contentShape, fill
  case opacity(Handle<Double>)
  case disabled(Handle<Bool>)
  case allowsHitTesting(Handle<Bool>)
  case outline(width: Handle<Double>)
  case scrollDisabled(Handle<Bool>)
  case scrollClipDisabled(Handle<Bool>)
}
