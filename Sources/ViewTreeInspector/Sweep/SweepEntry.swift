/// A fact of a sample.
struct SweepEntry: Equatable {
  /// The index of its kind in `SweepKind.all`.
  let kind: UInt8
  let subject: SweepSubject
  let fact: SweepFact

  /// The key by which it is followed from sample to sample.
  var key: SweepKey { SweepKey(kind: kind, subject: subject) }
}

/// A kind of facts of a subject.
struct SweepKey: Hashable {
  /// The index of the kind in `SweepKind.all`.
  let kind: UInt8
  let subject: SweepSubject
}
