extension SweepKind {
  /// The values that readers of preferences receive.
  static let preference = SweepKind(
    "preference", "A reader gets a different value, other than a length.", isFault: false
  ) { sample in
    let inspection = sample.inspection
    var known: Set<SweepClosure> = []
    // If a reader got several values, its last value is compared.
    return inspection.preferences.reversed().compactMap { reading in
      guard reading.pass == inspection.passes else { return nil }
      let reader = SweepClosure(
        modifier: reading.modifier, key: reading.key, view: sample.view(reading.reader))
      guard known.insert(reader).inserted else { return nil }
      return (.reader(reader), .value(reading.value.withoutDegrees))
    }.reversed()
  }
}
