import Foundation
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeReport
import ViewTreeSyntax

@testable import ViewTreeSwift

/// A Swift file that was read.
struct SwiftSample {
  let source: SourceFile
  let result: DocumentReader.Result

  init(_ text: String, _ options: SwiftOptions = SwiftOptions()) {
    source = SourceFile(name: "Form.swift", text: text)
    result = Self.read(source, options)
  }

  /// A file of Fixtures/swift.
  init(fixture name: String) throws {
    source = SourceFile(name: "\(name).swift", text: try Self.text("swift/\(name).swift"))
    result = Self.read(source, SwiftOptions())
  }

  /// The problems of a view with members, and the texts that it shows.
  static func texts(_ body: String, _ members: String, _ other: String) -> [String] {
    let sample = SwiftSample(
      """
      \(other)
      struct A: View { \(members)
        var body: some View { VStack { \(body) } } }
      #Preview { A() }
      """)
    let texts = sample.inspection.map { inspection in
      inspection.views.compactMap { inspection.string($0.text) }
    }
    return sample.problems + (texts ?? [])
  }

  /// Reads a file as commands do.
  private static func read(
    _ source: SourceFile, _ options: SwiftOptions
  ) -> DocumentReader.Result {
    SwiftDocumentReader.read(source, options: options) {
      Inspector.trial(of: $0, limits: .standard)
    }
  }

  /// The text of a file in Fixtures.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: fixtures.appendingPathComponent(path), encoding: .utf8)
  }

  static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The names of the files in Fixtures/swift.
  static var names: [String] {
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path + "/swift")) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }

  /// The problems: severity, place, id and message.
  var problems: [String] {
    let lines = LineTable(source)
    return result.diagnostics.map { diagnostic in
      let place = diagnostic.range.map { range in
        let position = lines.position(at: range.start)
        return "\(position.line):\(position.column)"
      }
      return
        "\(place ?? "-") \(diagnostic.severity.rawValue) \(diagnostic.id): \(diagnostic.message)"
    }
  }

  /// The document as JSON, for what a part of it is to look like.
  var json: String {
    guard let tree = result.document?.tree else { return "" }
    return String(decoding: CanonicalJSON.write(tree), as: UTF8.self)
  }

  /// The evaluation; `nil` if there is no document.
  var inspection: Inspection? {
    result.document.flatMap { Inspector.inspect($0).inspection }
  }

  /// The texts that are shown.
  var texts: [String] {
    inspection.map { shown in shown.views.compactMap { shown.string($0.text) } } ?? []
  }

  /// The lines of the report.
  var report: [String] {
    inspection.map {
      String(decoding: TextReport.inspect($0), as: UTF8.self).split(separator: "\n").map(
        String.init)
    } ?? []
  }
}

extension Inspection {
  /// The views without some of the document's own, on whose views modifiers may stand elsewhere: name and
  /// frames.
  func frames(without own: Set<String> = []) -> [String] {
    views.map { (names.views[$0.name], $0.frame, $0.content) }
      .filter { !own.contains($0.0) }
      .map { "\($0.0) \(own.isEmpty ? Self.words($0.1) : "") content \(Self.words($0.2))" }
  }

  private static func words(_ rect: Rect) -> String {
    "\(rect.origin.x) \(rect.origin.y) \(rect.size.width)x\(rect.size.height)"
  }

  /// The closures in their order: modifier, key and pass.
  var closures: [String] {
    order.filter { $0.kind == .closure }.map {
      "\(names.modifiers[$0.modifier]) \(names.keys[$0.key]) \($0.pass)"
    }
  }
}

/// A document that was evaluated.
struct Inspected {
  let inspection: Inspection?

  init(_ document: Document) { inspection = Inspector.inspect(document).inspection }
}
