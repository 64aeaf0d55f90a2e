@testable import ViewTreeScript

/// The part of docs/reference/script/standard-types.md that lists the standard types, functions and members, made of their table.
///
/// Types that are declared alike, such as the integers, share a section; members of a protocol stand once.
struct StandardTypesPage {
  /// Types whose declarations, conformances and parents are the same but for their names.
  private struct Section {
    var names: [String]
    let type: StandardType
    let lines: [String]
    let relations: String
  }

  /// The text between the marks of the page.
  static var text: String {
    var blocks = ["## Functions", code(functionLines)]
    blocks += ["## Protocols", protocolWords]
    blocks += sections(areProtocols: true).flatMap(words)
    blocks += sections(areProtocols: false).filter { !$0.lines.isEmpty }.flatMap(words)
    blocks += ["## Types without members of their own", bareTypes]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: Sections

  private static func sections(areProtocols: Bool) -> [Section] {
    var sections: [Section] = []
    for name in StandardTypes.names {
      guard StandardTypes.isProtocol(name) == areProtocols,
        let type = StandardTypes.named(name), type.name == name,
        !sections.contains(where: { $0.names.contains(name) })
      else { continue }
      let lines = members(of: type)
      if areProtocols, lines.isEmpty { continue }
      let relations = relations(of: type, isProtocol: areProtocols)
      if let place = sections.firstIndex(where: { $0.lines == lines && $0.relations == relations }),
        !lines.isEmpty
      {
        sections[place].names.append(name)
      } else {
        sections.append(Section(names: [name], type: type, lines: lines, relations: relations))
      }
    }
    return sections
  }

  private static func words(_ section: Section) -> [String] {
    let heading =
      "### " + section.names.map { "`\($0)\(parameters(section.type))`" }.joined(separator: ", ")
    return [heading, section.relations, code(section.lines)].filter { !$0.isEmpty }
  }

  private static func parameters(_ type: StandardType) -> String {
    type.parameters.isEmpty ? "" : "<" + type.parameters.joined(separator: ", ") + ">"
  }

  /// What a type conforms to, or what a protocol asks for, and what stands for its associated types.
  private static func relations(of type: StandardType, isProtocol: Bool) -> String {
    var words: [String] = []
    let parents = StandardTypes.refinements[type.name, default: []]
    if isProtocol, !parents.isEmpty { words.append("Refines \(list(parents)).") }
    if !isProtocol {
      let always = type.conformances.filter { $0.requirement == nil }.map(\.name)
      let all = (always.isEmpty ? [] : [list(always.uniqued)]) + conditions(of: type)
      if !all.isEmpty { words.append("Conforms to \(all.joined(separator: ", and ")).") }
      if let element = type.element, element != .parameter("Element") {
        words.append("`Element` is `\(element)`.")
      }
      if let index = type.index { words.append("`Index` is `\(index)`.") }
      if let part = type.subsequence { words.append("`SubSequence` is `\(part)`.") }
      if type.isOpen {
        words.append("Has any other member, too: a value with its name.")
      }
    }
    return words.joined(separator: " ").replacingName(of: type)
  }

  private static func conditions(of type: StandardType) -> [String] {
    let conditional = type.conformances.filter { $0.requirement != nil }
    let same = conditional.filter { $0.requirement == $0.name }.map(\.name)
    let others = conditional.filter { $0.requirement != $0.name }
    let what = type.parameters.map { "`\($0)`" }.joined(separator: " and ")
    let does = type.parameters.count == 1 ? "conforms" : "conform"
    return (same.isEmpty ? [] : ["to \(list(same.uniqued)) where \(what) \(does)"])
      + others.map { "to `\($0.name)` where \(what) \(does) to `\($0.requirement ?? "")`" }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func code(_ lines: [String]) -> String {
    "```\n" + lines.joined(separator: "\n") + "\n```"
  }

  // MARK: Lines

  private static func members(of type: StandardType) -> [String] {
    type.memberNames.uniqued.flatMap { type.members[$0] ?? [] }
      .map { line($0).replacingName(of: type) }.uniqued
  }

  /// A declaration as Swift writes it; `…` stands for the value of a default.
  private static func line(_ member: StandardMember) -> String {
    let declaration = member.declaration
      .replacing("@discardable ", with: "@discardableResult ").replacing("= default", with: "= …")
    switch member.action {
    case .place, .element: return declaration + " { get set }"
    case .refused(let instead): return declaration + "  // refused: " + instead
    default: return declaration
    }
  }

  /// The functions without a receiver; those that there are of `Double`, `CGFloat` and `Float` once.
  private static var functionLines: [String] {
    let type = StandardTypes.functions
    let lines = type.memberNames.uniqued.flatMap { type.members[$0] ?? [] }.map(line)
    let kinds = ["Double", "CGFloat", "Float"]
    return lines.map { line in
      for kind in kinds {
        let general = line.replacing(": \(kind)", with: ": Real").replacing(
          "-> \(kind)", with: "-> Real")
        let forms = kinds.map { general.replacing("Real", with: $0) }
        if general != line, forms.allSatisfy(lines.contains) { return general }
      }
      return line
    }.uniqued
  }

  // MARK: Names alone

  private static var protocolWords: String {
    let bare = StandardTypes.protocolNames.filter {
      StandardTypes.named($0).map { members(of: $0).isEmpty } ?? true
    }
    return "These protocols are known by name and have no members: \(list(bare))."
  }

  private static var bareTypes: String {
    let types = sections(areProtocols: false).filter(\.lines.isEmpty)
    let open = types.filter(\.type.isOpen).map { $0.names[0] + parameters($0.type) }
    let others = types.filter { !$0.type.isOpen }.map { $0.names[0] + parameters($0.type) }
    return """
      Any member of these makes a value with its name: \(list(open)).

      Standard members take or return these, with the members of their protocols: \(list(others)).
      """
  }
}

extension String {
  /// The text with `Self` for a type's own name and `Self.Magnitude` for that of its magnitude, so that types
  /// that are declared alike have the same text.
  fileprivate func replacingName(of type: StandardType) -> String {
    guard let kind = NumberKind(typeName: type.name) else { return self }
    return replacing(
      "var magnitude: \(kind.magnitudeKind.typeName)", with: "var magnitude: Self.Magnitude"
    ).replacing("-> \(type.name)", with: "-> Self")
  }
}

extension [String] {
  /// Each text once, where it stands first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
