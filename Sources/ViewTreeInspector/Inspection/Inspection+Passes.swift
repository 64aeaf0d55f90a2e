import ViewTreeNumbers

extension Inspection {
  /// The record of a pass that isn't the last. Paths replace references to its views, which won't
  /// be kept.
  func withPaths() -> Inspection {
    var copy = self
    for index in copy.order.indices { copy.order[index].view = lasting(order[index].view) }
    for index in copy.preferences.indices {
      copy.preferences[index].reader = lasting(preferences[index].reader)
      for place in copy.preferences[index].contributions.indices {
        let contribution = preferences[index].contributions[place]
        copy.preferences[index].contributions[place].writers = contribution.writers.map(lasting)
        copy.preferences[index].contributions[place].transformers =
          contribution.transformers.map(lasting)
      }
    }
    return copy
  }

  func lasting(_ reference: InspectedReference) -> InspectedReference {
    guard case .view(let index) = reference else { return reference }
    return .path(path(of: index), id: string(views[index].id))
  }
}
