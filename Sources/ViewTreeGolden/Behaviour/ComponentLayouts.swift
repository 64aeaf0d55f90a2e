import ViewTreeReport

/// Finds the same change in several uses of a component.
struct ComponentLayouts {
  private let views: [ViewRow]
  /// The nearest view of a component around each view, including itself, or -1.
  private var instances: [Int]

  init(_ views: [ViewRow]) {
    self.views = views
    instances = Array(repeating: -1, count: views.count)
    for (index, view) in views.enumerated() {
      let isOwn = view.name.first?.isUppercase == true && !view.componentNames.isEmpty
      instances[index] = isOwn ? index : view.parent >= 0 ? instances[view.parent] : -1
    }
  }

  /// The component of a view, with the way from it to the view, or `nil` if it's in none.
  func name(of index: Int) -> String? {
    let instance = instances[index]
    guard instance >= 0, let component = views[instance].componentNames.first,
      let path = views[index].path.string, let base = views[instance].path.string,
      let rest = path[...].dropping(base)
    else { return nil }
    return component + rest
  }

  /// The view of the component that a view is in, or -1.
  func instance(of index: Int) -> Int { instances[index] }
}
