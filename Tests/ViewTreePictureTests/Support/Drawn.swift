import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreePicture

/// A document that is evaluated for its pictures.
struct Drawn {
  let name: String
  /// What it begins with, and what is after each of its steps.
  let moments: [PageMoment]
  /// The moment that is drawn.
  let subject: PictureSubject

  var inspection: Inspection { subject.inspection }

  /// Evaluates a text and chooses what it begins with, or what is after a step. `values` is how much of
  /// values is known: pages tell more of them.
  init(
    _ text: String, name: String = "sample.json", step: Int = 0, values: ValueDetail = .short
  ) throws {
    let read = DocumentReader.read(SourceFile(name: name, text: text))
    let document = try #require(read.document, "\(name): \(read.diagnostics)")
    var options = InspectionOptions()
    options.recordsReduces = true
    options.recordsViewTreeOrder = true
    options.valueDetail = values
    options.tracesState = values == .long
    options.keepsLayout = true
    options.keepsEveryLayout = true
    var result: InspectionResult?
    DeepStack.run { [options] in result = Inspector.inspect(document, options: options) }
    let evaluated = try #require(result)
    let inspection = try #require(evaluated.inspection, "\(name)")
    self.name = name
    moments = PageMoment.moments(of: inspection, evaluated.explainers)
    try #require(moments.indices.contains(step), "\(name)")
    subject = try #require(moments[step].subject, "\(name)")
  }

  /// A document with one root, by default in a window of 100 by 50, with other members before it.
  init(
    root: String, window: String = "\"width\": 100, \"height\": 50", _ members: String = "",
    values: ValueDetail = .short
  ) throws {
    try self.init(
      "{ \"viewtree\": 1, \"window\": { \(window) }, \(members) \"root\": \(root) }", values: values
    )
  }

  /// A document with one root and one key, `L`, whose values are folded into a list.
  init(folding root: String) throws {
    try self.init(
      root: root,
      """
      "preferenceKeys": {
        "L": {"defaultValue": [], "reduce": "value.append(contentsOf: nextValue())"}},
      """)
  }

  // MARK: - Fixtures

  static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// Evaluates a document of Fixtures.
  init(fixture path: String, step: Int = 0, values: ValueDetail = .short) throws {
    let file = Self.fixtures.appendingPathComponent(path)
    try self.init(
      String(contentsOf: file, encoding: .utf8), name: path, step: step, values: values)
  }

  /// All documents of Fixtures, as they begin, those that are wrong on purpose left out.
  static func all(values: ValueDetail = .short) throws -> [Drawn] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: fixtures.path)
    let documents = names.filter {
      !$0.contains("/.") && ($0.hasSuffix(".json") || $0.hasSuffix(".jsonc"))
    }
    return documents.sorted().compactMap { try? Drawn(fixture: $0, values: values) }
  }

  // MARK: - Pictures

  /// A picture before it is written.
  func scene(
    _ kind: PictureOptions.Kind = .layout, _ change: (inout PictureOptions) -> Void = { _ in }
  ) -> Scene {
    Self.scene(of: subject, kind, change)
  }

  /// The picture of the layout with the marks of all layers.
  var marked: Scene { scene { $0.layers = Set(PictureLayer.allCases) } }

  /// A picture of any moment.
  static func scene(
    of subject: PictureSubject, _ kind: PictureOptions.Kind = .layout,
    _ change: (inout PictureOptions) -> Void = { _ in }
  ) -> Scene {
    var options = PictureOptions()
    options.kind = kind
    change(&options)
    return Picture.scene(of: subject, options)
  }

  /// The picture of the layout, or another one, as SVG.
  func svg(_ change: (inout PictureOptions) -> Void = { _ in }) -> String {
    var options = PictureOptions()
    change(&options)
    return String(decoding: Picture.svg(of: subject, options), as: UTF8.self)
  }

  /// The page with all moments.
  var page: String {
    String(decoding: Picture.page(of: moments, PictureOptions()), as: UTF8.self)
  }

  /// The panels of the picture of the order.
  func panels(_ options: PictureOptions = PictureOptions()) -> [OrderPanel] {
    OrderScene.panels(of: subject, KeyGraph(subject.explainer), options)
  }

  /// The first panel.
  func panel(_ options: PictureOptions = PictureOptions()) throws -> OrderPanel {
    try #require(panels(options).first)
  }

  /// The name of a box's view: its id, or what it is.
  func name(_ box: OrderBox) -> String {
    guard let view = box.view else { return "" }
    let record = inspection.views[view]
    return inspection.string(record.id) ?? inspection.names.views[record.name]
  }
}
