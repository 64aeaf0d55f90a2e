import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

@testable import ViewTreePicture

/// A document that is evaluated for its picture.
struct PictureSample {
  let inspection: Inspection
  let subject: PictureSubject

  init(_ text: String, name: String = "sample.json") throws {
    let result = DocumentReader.read(SourceFile(name: name, text: text))
    let document = try #require(result.document, "\(name): \(result.diagnostics)")
    var options = InspectionOptions()
    options.keepsLayout = true
    options.recordsReduces = true
    let evaluated = Inspector.inspect(document, options: options)
    let first = try #require(evaluated.inspection, "\(name)")
    // The layout that is kept is that of the last step.
    inspection = first.steps.last?.inspection ?? first
    subject = PictureSubject(
      inspection: inspection, explainer: try #require(evaluated.explainer), step: nil)
  }

  /// A document with one root in a window of 100 by 50.
  init(root: String, window: String = "\"width\": 100, \"height\": 50", _ members: String = "")
    throws
  {
    try self.init("{ \"viewtree\": 1, \"window\": { \(window) }, \(members) \"root\": \(root) }")
  }

  func scene(_ change: (inout PictureOptions) -> Void = { _ in }) -> Scene {
    var options = PictureOptions()
    change(&options)
    return Picture.scene(of: subject, options)
  }

  func svg(_ change: (inout PictureOptions) -> Void = { _ in }) -> String {
    var options = PictureOptions()
    change(&options)
    return String(decoding: Picture.svg(of: subject, options), as: UTF8.self)
  }

  // MARK: - Fixtures

  static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the documents in Fixtures, sorted.
  static let fixtures: [String] = {
    let folder = project.appendingPathComponent("Fixtures").path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.contains("/.") }.sorted()
  }()

  /// A document of Fixtures; `nil` for a file there that is no document, or one that cannot be evaluated.
  static func fixture(_ name: String) throws -> PictureSample? {
    let path = project.appendingPathComponent("Fixtures").appendingPathComponent(name)
    let text = try String(contentsOf: path, encoding: .utf8)
    guard text.contains("\"viewtree\"") else { return nil }
    return try PictureSample(text, name: name)
  }
}

extension Scene {
  /// The shapes of a layer.
  func shapes(_ layer: PictureLayer) -> [SceneShape] { shapes.filter { $0.layer == layer } }

  /// The labels of a layer.
  func labels(_ layer: PictureLayer) -> [Label] {
    shapes(layer).compactMap { if case .label(let label) = $0.figure { label } else { nil } }
  }

  /// The rectangles of a layer.
  func rectangles(_ layer: PictureLayer) -> [Rect] {
    shapes(layer).compactMap { if case .rectangle(let rect, _) = $0.figure { rect } else { nil } }
  }

  /// The groups that begin.
  var groups: [Figure.Group] {
    shapes.compactMap { if case .beginGroup(let group) = $0.figure { group } else { nil } }
  }
}
