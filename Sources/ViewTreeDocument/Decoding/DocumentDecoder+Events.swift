import ViewTreeNumbers
import ViewTreeSyntax

/// Steps in which time passes, and events that documents send.
extension DocumentDecoder {
  /// The longest wait of a step: a day, in seconds.
  private static let longestWait = 86_400.0

  func decodeWait(_ node: Index) -> StepTemplate.Action? {
    guard let seconds = constantNumber(node, of: "wait") else { return nil }
    guard seconds >= 0, seconds <= Self.longestWait else {
      report(.outOfRange("wait", allowed: "0 to 86400 seconds", at: tree.range(node)))
      return nil
    }
    return .wait(seconds)
  }

  /// Decodes the name of a publisher, or an object of it and the sent value.
  func decodeSend(_ node: Index) -> StepTemplate.Action? {
    var name = node
    var value: Index?
    if tree.kind(node) == .object, tree.count(node) == 1 {
      (name, value) = (node + 1, node + 2)
    } else if tree.kind(node) != .string {
      reportKind(node, expected: "a publisher's name, or an object of it and its value, for 'send'")
      return nil
    }
    let text = tree.text(name)
    let known = publisherNames
    if !known.contains(text) {
      report(.unknownPublisher(text, at: tree.range(name), known: known))
      return nil
    }
    return .send(text, value.map { decodeValue($0, .any) } ?? .absent)
  }

  /// The publishers that views listen to, each once.
  private var publisherNames: [String] {
    var names: [String] = []
    for modifier in document.modifiers
    where modifierRegistry.definitions.indices.contains(modifier.definition.index) {
      guard
        case .onReceive(let publisher, _, _) =
          modifierRegistry.definitions[modifier.definition].meaning,
        case .text(let node) = document.argument(publisher, of: modifier)
      else { continue }
      let name = tree.text(node)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
