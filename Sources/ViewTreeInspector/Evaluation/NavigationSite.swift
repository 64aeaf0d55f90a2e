import ViewTreeScript

/// The path of the navigation stack around a view.
struct NavigationSite {
  /// The binding to the path, or `nil` for a constant one.
  let binding: BindingValue?
  /// The identity of a stack without a path. `nil` for any other stack.
  let stack: UInt64?
  /// The values of the pushed views, the first one first.
  let values: [Value]
}

extension Value {
  /// The values of a path: those of an array or a `NavigationPath`.
  var pathValues: [Value] {
    if case .nominal(let path) = self { return path.fields.first?.elements ?? [] }
    return elements ?? []
  }

  /// The path with other values.
  func withPathValues(_ values: [Value]) -> Value {
    guard case .nominal(var path) = self, path.fields.count == 1 else { return .array(values) }
    path.fields[0] = .array(values)
    return .nominal(path)
  }
}
