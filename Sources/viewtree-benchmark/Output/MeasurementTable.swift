/// The tables of the measurements.
enum MeasurementTable {
  /// One document: each phase, and each pass of the phases that a pass has.
  static func text(_ measurement: DocumentMeasurement) -> String {
    let counts = measurement.counts
    var table = Table(headings: ["CPU time", "min ms", "median", "max", "ns/view"])
    for phase in Phase.allCases {
      table.add(row(phase.name, measurement.samples(phase), counts.views))
      guard counts.passes > 1 else { continue }
      for (number, pass) in measurement.passes.enumerated() where !pass[phase.rawValue].isEmpty {
        table.add(row("  pass \(number + 1)", pass[phase.rawValue], counts.views))
      }
    }
    return "\(heading(measurement))\n\n\(table.text)\n\(memory(measurement))"
  }

  private static func row(_ name: String, _ samples: Samples, _ views: Int) -> [String] {
    [
      name, DecimalText.milliseconds(samples.minimum), DecimalText.milliseconds(samples.median),
      DecimalText.milliseconds(samples.maximum), perView(samples.minimum, views),
    ]
  }

  private static func perView(_ amount: Int, _ views: Int) -> String {
    DecimalText.text(Double(amount) / Double(max(views, 1)), places: 1)
  }

  private static func heading(_ measurement: DocumentMeasurement) -> String {
    let counts = measurement.counts
    return """
      \(measurement.source.name): \(counts.views) views, \(measurement.source.bytes.count) bytes
      \(counts.passes) \(counts.passes == 1 ? "pass" : "passes"), \(counts.closures) closures, \(counts.reduces) reduces; \
      reports of \(counts.textBytes) bytes as text, \(counts.jsonBytes) as JSON; \
      a layout of \(counts.pictureBytes) bytes
      """
  }

  private static func memory(_ measurement: DocumentMeasurement) -> String {
    let peak = measurement.peakMemory
    return """
      peak memory \(DecimalText.mebibytes(peak)) MiB, \
      \(DecimalText.text(Double(peak) / Double(max(measurement.counts.views, 1)), places: 0)) \
      bytes a view

      """
  }

  /// The cost per view by size. The last column divides the last size by the first.
  static func overSizes(_ measurements: [DocumentMeasurement]) -> String {
    let sizes = measurements.map(\.counts.views)
    var table = Table(headings: ["ns/view (min)"] + sizes.map(String.init) + ["last/first"])
    for phase in Phase.allCases {
      let costs = measurements.map { measurement in
        Double(measurement.samples(phase).minimum) / Double(max(measurement.counts.views, 1))
      }
      let ratio = (costs.last ?? 0) / max(costs.first ?? 0, .leastNonzeroMagnitude)
      table.add(
        [phase.name] + costs.map { DecimalText.text($0, places: 1) }
          + [DecimalText.text(ratio, places: 2)])
    }
    return table.text
  }
}
