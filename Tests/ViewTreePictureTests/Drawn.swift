import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreePicture

/// A document that is evaluated for its pictures.
struct Drawn {
  let name: String
  let subject: PictureSubject

  /// Evaluates a text, up to one of its steps; `nil` for what the document begins with.
  init(_ text: String, name: String = "sample.json", step: Int? = nil) throws {
    let read = DocumentReader.read(SourceFile(name: name, text: text))
    var options = InspectionOptions()
    options.recordsReduces = true
    options.recordsViewTreeOrder = true
    options.valueDetail = .short
    options.keepsLayout = true
    options.stepCount = step ?? 0
    let document = try #require(read.document, "\(read.diagnostics)")
    var result: InspectionResult?
    DeepStack.run { result = Inspector.inspect(document, options: options) }
    let whole = try #require(result?.inspection, "\(name)")
    let inspection = step.map { whole.steps[$0 - 1].inspection } ?? whole
    self.name = name
    subject = PictureSubject(
      inspection: inspection, explainer: try #require(result?.explainer), step: step)
  }

  /// Evaluates a document of Fixtures.
  init(fixture path: String, step: Int? = nil) throws {
    let file = Self.fixtures.appendingPathComponent(path)
    try self.init(String(contentsOf: file, encoding: .utf8), name: path, step: step)
  }

  /// A document with one key, whose values are folded into a list, and one root.
  init(root: String) throws {
    try self.init(
      """
      {"viewtree": 1, "window": {"width": 100, "height": 100}, "preferenceKeys":
      {"L": {"defaultValue": [], "reduce": "value.append(contentsOf: nextValue())"}},
      "root": \(root)}
      """)
  }

  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// All documents of Fixtures, as they begin, those that are wrong on purpose left out.
  static func all() throws -> [Drawn] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: fixtures.path)
    return names.filter { !$0.contains("/.") && ($0.hasSuffix(".json") || $0.hasSuffix(".jsonc")) }
      .sorted().compactMap { try? Drawn(fixture: $0) }
  }

  /// The panels of the picture of the order.
  func panels(_ options: PictureOptions = PictureOptions()) -> [OrderPanel] {
    OrderScene.panels(of: subject, KeyGraph(subject.explainer), options)
  }

  /// The first panel.
  func panel(_ options: PictureOptions = PictureOptions()) throws -> OrderPanel {
    try #require(panels(options).first)
  }

  /// A picture.
  func scene(_ kind: PictureOptions.Kind, _ change: (inout PictureOptions) -> Void = { _ in })
    -> Scene
  {
    var options = PictureOptions()
    options.kind = kind
    options.sourceName = "sample.json"
    change(&options)
    return Picture.scene(of: subject, options)
  }

  /// The name of a box's view: its id, or what it is.
  func name(_ box: OrderBox) -> String {
    guard let view = box.view else { return "" }
    let record = subject.inspection.views[Int(view)]
    return subject.inspection.string(record.id)
      ?? subject.inspection.names.views[Int(record.name)]
  }
}

extension Scene {
  /// The words in it, from the back to the front.
  var words: [String] {
    shapes.compactMap { if case .label(let label) = $0.figure { label.text } else { nil } }
  }
}
