import ViewTreeNumbers

/// A slot in a component for views that are passed to it (docs/reference/format/components.md,
/// Content).
public struct ContentSlot: Sendable {
  /// The component.
  public let component: Int
  /// Its index among the component's parameters. Negative for views that the component declares.
  public let parameter: Int
  /// Its name.
  public let name: String
  /// The default names that the views have for the slot's inputs.
  public let inputs: [String]
  /// The source text of their types.
  public let inputTypes: [String]
  /// All views that the document passes to the slot, including the default.
  public internal(set) var contents: [TemplateRange] = []
  /// The part of a control that the slot shows, in a style or in a component that a style passes
  /// its configuration to.
  public internal(set) var control: ControlPart?
  /// The slots whose views are passed on to this one unchanged.
  var sources: [Int] = []

  /// A part of a control as a style names it.
  public struct ControlPart: Equatable, Sendable {
    /// The protocol of the style.
    public let style: StyleProtocol
    /// The name of the part, or `nil` for the control itself.
    public let name: String?
  }

  /// True if its views are the component's own, which see the same names as the body.
  public var isOwn: Bool { parameter < 0 }
}

extension Document {
  /// True if views that are passed to the slot may have a property.
  func slot(_ slot: Int, mayContain property: KeyPath<ViewTemplate, Bool>) -> Bool {
    var known: Set<Int> = []
    return self.slot(slot, mayContain: property, &known)
  }

  /// `known` are the visited slots. Each slot is visited once.
  private func slot(
    _ slot: Int, mayContain property: KeyPath<ViewTemplate, Bool>, _ known: inout Set<Int>
  ) -> Bool {
    guard known.insert(slot).inserted else { return false }
    for content in slots[slot].contents {
      for (_, template) in entries(of: content) {
        if template[keyPath: property] { return true }
        if template.kind == .slot,
          self.slot(Int(template.definition), mayContain: property, &known)
        {
          return true
        }
      }
    }
    return false
  }
}
