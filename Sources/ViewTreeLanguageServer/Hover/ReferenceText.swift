import ViewTreeDocument
import ViewTreeScript

/// The documentation of a name, in Markdown, created from the definitions, so that each fact has a
/// single source.
enum ReferenceText {
  // MARK: - SwiftUI

  static func view(_ name: String) -> String? {
    ViewRegistry.standard[name].map { definition in
      let calls = CallOverloads.shapes(of: definition).prefix(1).map {
        name + $0.declaration.drop { $0 != "(" && $0 != "<" }
      }
      return text(definition, calls, definition.support)
    }
  }

  static func modifier(_ name: String) -> String? {
    ModifierRegistry.standard[name].map { definition in
      let calls = CallOverloads.shapes(of: definition).prefix(1).map(\.declaration)
      return text(definition, calls, definition.support)
    }
  }

  /// The sentence about an argument of a view or a modifier.
  static func parameter(_ name: String, of definition: Definition) -> String? {
    definition.parameters.first { $0.name == name || $0.alias == name }.map {
      "`\(name)` of `\(definition.name)`: \($0.summary)"
    }
  }

  private static func text(
    _ definition: Definition, _ calls: [String], _ support: Support
  ) -> String {
    var parts = calls.isEmpty ? [] : [swift(calls.joined(separator: "\n"))]
    parts.append(definition.summary)
    if let words = words(support) { parts.append("*\(words)*") }
    let list = definition.parameters.map { "- `\($0.name)`: \($0.summary)" }
    if !list.isEmpty { parts.append(list.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  /// The accuracy of a definition compared with SwiftUI. `nil` for an exact one.
  private static func words(_ support: Support) -> String? {
    switch support {
    case .exact: nil
    case .measured(let systems): "Its numbers were measured \(systems)."
    case .approximate(let why, _): "Approximate: \(why)."
    case .drawn: "Affects drawing, but not layout or preferences."
    case .withoutEffect:
      "Has no effect on layout, preferences or drawing here. In SwiftUI, it doesn't change them "
        + "either."
    case .notModelled(let why): "Not modeled: \(why)."
    }
  }

  // MARK: - Scripts

  static func entry(_ entry: ScriptCatalogue.Entry) -> String {
    var parts = [swift(entry.declaration)]
    if let owner = entry.owner, !owner.isEmpty { parts.append("A member of `\(owner)`.") }
    if let instead = entry.instead { parts.append("Scripts can't use it: \(instead).") }
    return parts.joined(separator: "\n\n")
  }

  // MARK: - Declared names

  static func declared(_ name: DeclaredName) -> String {
    var line = "`\(name.name)`: \(article(name.kind)) \(name.kind.rawValue) of the document"
    if let type = name.type, !type.isEmpty, type.utf8.count < 80, !type.contains("\n") {
      line += ", `\(type)`"
    }
    let list = name.parameters.map { "- `\($0.name)`: `\($0.type)`" }
    return ([line + "."] + (list.isEmpty ? [] : [list.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }

  private static func article(_ kind: DeclaredName.Kind) -> String {
    "aeiou".contains(kind.rawValue.first ?? "x") ? "an" : "a"
  }

  static func swift(_ text: String) -> String { "```swift\n\(text)\n```" }
}
