import ViewTreeDocument

extension Pass {
  /// Notes what a modifier does to taps; its arguments are those of the context.
  func noteTouchEffect(of interaction: Interaction, record: UInt32) {
    if let effect = touchEffect(of: interaction) { touchEffects[record] = effect }
  }

  /// Whether a view is a scroll view.
  func isScrollView(_ view: UInt32) -> Bool { builtInName(of: view) == "ScrollView" }

  /// The name of a view that the document does not declare itself.
  func builtInName(of view: UInt32) -> String? {
    let name = Int(views[Int(view)].name)
    return viewDefinitions.indices.contains(name) ? viewDefinitions[name].name : nil
  }

  private func touchEffect(of interaction: Interaction) -> TouchEffect? {
    let arguments = context.arguments
    switch interaction {
    case .hidden: return .hides
    case .opacity: return (arguments.number(0) ?? 1) <= 0 ? .hides : nil
    case .disabled: return arguments.bool(0) == true ? .disables : nil
    case .allowsHitTesting: return arguments.bool(0) == false ? .letsThrough : nil
    case .clip: return .clips
    case .contentShape: return .shapes
    case .outline: return .outlines(width: arguments.number(1) ?? 1)
    case .fill: return .fills
    case .scrollDisabled: return arguments.bool(0) == true ? .fixesScrolling : nil
    case .scrollClipDisabled: return arguments.bool(0) == false ? nil : .unclipsScrolling
    }
  }
}
