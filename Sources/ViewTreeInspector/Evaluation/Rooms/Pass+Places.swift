import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences

/// Scoped changes of the build context: each one applies to nested content, and is undone after it.
extension Pass {
  /// Runs `body` with one property of the context changed.
  @inline(__always)
  func surrounded<Part, Result>(
    _ part: WritableKeyPath<BuildContext, Part>, by value: Part, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = here[keyPath: part]
    here[keyPath: part] = value
    defer { here[keyPath: part] = outer }
    return try body()
  }

  /// Runs `body` with a nested identity.
  @inline(__always)
  func inside<Result>(_ place: UInt64, _ body: () throws -> Result) rethrows -> Result {
    try surrounded(\.identity, by: Identity.mix(here.identity, place), body)
  }

  /// Builds views in a position for a single view, or in a container with others.
  @inline(__always)
  func standing<Result>(alone: Bool, _ body: () throws -> Result) rethrows -> Result {
    try surrounded(\.standsAlone, by: alone, body)
  }

  /// Runs `body` where views inherit these values.
  func inheriting<Result>(
    _ values: ViewEnvironment, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = here.viewEnvironment
    addViewEnvironment(values)
    defer { setViewEnvironment(outer) }
    return try body()
  }

  /// Saves the current context, optionally with another identity.
  func leave(as identity: UInt64? = nil) -> SavedContext {
    SavedContext(
      viewEnvironment: here.viewEnvironment, identity: identity ?? here.identity,
      componentDepth: here.componentDepth)
  }

  /// Builds content in a saved context: content that is placed, read, or presented later.
  func returning<Result>(to place: SavedContext, _ body: () throws -> Result) rethrows -> Result {
    let outer = (here.identity, here.viewEnvironment, here.open, here.componentDepth)
    (here.identity, here.open, here.componentDepth) = (place.identity, [], place.componentDepth)
    setViewEnvironment(place.viewEnvironment)
    defer {
      (here.identity, _, here.open, here.componentDepth) = outer
      setViewEnvironment(outer.1)
    }
    return try body()
  }

  // MARK: - Inherited values

  /// Turns to values that views inherit from now on.
  func addViewEnvironment(_ values: ViewEnvironment) {
    context.turn(toEnvironment: values)
    keepViewEnvironment()
  }

  /// Makes the current environment the environment that views inherit from now on.
  func keepViewEnvironment() {
    built.viewEnvironments.append(context.environment)
    here.viewEnvironment = ID(built.viewEnvironments.count - 1)
  }

  /// Turns back to values that views inherited before.
  func setViewEnvironment(_ index: ID<ViewEnvironment>) {
    here.viewEnvironment = index
    context.turn(toEnvironment: built.viewEnvironments[index])
  }
}
