import ViewTreeNumbers

/// Building is recursive: a node is opened before its content is built and closed after it.
/// Requests for keys are passed down, slots are passed up (docs/explanation/preferences.md, Slots).
extension PreferenceGraph {
  /// An index in the list of nodes without a parent.
  public typealias Mark = Int

  /// The state to restore when a modifier's content is complete.
  public struct OpenModifier {
    let mark: Mark
    let request: PreferenceNode.Request
    let key: PreferenceKeyID
    /// The kind of the modifier.
    public let kind: PreferenceNode.Kind
    let token: PreferenceToken
    /// The index of the node if no other node is added. See `closeModifier`.
    let reserved: PreferenceNode.Index

    /// The node of a writer.
    public var writer: PreferenceNode.Index { reserved }
  }

  /// The position where the content of a container starts.
  public var mark: Mark { pending.count }

  // MARK: - Containers

  /// Folds the nodes since `mark` like a container of static views.
  ///
  /// Without nodes, it adds none, and a single operand stays unchanged.
  public func closeStaticContainer(from mark: Mark, token: PreferenceToken) {
    guard pending.count - mark > 1 else { return }
    let zIndex = zIndices.isEmpty ? nil : commonZIndex(from: mark)
    close(.staticContainer, from: mark, token: token)
    if let zIndex { setZIndex(zIndex, from: mark) }
  }

  /// Folds adjacent static views in a dynamic container: neighbors with the same `zIndex` are one
  /// operand (docs/explanation/preferences.md, Dynamic containers).
  public func closeStaticRun(from mark: Mark, token: PreferenceToken) {
    guard !zIndices.isEmpty else { return closeStaticContainer(from: mark, token: token) }
    let views = Array(pending[mark...])
    pending.removeLast(views.count)
    var first = mark
    for view in views {
      if pending.count > first, zIndices[view] != zIndices[pending[first]] {
        closeStaticContainer(from: first, token: token)
        first = pending.count
      }
      pending.append(view)
    }
    closeStaticContainer(from: first, token: token)
  }

  /// Gives each operand built since `mark` a slot for every key, like the container that it's in.
  ///
  /// Views without a writer are one operand with `zIndex`: it has the default of each key.
  public func giveEverySlot(from mark: Mark, zIndex: Double?, token: PreferenceToken) {
    let operands = Array(pending[mark...])
    pending.removeLast(operands.count)
    if operands.isEmpty {
      close(.dynamicContainer, from: mark, token: token)
      zIndices[pending[mark]] = zIndex
    }
    for operand in operands {
      let start = pending.count
      pending.append(operand)
      close(.dynamicContainer, from: start, token: token)
      zIndices[pending[start]] = zIndices[operand]
    }
  }

  /// Creates a node that has a slot for every key, of everything built since `mark`.
  ///
  /// Operands are folded by ascending `zIndex`, those of the same in source order.
  public func closeDynamicContainer(from mark: Mark, token: PreferenceToken) {
    if !zIndices.isEmpty { orderByZIndex(from: mark) }
    close(.dynamicContainer, from: mark, token: token)
  }

  /// Creates one alternative of a container from the nodes built since `mark`.
  public func closeAlternative(from mark: Mark, token: PreferenceToken) {
    close(alternative: .alternative, from: mark, token: token)
  }

  /// Makes one row of a lazy container from the nodes built since `mark`.
  public func closeRow(from mark: Mark, token: PreferenceToken) {
    close(alternative: .row, from: mark, token: token)
  }

  private func close(
    alternative kind: PreferenceNode.Kind, from mark: Mark, token: PreferenceToken
  ) {
    guard pending.count > mark else { return }
    isInViewTreeOrder = false
    close(kind, from: mark, token: token)
    alternatives.append(pending[mark])
  }

  /// Ends a container whose views are alternatives: it has a slot for every key
  /// (docs/explanation/preferences.md, Slots).
  public func closeAlternatives(from mark: Mark, token: PreferenceToken) {
    close(.alternatives, from: mark, token: token)
  }

  /// Marks the shown alternatives and rows among those added since the last call.
  ///
  /// Values for readers in hidden alternatives and rows are never pulled.
  public func showAlternatives(where isShown: (PreferenceToken) -> Bool) {
    for node in alternatives[settledAlternatives...] {
      nodes[node].isShown = isShown(nodes[node].token)
    }
    settledAlternatives = alternatives.count
  }

  /// Gives everything built since `mark` a `zIndex`, by which a dynamic container orders it.
  public func setZIndex(_ zIndex: Double, from mark: Mark) {
    for node in pending[mark...] { zIndices[node] = zIndex }
  }

  /// Removes the `zIndex` of the nodes built since `mark`. It orders siblings, and these have none.
  public func clearZIndices(from mark: Mark) {
    if zIndices.isEmpty { return }
    for node in pending[mark...] { zIndices[node] = nil }
  }

  /// The `zIndex` of all views since `mark`: they have it from the group that they are in.
  func commonZIndex(from mark: Mark) -> Double? {
    guard let zIndex = zIndices[pending[mark]] else { return nil }
    return pending[mark...].allSatisfy { zIndices[$0] == zIndex } ? zIndex : nil
  }

  private func orderByZIndex(from mark: Mark) {
    isInViewTreeOrder = false
    let ordered = pending[mark...].enumerated().sorted { left, right in
      let (back, front) = (zIndices[left.element] ?? 0, zIndices[right.element] ?? 0)
      return back == front ? left.offset < right.offset : back < front
    }
    pending.replaceSubrange(mark..., with: ordered.map(\.element))
  }

  /// Orders a background before its view.
  ///
  /// The nodes from `primary` to `secondary` are the view, the rest its background. Each side is at
  /// most one operand.
  public func orderBackground(primary: Mark, secondary: Mark) {
    guard secondary > primary, pending.count > secondary else { return }
    isInViewTreeOrder = false
    let front = pending[primary]
    pending[primary] = pending[secondary]
    pending[secondary] = front
  }

  // MARK: - Modifiers

  /// Begins a writer, a transformer or a reader, before its content is built.
  public func openModifier(
    _ kind: PreferenceNode.Kind, key: PreferenceKeyID, token: PreferenceToken
  ) -> OpenModifier {
    let request = requests[Int(key.index)]
    let reserved = PreferenceNode.Index(nodes.count)
    if kind.isWriter {
      // Adds the writer now, so that nodes below can refer to its index.
      append(makeNode(kind, key: key, token: token, request: request))
      if request == .requested { requests[Int(key.index)] = .overridden(by: reserved) }
    } else if !kind.isTransformer {
      requests[Int(key.index)] = .requested
    }
    return OpenModifier(
      mark: mark, request: request, key: key, kind: kind, token: token, reserved: reserved)
  }

  /// Sets the value of an open `preference`, so that the graph doesn't ask the client.
  public func setValue(_ value: PreferenceValueID, of open: OpenModifier) {
    nodes[open.reserved].value = value
  }

  /// Ends a modifier: its content is everything built since it was opened.
  public func closeModifier(_ open: OpenModifier) {
    requests[Int(open.key.index)] = open.request
    // Several views under one modifier are combined before the modifier gets their value.
    closeStaticContainer(from: open.mark, token: open.token)
    let index: PreferenceNode.Index
    if open.kind.isWriter {
      index = open.reserved
    } else {
      index = PreferenceNode.Index(nodes.count)
      append(
        makeNode(open.kind, key: open.key, token: open.token, request: open.request))
    }
    adopt(from: open.mark, into: index)
    if open.kind == .onPreferenceChange { addPassage(index) }
    if open.kind.isReader {
      readers.append(index)
    } else {
      keys[index.index].formUnion(PreferenceKeySet(open.key))
    }
    pending.append(index)
  }

  /// Ends a content reader: its primary is everything built since it was opened, and the secondary
  /// will be built later.
  ///
  /// Returns the reader and the node for its secondary's content.
  public func closeContentReader(
    _ open: OpenModifier, mergesOwnKey: Bool
  ) -> (reader: PreferenceNode.Index, secondary: DeferredContent) {
    requests[Int(open.key.index)] = open.request
    closeStaticContainer(from: open.mark, token: open.token)
    var secondaryRequests = requests
    if !mergesOwnKey { secondaryRequests[Int(open.key.index)] = .unread }
    let secondary = addDeferred(token: open.token, requests: secondaryRequests)

    let reader = PreferenceNode.Index(nodes.count)
    append(
      makeNode(
        open.kind, key: open.key, token: open.token, request: .requested,
        mergesOwnKey: mergesOwnKey))
    adopt(from: open.mark, into: reader)
    readers.append(reader)
    pending.append(reader)
    return (reader, secondary)
  }

  // MARK: - Deferred content

  /// Content that is built during placement, with the requests that apply at its position.
  public struct DeferredContent {
    /// The node that the content will belong to.
    public let node: PreferenceNode.Index
    let requests: [PreferenceNode.Request]
  }

  /// Adds a node for content that is built later, such as a `GeometryReader`'s.
  public func addDeferred(token: PreferenceToken) -> DeferredContent {
    addDeferred(token: token, requests: requests)
  }

  private func addDeferred(
    token: PreferenceToken, requests: [PreferenceNode.Request]
  ) -> DeferredContent {
    let index = PreferenceNode.Index(nodes.count)
    append(makeNode(.deferred, key: PreferenceKeyID(0), token: token, request: .requested))
    keys[index.index] = .all
    pending.append(index)
    return DeferredContent(node: index, requests: requests)
  }

  /// Builds the content of a deferred node: everything that `build` adds folds as one operand.
  public func fill(_ deferred: DeferredContent, _ build: () throws -> Void) rethrows {
    isInViewTreeOrder = false
    let saved = requests
    requests = deferred.requests
    let mark = pending.count
    try build()
    closeStaticContainer(from: mark, token: nodes[deferred.node].token)
    adopt(from: mark, into: deferred.node)
    requests = saved
  }

  // MARK: - Steps

  private func makeNode(
    _ kind: PreferenceNode.Kind, key: PreferenceKeyID, token: PreferenceToken,
    request: PreferenceNode.Request, mergesOwnKey: Bool = false
  ) -> PreferenceNode {
    PreferenceNode(
      kind, key: key, token: token, request: request, mergesOwnKey: mergesOwnKey,
      index: PreferenceNode.Index(nodes.count))
  }

  private func append(_ node: PreferenceNode) {
    nodes.append(node)
    keys.append(.none)
  }

  func close(_ kind: PreferenceNode.Kind, from mark: Mark, token: PreferenceToken) {
    let index = PreferenceNode.Index(nodes.count)
    append(makeNode(kind, key: PreferenceKeyID(0), token: token, request: .requested))
    adopt(from: mark, into: index)
    if kind == .dynamicContainer || kind == .alternatives { keys[index.index] = .all }
    if kind == .apart { keys[index.index] = .none }
    pending.append(index)
  }

  /// Makes everything built since `mark` the operands of a node.
  private func adopt(from mark: Mark, into index: PreferenceNode.Index) {
    nodes[index].firstChild = UInt32(children.count)
    nodes[index].childCount = UInt32(pending.count - mark)
    var below = keys[index.index]
    for place in mark..<pending.count {
      let child = pending[place]
      below.formUnion(keys[child.index])
      nodes[child].parent = index
      children.append(child)
    }
    keys[index.index] = below
    pending.removeLast(pending.count - mark)
  }
}
