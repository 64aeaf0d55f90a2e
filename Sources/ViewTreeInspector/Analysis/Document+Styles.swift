import ViewTreeDocument
import ViewTreeNumbers

extension Document {
  /// The custom styles that some modifier sets, by the controls that they are for.
  var usedStyles: [StyleKind: [Int]] {
    guard components.contains(where: { $0.style != nil }) else { return [:] }
    let definitions = ModifierRegistry.standard.definitions
    var used: [StyleKind: [Int]] = [:]
    for modifier in modifiers {
      guard modifier.definition.index < definitions.count,
        let kind = definitions[modifier.definition].styleKind,
        case .content(let use) = argument(
          0, from: modifier.firstArgument, count: Int(modifier.argumentCount))
      else { continue }
      let style = templates[use.first].component.index
      if !(used[kind] ?? []).contains(style) { used[kind, default: []].append(style) }
    }
    return used
  }
}
