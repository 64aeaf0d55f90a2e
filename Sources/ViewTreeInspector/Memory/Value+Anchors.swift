import ViewTreeScript

extension Value {
  /// The numbers of the anchors in the value, in their order.
  package var anchorNumbers: [Int] {
    var numbers: [Int] = []
    collectAnchors(&numbers)
    return numbers
  }

  private func collectAnchors(_ numbers: inout [Int]) {
    switch self {
    case .foreign(let foreign):
      if let number = (foreign as? AnchorValue)?.number { numbers.append(number) }
    case .array, .slice, .set:
      for element in elements ?? [] { element.collectAnchors(&numbers) }
    case .some(let wrapped): wrapped.collectAnchors(&numbers)
    case .tuple(let tuple): for element in tuple.elements { element.collectAnchors(&numbers) }
    case .nominal(let nominal): for field in nominal.fields { field.collectAnchors(&numbers) }
    case .dictionary(let entries):
      for element in entries.values { element.collectAnchors(&numbers) }
    case .enumCase(let value): for element in value.payload { element.collectAnchors(&numbers) }
    default: break
    }
  }

  /// Renumbers each anchor in the value by a list. Anchors that aren't in it lose their number.
  mutating func renumberAnchors(_ places: [Int: Int]) {
    switch self {
    case .foreign(let foreign):
      guard let anchor = foreign as? AnchorValue, let number = anchor.number else { return }
      self = .foreign(AnchorValue(number: places[number], global: anchor.global))
    case .array(let elements):
      self = .array(elements.map { $0.renumbered(places) })
    case .slice(let slice):
      self = .slice(
        SliceValue(slice.elements.map { $0.renumbered(places) }, startIndex: slice.startIndex))
    case .set(let set): self = .set(SetValue(set.elements.map { $0.renumbered(places) }))
    case .some(let wrapped): self = .wrapping(wrapped.renumbered(places))
    case .tuple(let tuple):
      self = .tuple(
        TupleValue(labels: tuple.labels, elements: tuple.elements.map { $0.renumbered(places) }))
    case .nominal(let nominal):
      self = .nominal(
        NominalValue(shape: nominal.shape, fields: nominal.fields.map { $0.renumbered(places) }))
    case .dictionary(var entries):
      for (key, element) in zip(entries.keys, entries.values) {
        entries[key] = element.renumbered(places)
      }
      self = .dictionary(entries)
    case .enumCase(let value) where !value.payload.isEmpty:
      var copy = value
      copy.payload = value.payload.map { $0.renumbered(places) }
      self = .enumCase(copy)
    default: break
    }
  }

  private func renumbered(_ places: [Int: Int]) -> Value {
    var copy = self
    copy.renumberAnchors(places)
    return copy
  }
}
