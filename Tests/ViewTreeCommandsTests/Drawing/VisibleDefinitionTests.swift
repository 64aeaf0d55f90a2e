import Testing
import ViewTreeDocument

@testable import ViewTreeCommands

/// Every modifier and every argument that is visible by its definition changes reports.
@Suite("What is visible by its definition")
struct VisibleDefinitionTests {
  private static let modifiers = ModifierRegistry.standard.definitions.filter { $0.draws != nil }
  private static let views = ViewRegistry.standard.definitions.filter { !$0.drawnPlaces.isEmpty }

  /// Two values of a parameter and an expression that is the first while `on` is false.
  private struct Sample {
    let old: String
    let new: String
    var switching: String?
  }

  private static func sample(_ parameter: ParameterDefinition) -> Sample? {
    switch parameter.type {
    case .number, .integer, .ratio:
      Sample(old: "0.25", new: "0.75", switching: #""on ? 0.75 : 0.25""#)
    case .bool, .presented: Sample(old: "false", new: "true", switching: #""on""#)
    case .boundBool: Sample(old: "false", new: "true", switching: #""$on""#)
    case .option(let names):
      Sample(
        old: "\"\(names[0])\"", new: "\"\(names[1])\"",
        switching: "\"on ? .\(names[1]) : .\(names[0])\"")
    case .style:
      Sample(old: #""red""#, new: #""blue""#, switching: #""on ? Color.blue : Color.red""#)
    case .any, .expression:
      Sample(
        old: #"{ "$": "[1]" }"#, new: #"{ "$": "[2]" }"#, switching: #"{ "$": "[on ? 2 : 1]" }"#)
    case .angle:
      Sample(
        old: #"".degrees(10)""#, new: #"".degrees(20)""#,
        switching: #"".degrees(on ? 20 : 10)""#)
    case .unitPoint:
      Sample(
        old: #""top""#, new: #""bottom""#,
        switching: #""on ? UnitPoint(x: 0.5, y: 1) : UnitPoint(x: 0.5, y: 0)""#)
    case .font: Sample(old: #""title""#, new: #""body""#, switching: #""on ? .body : .title""#)
    case .text: Sample(old: #""a""#, new: #""b""#, switching: #""\\(on ? \"b\" : \"a\")""#)
    case .insets: Sample(old: #"{ "top": 1 }"#, new: #"{ "top": 2 }"#)
    case .size: Sample(old: #"{ "width": 1, "height": 1 }"#, new: #"{ "width": 2, "height": 1 }"#)
    case .binding: Sample(old: #""$no""#, new: #""$yes""#, switching: #""$on""#)
    case .styledText:
      Sample(
        old: #"[{ "text": "a", "fontWeight": "bold" }]"#,
        new: #"[{ "text": "a", "fontWeight": "regular" }]"#)
    default: nil
    }
  }

  /// The members of an object with the required arguments and one that is looked at.
  private static func members(
    _ definition: Definition, _ place: Int, _ value: String, excluded: Set<String> = []
  ) -> String {
    definition.parameters.enumerated().compactMap { index, parameter in
      if index == place { return "\"\(parameter.name)\": \(value)" }
      guard parameter.isRequired, !excluded.contains(parameter.name), parameter.type != .content,
        let sample = sample(parameter)
      else { return nil }
      return "\"\(parameter.name)\": \(sample.old)"
    }.joined(separator: ", ")
  }

  private func report(_ view: String, _ words: [String] = [], steps: String? = nil) -> String {
    let run = CommandRun(
      ["inspect", "-"] + words, input: VisibleChange.document(view, steps: steps))
    #expect(run.status == .fine, "\(run.error) \(view)")
    return run.output
  }

  /// Holds that two views differ in reports of both forms, and that a step from one to the other is told.
  private func expectDifference(_ old: String, _ new: String, _ switching: String?, _ what: String)
  {
    #expect(report(old) != report(new), "\(what) as text")
    #expect(
      report(old, ["--format", "json"]) != report(new, ["--format", "json"]), "\(what) as JSON")
    guard let switching else { return }
    let steps = report(switching, steps: #"[{ "set": { "on": true } }]"#)
    #expect(steps.contains("\nChanged\n"), "\(what) by a step")
  }

  @Test("Each argument of each modifier that a person sees", arguments: modifiers.map(\.name))
  func modifier(_ name: String) throws {
    let definition = try #require(Self.modifiers.first { $0.name == name })
    func view(_ members: String) -> String {
      #"{ "view": "Text", "text": "Hello", "modifiers": [{ "\#(name)": { \#(members) } }] }"#
    }
    var count = 0
    for (place, parameter) in definition.parameters.enumerated() {
      if definition.draws == .style, parameter.type != .style { continue }
      // The value says when to animate, which is no part of a report.
      if definition.draws == .motion, parameter.name == "value" { continue }
      guard let sample = Self.sample(parameter) else { continue }
      count += 1
      func members(_ value: String) -> String { Self.members(definition, place, value) }
      expectDifference(
        view(members(sample.old)), view(members(sample.new)),
        sample.switching.map { view(members($0)) }, "\(name)(\(parameter.name):)")
    }
    if count == 0 {
      // One that takes nothing but views which are not laid out is told by its name.
      #expect(definition.parameters.allSatisfy { $0.type == .content })
      let members = definition.parameters.map { "\"\($0.name)\": \"Spacer\"" }
      expectDifference(
        #"{ "view": "Text", "text": "Hello" }"#, view(members.joined(separator: ", ")), nil, name)
    }
  }

  @Test("Each argument of a view that says how it is drawn", arguments: views.map(\.name))
  func view(_ name: String) throws {
    let definition = try #require(Self.views.first { $0.name == name })
    for place in definition.drawnPlaces {
      let parameter = definition.parameters[place]
      let sample = try #require(Self.sample(parameter), "\(name) \(parameter.name)")
      func view(_ value: String) -> String {
        #"{ "view": "\#(name)", \#(Self.members(definition, place, value)) }"#
      }
      expectDifference(
        view(sample.old), view(sample.new), sample.switching.map(view),
        "\(name)(\(parameter.name):)")
    }
  }

  @Test("What no report tells of is said to be without effect, and nothing visible is")
  func support() {
    for definition in ModifierRegistry.standard.definitions where definition.draws != nil {
      #expect(definition.support != .withoutEffect, "\(definition.name)")
    }
  }
}
