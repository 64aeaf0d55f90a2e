import ViewTreeLayout
import ViewTreeSyntax

/// Sections that set the environment of the root views (docs/reference/format/declarations.md,
/// Environment).
extension DocumentDecoder {
  func decodeDynamicTypeSize(_ node: Index?) {
    guard let index = decodeName(node, of: "dynamicTypeSize", DynamicTypeSizeNames.all) else {
      return
    }
    document.environment.dynamicTypeSize = DynamicTypeSizeNames.category(index)
  }

  func decodeMetrics(_ node: Index?) {
    guard let index = decodeName(node, of: "metrics", ["system", "cells"]) else { return }
    document.environment.metrics = index == 0 ? .system : .cells
  }

  func decodeCompatibility(_ node: Index?) {
    let names = Compatibility.allCases.map(\.rawValue)
    guard let index = decodeName(node, of: "compat", names) else { return }
    document.compatibility = Compatibility.allCases[index]
  }

  func decodeLazyRows(_ node: Index?) {
    let names = LazyRows.allCases.map(\.rawValue)
    guard let index = decodeName(node, of: "lazy", names) else { return }
    document.lazyRows = LazyRows.allCases[index]
  }

  func decodePlatform(_ node: Index?) {
    guard let node else { return }
    guard kind(node) == .string else {
      reportKind(node, expected: "the name of a system such as \"iOS 17\" for 'platform'")
      return
    }
    let name = tree.text(node)
    guard let platform = PlatformNames.platform(named: name) else {
      report(
        .unknownOption(name, of: "platform", at: tree.range(node), known: PlatformNames.all))
      return
    }
    document.environment.platform = platform
    document.platformName = name
  }

  /// The index of a section's value among the allowed names.
  private func decodeName(_ node: Index?, of section: String, _ names: [String]) -> Int? {
    guard let node else { return nil }
    guard let name = bareMember(node) else {
      reportKind(node, expected: "a name for '\(section)'")
      return nil
    }
    if let index = names.firstIndex(of: name) { return index }
    report(.unknownOption(name, of: section, at: tree.range(node), known: names))
    return nil
  }
}
