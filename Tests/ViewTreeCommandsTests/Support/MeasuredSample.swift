import Foundation
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

@testable import ViewTreeGolden

/// Measurements as a harness prints them, made by hand or from what a report says.
enum MeasuredSample {
  /// Two views beside one another, 30 and 70 points wide.
  static let document = """
    { "viewtree": 1, "window": { "width": 100, "height": 100 },
      "root": { "view": "HStack", "spacing": 0, "children": [
        { "view": "Color", "id": "a",
          "modifiers": [{ "frame": { "width": 20, "height": 20 } }, { "padding": 5 }] },
        { "view": "Color", "id": "b" }] } }
    """

  /// Their frames.
  static let frames = [
    "HStack": frame(0, 0, 100, 100),
    "HStack/Color[0]": frame(0, 35, 30, 30, content: (5, 40, 20, 20)),
    "HStack/Color[1]": frame(30, 0, 70, 100),
  ]

  static func frame(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    content: (Double, Double, Double, Double)? = nil
  ) -> MeasuredFrame {
    MeasuredFrame(
      frame: Rect(x: x, y: y, width: width, height: height),
      content: content.map { Rect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) })
  }

  static func moment(
    _ frames: [String: MeasuredFrame], order: [MeasuredClosure] = [],
    reduces: [MeasuredReduce] = [], anchors: [MeasuredAnchor] = []
  ) -> MeasuredMoment {
    MeasuredMoment(frames: frames, order: order, reduces: reduces, anchors: anchors)
  }

  /// What was measured of a file, in the form that is kept.
  static func text(of file: String, _ moments: [MeasuredMoment]) -> String {
    let listing = CommandRun(["format", "--to", "swift", file]).output
    return String(
      decoding: MeasurementWriter.bytes(
        Measurement(
          listing: SHA256.hexadecimal(Array(listing.utf8)), system: "iOS 18.5",
          device: "iPhone 16", scale: 2, swift: "6.1", moments: moments)),
      as: UTF8.self)
  }

  /// The same on one line in the midst of a log.
  static func log(_ text: String) -> String {
    let line = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    return "Test Case started.\n2026-11-22 viewtree-measured \(line)\nTest Case passed.\n"
  }

  /// What would be measured if a report were right, with all its steps.
  static func reported(_ text: String) throws -> [MeasuredMoment] {
    var moments: [MeasuredMoment] = []
    DeepStack.run {
      guard let document = DocumentReader.read(SourceFile(name: "a", text: text)).document else {
        return
      }
      var options = InspectionOptions()
      options.recordsReduces = true
      guard let inspection = Inspector.inspect(document, options: options).inspection else {
        return
      }
      moments = ([inspection] + inspection.steps.map(\.inspection)).map { moment($0, document) }
    }
    return moments
  }

  private static func moment(_ inspection: Inspection, _ document: Document) -> MeasuredMoment {
    var moment = moment([:])
    for view in MeasuredView.all(in: inspection, of: document) {
      moment.frames[view.path] = MeasuredFrame(frame: view.frame, content: view.content)
    }
    for event in inspection.order {
      let key = inspection.names.keys[event.key]
      if event.kind == .reduce {
        moment.reduces.append(MeasuredReduce(key: key, after: moment.order.count))
      } else {
        moment.order.append(
          MeasuredClosure(event: inspection.names.modifiers[event.modifier], key: key))
      }
    }
    moment.anchors = inspection.anchors.flatMap(\.resolved).flatMap {
      MeasuredAnchor.parts(of: $0.value)
    }
    return moment
  }
}
