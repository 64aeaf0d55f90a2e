import ViewTreeNumbers

/// Arguments as the document gives them, before they are evaluated.
extension Document {
  /// An argument of a modifier, or `absent` if it's missing.
  public func argument<Content>(
    _ handle: Handle<Content>, of modifier: ModifierTemplate
  ) -> Argument {
    argument(handle.place, from: modifier.firstArgument, count: Int(modifier.argumentCount))
  }

  /// An argument of a view, or `absent` if it's missing.
  public func argument<Content>(_ handle: Handle<Content>, of view: ViewTemplate) -> Argument {
    argument(handle.place, from: view.firstArgument, count: Int(view.argumentCount))
  }

  /// An argument of a view or a modifier by its index among the parameters, or `absent` if there is
  /// none.
  public func argument(_ place: Int, from first: ID<Argument>, count: Int) -> Argument {
    place < count ? arguments[first, place] : .absent
  }

  /// The views that are passed to a modifier.
  public func content(
    _ handle: Handle<TemplateRange>, of modifier: ModifierTemplate
  ) -> TemplateRange? {
    if case .content(let range) = argument(handle, of: modifier) { return range }
    return nil
  }

  /// The views that are passed to a view.
  public func content(
    _ handle: Handle<TemplateRange>, of view: ViewTemplate
  ) -> TemplateRange? {
    if case .content(let range) = argument(handle, of: view) { return range }
    return nil
  }

  /// The key that is passed to a modifier, in `preferenceKeys`.
  public func preferenceKey(
    _ handle: Handle<Int>, of modifier: ModifierTemplate
  ) -> ShortID<PreferenceKeyTemplate>? {
    if case .preferenceKey(let key) = argument(handle, of: modifier) { return key }
    return nil
  }
}
