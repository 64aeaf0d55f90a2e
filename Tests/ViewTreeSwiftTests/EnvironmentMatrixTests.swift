import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeRandom
import ViewTreeSyntax

@testable import ViewTreeSwift

/// A modifier around a view of a file is around all of its body, conditions and loops included.
struct EnvironmentMatrixTests {
  /// A value of the environment: the modifier that sets it, the property that reads it, and a condition that is true
  /// where it is set.
  struct Key: Sendable, CustomTestStringConvertible {
    let modifier: String
    let property: String
    let condition: String

    init(_ modifier: String, _ property: String = "", _ condition: String = "true") {
      self.modifier = modifier
      self.property = property
      self.condition = condition
    }

    var testDescription: String { modifier }
  }

  private static let keys = [
    Key("environment(\\.mark, 7)", "@Environment(\\.mark) var mark", "mark == 7"),
    Key(
      "transformEnvironment(\\.mark) { mark in mark = 7 }", "@Environment(\\.mark) var mark",
      "mark == 7"),
    Key("environmentObject(seven)", "@EnvironmentObject var model: Model", "model.count == 7"),
    Key("disabled(true)", "@Environment(\\.isEnabled) var on", "!on"),
    Key(
      "environment(\\.layoutDirection, .rightToLeft)",
      "@Environment(\\.layoutDirection) var direction", "direction == .rightToLeft"),
    Key(
      "dynamicTypeSize(.xSmall)", "@Environment(\\.dynamicTypeSize) var size", "size == .xSmall"),
    Key("font(.title)"), Key("tint(.red)"),
  ]

  private static let containers = [
    "Group { $ }", "VStack { $ }", "GeometryReader { _ in $ }", "Grid { $ }",
    "Grid { GridRow { $ } }", "List { $ }", "List { Section { $ } }", "Color.red.overlay { $ }",
    "VStack { ForEach(0..<2, id: \\.self) { _ in $ } }", "Box { $ }",
  ]

  /// Bodies, and the texts that they show.
  private static let bodies = [
    (#"if $ { Text("if") } else { Text("unset") }"#, ["if"]),
    (#"ForEach(0..<($ ? 2 : 1), id: \.self) { _ in Text("each") }"#, ["each", "each"]),
    (#"switch $ { case true: Text("switch"); case false: Text("unset") }"#, ["switch"]),
    (#"Group { if $ { Text("group") }; Text("end") }"#, ["group", "end"]),
    (#"Text("\($)"); Text("end")"#, ["true", "end"]),
    (#"if !($) { Text("unset") }"#, []),
  ]

  /// Ways in which a modifier is around a view with a body.
  private static let ways = ["B$().$m", "Group { Group { B$() } }.$m", "Handed { B$() }"]

  private func file(_ key: Key, _ container: String, _ ways: [String]) -> String {
    let views = ways.flatMap { way in
      Self.bodies.indices.map {
        way.replacing("$m", with: key.modifier).replacing("$", with: "\($0)")
      }
    }
    let bodies = Self.bodies.enumerated().map { index, body in
      "struct B\(index): View { \(key.property)\nvar body: some View { \(body.0.replacing("$", with: key.condition)) } }"
    }
    return """
      import SwiftUI
      class Model: ObservableObject { @Published var count = 1; init(_ count: Int) { self.count = count } }
      struct MarkKey: EnvironmentKey { static let defaultValue = 1 }
      extension EnvironmentValues { var mark: Int { get { self[MarkKey.self] } set { self[MarkKey.self] = newValue } } }
      struct Box<Content: View>: View { @ViewBuilder var content: Content; var body: some View { VStack { content } } }
      struct Handed<Content: View>: View { @StateObject var seven = Model(7); @ViewBuilder var content: Content
        var body: some View { content.\(key.modifier) } }
      \(bodies.joined(separator: "\n"))
      struct Main: View { @StateObject var seven = Model(7)
        var body: some View { \(container.replacing("$", with: views.joined(separator: "\n"))) } }
      #Preview { Main() }
      """
  }

  private func texts(_ inspection: Inspection?) -> [String] {
    guard let inspection else { return ["not evaluated"] }
    return inspection.views.filter { inspection.names.views[$0.name] == "Text" }
      .compactMap { inspection.string($0.text) }
  }

  @Test(
    "A body of a file reads what a modifier around it sets, as its document does",
    arguments: Rounds.some(of: keys, containers))
  func bodies(key: Key, container: String) {
    let count = container.contains("ForEach") ? 2 : 1
    let once = Self.ways.flatMap { _ in Self.bodies.flatMap(\.1) }
    let expected = (0..<count).flatMap { _ in once }
    let sample = SwiftSample(file(key, container, Self.ways))
    #expect(sample.problems == [])
    #expect(texts(sample.inspection) == expected)
    let document = DocumentReader.read(SourceFile(name: "a.json", text: sample.json)).document
    #expect(texts(document.flatMap { Inspector.inspect($0).inspection }) == expected)
  }
}
