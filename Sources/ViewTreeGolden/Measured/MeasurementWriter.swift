import ViewTreeInspector
import ViewTreeLayout
import ViewTreeReport

/// Writes a measurement as a file: a line for each view and each closure, so that two can be
/// compared.
package struct MeasurementWriter {
  private var writer = JSONWriter(capacity: 4096)

  /// The file.
  package static func bytes(_ measurement: Measurement) -> [UInt8] {
    var writer = MeasurementWriter()
    writer.write(measurement)
    return writer.writer.finished()
  }

  private mutating func write(_ measurement: Measurement) {
    writer.openObject()
    writer.key("viewtree-measured")
    writer.integer(Measurement.version)
    for (key, text) in [
      ("document", measurement.listing), ("system", measurement.system),
      ("device", measurement.device), ("swift", measurement.swift),
    ] {
      writer.key(text: key)
      writer.string(text)
    }
    writer.key("scale")
    writer.number(measurement.scale)
    if let first = measurement.moments.first { write(first) }
    writer.key("steps")
    writer.openArray()
    for moment in measurement.moments.dropFirst() {
      writer.element()
      writer.openObject()
      write(moment)
      writer.closeObject()
    }
    writer.closeArray()
    writer.closeObject()
  }

  private mutating func write(_ moment: MeasuredMoment) {
    writer.key("frames")
    writer.openObject()
    for (path, frame) in moment.frames.sorted(by: { $0.key < $1.key }) {
      writer.key(text: path)
      writer.raw("{ \"frame\": ")
      write(frame.frame)
      if let content = frame.content {
        writer.raw(", \"content\": ")
        write(content)
      }
      writer.raw(" }")
    }
    writer.closeObject()
    list("order", moment.order) { writer, closure in writer.write(closure) }
    list("reduces", moment.reduces) { writer, reduce in
      writer.writer.raw("{ \"key\": ")
      writer.writer.string(reduce.key)
      writer.writer.raw(", \"after\": ")
      writer.writer.integer(reduce.after)
      writer.writer.raw(" }")
    }
    list("anchors", moment.anchors) { writer, anchor in
      switch anchor {
      case .rect(let rect): writer.write(rect)
      case .point(let point): writer.numbers([("x", point.x), ("y", point.y)])
      }
    }
  }

  private mutating func list<Element>(
    _ name: StaticString, _ elements: [Element], _ body: (inout Self, Element) -> Void
  ) {
    writer.key(name)
    writer.openArray()
    for element in elements {
      writer.element()
      body(&self, element)
    }
    writer.closeArray()
  }

  private mutating func write(_ closure: MeasuredClosure) {
    writer.raw("{ \"event\": ")
    writer.string(closure.event)
    writer.raw(", \"key\": ")
    writer.string(closure.key)
    if let view = closure.view {
      writer.raw(", \"view\": ")
      writer.string(view)
    }
    if let number = closure.number {
      writer.raw(", \"number\": ")
      writer.integer(number)
    }
    writer.raw(" }")
  }

  private mutating func write(_ rect: Rect) {
    numbers([
      ("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height),
    ])
  }

  private mutating func numbers(_ members: [(String, Double)]) {
    for (place, (name, number)) in members.enumerated() {
      writer.raw(place == 0 ? "{ " : ", ")
      writer.string(name)
      writer.raw(": ")
      writer.number(number)
    }
    writer.raw(" }")
  }
}
