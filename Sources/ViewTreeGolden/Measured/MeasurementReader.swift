import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// Reads the output of a harness: a file with only the object, or a log that contains its line.
package struct MeasurementReader {
  /// The maximum depth of measurements, with a reserve for later versions.
  private static let depthLimit = 100

  private let record: RecordReader
  private var tree: SyntaxTree { record.tree }

  /// The measurement, or the problem of the text.
  package static func read(
    _ source: SourceFile
  ) -> (measurement: Measurement?, diagnostics: [Diagnostic]) {
    guard let bytes = object(in: source.bytes) else { return (nil, [.noMeasurement()]) }
    let tree = JSONReader.read(
      SourceFile(name: source.name, bytes: bytes),
      limits: ReaderLimits(depth: depthLimit, problems: 10))
    guard !tree.hasErrors else { return (nil, tree.diagnostics) }
    do throws(RecordFault) {
      let record = RecordReader(tree: tree, kind: .measurement)
      return (try MeasurementReader(record: record).measurement(), [])
    } catch {
      return (nil, [error.diagnostic])
    }
  }

  // MARK: - Logs

  /// The object's bytes at their offsets, with blanks for the rest. If there are several lines, the
  /// last one is used. `nil` if no line has an object.
  static func object(in bytes: [UInt8]) -> [UInt8]? {
    if bytes.first(where: { !isBlank($0) }) == UInt8(ascii: "{") { return bytes }
    let word = Array("\(Measurement.word) {".utf8)
    var start: Int?
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if let place = place(of: word, in: bytes[line..<end]) { start = place + word.count - 1 }
      line = end + 1
    }
    guard let start else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return bytes.enumerated().map { place, byte in
      (start..<end).contains(place) || byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
  }

  private static func place(of word: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
    guard line.count >= word.count else { return nil }
    return (line.startIndex...line.endIndex - word.count).first { start in
      line[start] == word[0] && line[start..<start + word.count].elementsEqual(word)
    }
  }

  // MARK: - The measurement

  private func measurement() throws(RecordFault) -> Measurement {
    try record.expectVersion("viewtree-measured", Measurement.version)
    var moments = [try moment(0)]
    for step in try record.elements("steps", of: 0) {
      try record.expect(.object, step, "steps")
      moments.append(try moment(step))
    }
    return Measurement(
      listing: try record.text("document", of: 0), system: try record.text("system", of: 0),
      device: try record.text("device", of: 0), scale: try record.length("scale", of: 0),
      swift: try record.text("swift", of: 0), moments: moments)
  }

  private func moment(_ object: SyntaxTree.Index) throws(RecordFault) -> MeasuredMoment {
    var moment = MeasuredMoment(frames: [:], order: [], reduces: [], anchors: [])
    let frames = try record.required("frames", of: object)
    try record.expect(.object, frames, "frames")
    for (path, frame) in tree.members(frames) {
      try record.expect(.object, frame, "frames")
      moment.frames[tree.text(path)] = MeasuredFrame(
        frame: try rect("frame", of: frame),
        content: record.member("content", of: frame) == nil ? nil : try rect("content", of: frame))
    }
    for element in try record.elements("order", of: object) {
      moment.order.append(try closure(element))
    }
    for element in try record.elements("reduces", of: object) {
      try record.expect(.object, element, "reduces")
      moment.reduces.append(
        MeasuredReduce(
          key: try record.text("key", of: element), after: try record.count("after", of: element)))
    }
    for element in try record.elements("anchors", of: object) {
      try record.expect(.object, element, "anchors")
      moment.anchors.append(try anchor(element))
    }
    return moment
  }

  private func closure(_ object: SyntaxTree.Index) throws(RecordFault) -> MeasuredClosure {
    try record.expect(.object, object, "order")
    return MeasuredClosure(
      event: try record.text("event", of: object), key: try record.text("key", of: object),
      view: try record.optionalText("view", of: object),
      number: try record.optionalCount("number", of: object))
  }

  private func anchor(_ object: SyntaxTree.Index) throws(RecordFault) -> MeasuredAnchor {
    let (x, y) = (try record.length("x", of: object), try record.length("y", of: object))
    guard record.member("width", of: object) != nil else { return .point(Point(x: x, y: y)) }
    return .rect(
      Rect(
        x: x, y: y, width: try record.length("width", of: object),
        height: try record.length("height", of: object)))
  }

  private func rect(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(RecordFault) -> Rect {
    let node = try record.required(name, of: object)
    try record.expect(.object, node, name)
    return Rect(
      x: try record.length("x", of: node), y: try record.length("y", of: node),
      width: try record.length("width", of: node), height: try record.length("height", of: node))
  }
}
