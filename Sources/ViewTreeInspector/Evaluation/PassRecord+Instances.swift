import ViewTreeNumbers

/// The components with state.
extension PassRecord {
  /// All instances in the order of the tree.
  func componentInstances() -> [InspectedInstance] {
    guard !pass.built.instanceUses.isEmpty else { return [] }
    let found = pass.built.instanceUses.map { use in
      (use: use, place: place(of: use.form), path: path(of: use.form), id: id(of: use.form))
    }
    var uses: [String: Int] = [:]
    for instance in found { uses[instance.id ?? instance.path, default: 0] += 1 }
    let order = found.indices.sorted { (found[$0].place, $0) < (found[$1].place, $1) }
    return order.map { index in
      let (use, place, path, id) = found[index]
      let isUnique = id.map { uses[$0] == 1 } ?? false
      var view: ID<InspectedView>?
      if case .view = use.form { view = place }
      return InspectedInstance(
        identity: use.identity, component: use.component, view: view,
        name: isUnique ? id ?? path : path, path: path)
    }
  }

  private func place(of form: InstanceUse.Form) -> ID<InspectedView> {
    switch form {
    case .view(let view): places[view.index]
    case .use(let use): inspection.components[use].place
    }
  }

  private func path(of form: InstanceUse.Form) -> String {
    switch form {
    case .view(let view): inspection.path(of: places[view.index])
    case .use(let use): inspection.path(of: inspection.components[use])
    }
  }

  private func id(of form: InstanceUse.Form) -> String? {
    guard case .view(let view) = form else { return nil }
    return inspection.string(inspection.views.id(of: places[view.index]))
  }
}
