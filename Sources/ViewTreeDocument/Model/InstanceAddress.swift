import ViewTreeScript

/// A state variable of one instance of a component, as steps and options write it: the name of the
/// instance as views are named, a dot, and the variable or a part of it
/// (docs/reference/format/components.md, State of components).
public struct InstanceAddress: Equatable, Sendable {
  /// The name of the instance, such as `Row[2]`.
  public let instance: String
  /// The target of the assignment, such as `open` or `items[0]`.
  public let target: String

  /// Creates an address.
  public init(instance: String, target: String) {
    (self.instance, self.target) = (instance, target)
  }

  /// All ways to read a text as an address, the shortest name first: ids may hold dots.
  public static func all(in text: String) -> [InstanceAddress] {
    var addresses: [InstanceAddress] = []
    var depth = 0
    for place in text.indices {
      switch text[place] {
      case "[": depth += 1
      case "]": depth -= 1
      case "." where depth == 0 && place > text.startIndex:
        let target = text[text.index(after: place)...]
        guard let first = target.first, first == "_" || first.isLetter else { continue }
        addresses.append(
          InstanceAddress(instance: String(text[..<place]), target: String(target)))
      default: break
      }
    }
    return addresses
  }

  /// The last segment of the name without its index: the component, if the instance has no id.
  public var lastName: Substring {
    let segment = instance.split(separator: "/").last ?? ""
    guard segment.hasSuffix("]"), let bracket = segment.lastIndex(of: "[") else { return segment }
    return segment[..<bracket]
  }

  /// The variable of the document or of a component at the start of the text.
  public static func variable(in text: String) -> Substring {
    text.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
  }
}

extension Document {
  /// True if an assignment can only be to a component's variable, because the document has no
  /// variable of that name.
  public func isOfInstance(_ target: String) -> Bool {
    hasNoVariable(of: target) && !InstanceAddress.all(in: target).isEmpty
  }

  /// True if only components have a state variable with the name that a target starts with.
  public func hasNoVariable(of target: String) -> Bool {
    let name = InstanceAddress.variable(in: target)
    return components.contains { !$0.state.isEmpty } && !rootNames.contains { $0.name == name }
  }

  /// The names in scope for scripts that assign to a component's own variables, the innermost
  /// last.
  public func stateNames(of component: Int) -> [ScopeName] {
    components[component].state.map(\.scopeName)
  }
}
