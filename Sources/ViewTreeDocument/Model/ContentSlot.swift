import ViewTreeNumbers

/// A place in a component for views that are handed in (docs/format.md, Content).
public struct ContentSlot: Sendable {
  /// The component.
  public let component: Int
  /// Its place among the component's parameters; below 0 for views of the component's own.
  public let parameter: Int
  /// Its name.
  public let name: String
  /// The names that the views see of what the slot is given, unless the place that hands them in says others.
  public let inputs: [String]
  /// The types of these, as written.
  public let inputTypes: [String]
  /// All views that the document hands in here, the default included.
  public internal(set) var contents: [TemplateRange] = []
  /// What of a control stands here, where a style, or what a style hands on what it is told, puts it.
  public internal(set) var control: ControlPart?
  /// The slots that are handed on to this one as they are.
  var sources: [Int] = []

  /// A part of a control as a style names it.
  public struct ControlPart: Equatable, Sendable {
    /// The protocol of the style.
    public let style: StyleProtocol
    /// The name of the part; `nil` for the control itself.
    public let name: String?
  }

  /// Whether its views are the component's own, which see what the body sees.
  public var isOwn: Bool { parameter < 0 }
}

extension Document {
  /// Whether views that are handed in somewhere may change their number or types.
  func mayBeDynamic(slot: Int) -> Bool {
    var known: Set<Int> = []
    return mayBeDynamic(slot: slot, &known)
  }

  /// `known` are the slots that were looked at: each is, once.
  private func mayBeDynamic(slot: Int, _ known: inout Set<Int>) -> Bool {
    guard known.insert(slot).inserted else { return false }
    for content in slots[slot].contents {
      for (_, template) in entries(of: content) {
        if template.isDynamic { return true }
        if template.kind == .slot, mayBeDynamic(slot: Int(template.definition), &known) {
          return true
        }
      }
    }
    return false
  }
}
