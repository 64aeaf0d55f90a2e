import ViewTreeNumbers

/// The views that have a separate path in a harness's measurements, and their names
/// (docs/reference/verify.md). The harness and its reader use the same functions, so that both give
/// a view the same path.
extension Document {
  /// True if an entry is always one view, so not a group or a control structure.
  public func isMeasured(_ template: ViewTemplate) -> Bool {
    switch template.kind {
    case .layout: true
    case .component: components[template.component].isUnary
    case .view:
      switch ViewRegistry.standard.definitions[template.view].meaning {
      case .group, .section, .anyView, .gridRow, .tableRow, .tableColumn, .empty: false
      case .layout, .alternatives, .tabs, .choice, .slot, .parts, .table, .leaf, .geometryReader:
        true
      }
    case .conditional, .optionalBinding, .forEach, .switch, .slot: false
    }
  }

  /// The name of an entry in paths.
  public func measuredName(of template: ViewTemplate) -> String {
    switch template.kind {
    case .component: components[template.component].name
    case .layout: layouts[template.layout].name
    default: ViewRegistry.standard.definitions[template.view].name
    }
  }

  /// The path components of modifiers' views, by the indices of the modifiers among the view's own.
  /// Presented views have none, because they aren't measured.
  public func measuredWords(of template: ViewTemplate) -> [Int: String] {
    var places: [String: [Int]] = [:]
    let first = template.firstModifier.index
    for place in 0..<Int(template.modifierCount) {
      if let word = word(of: modifiers[first + place]) { places[word, default: []].append(place) }
    }
    var words: [Int: String] = [:]
    for (word, all) in places {
      for (ordinal, place) in all.enumerated() {
        words[place] = all.count > 1 ? "\(word)[\(ordinal)]" : word
      }
    }
    return words
  }

  private func word(of modifier: ModifierTemplate) -> String? {
    switch ModifierRegistry.standard.definitions[modifier.definition].meaning {
    case .preferenceReader(let isBackground, _, _, _):
      return isBackground ? "background" : "overlay"
    case .secondary(let role, let content, _):
      guard let range = self.content(content, of: modifier), !range.isEmpty else { return nil }
      switch role {
      case .overlay: return "overlay"
      case .background: return "background"
      case .mask: return "mask"
      case .safeAreaInset: return "safeAreaInset"
      }
    default: return nil
    }
  }
}
