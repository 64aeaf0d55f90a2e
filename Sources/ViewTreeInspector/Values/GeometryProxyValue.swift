import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// A `GeometryProxy`: the size and position of a `GeometryReader`, and access to anchors.
final class GeometryProxyValue: ForeignValue {
  let node: NodeID
  let view: ID<ViewRecord>
  /// Stays with the proxy: an action may keep the proxy in the state when its pass is over.
  let layout: LayoutTree
  private(set) weak var pass: Pass?

  init(node: NodeID, view: ID<ViewRecord>, pass: Pass) {
    self.node = node
    self.view = view
    self.pass = pass
    layout = pass.layout
  }

  var typeName: String { "GeometryProxy" }

  /// True if two proxies describe the same geometry.
  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? GeometryProxyValue else { return false }
    return other.frame(in: nil) == frame(in: nil)
  }

  func member(_ name: String) throws(ScriptFailure) -> Value? {
    switch name {
    case "size":
      let size = layout.size(of: node)
      return .size(SizeValue(width: size.width, height: size.height))
    case "safeAreaInsets":
      let insets = layout.safeAreaInsets(of: node)
      return .edgeInsets(
        EdgeInsetsValue(
          top: insets.top, leading: insets.leading, bottom: insets.bottom,
          trailing: insets.trailing))
    default:
      return nil
    }
  }

  /// `frame(in: .local)`, `.global` and `.named("…")`.
  func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    guard method == "frame" else { return nil }
    guard let space = arguments["in"], case .enumCase(let name) = space else {
      throw ScriptFailure(
        .host("'frame(in:)' needs a coordinate space", help: ".local, .global or .named(\"…\")"))
    }
    let rect: Rect
    switch name.name {
    case "local": rect = Rect(origin: .zero, size: layout.size(of: node))
    case "global": rect = frame(in: nil)
    case "named":
      guard case .string(let text)? = name.payload.first else { return nil }
      let space = pass?.spaceToken(text)
      if let space { pass?.noteSpace(space, named: text, askedBy: self) }
      rect = frame(in: space)
    default:
      throw ScriptFailure(
        .host(
          "there is no coordinate space '.\(name.name)'",
          help: ".local, .global or .named(\"…\")"))
    }
    return AnchorGeometry.rect(rect).value
  }

  /// `proxy[anchor]`: the anchor's value in the coordinates of the reader.
  func subscripted(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    guard case .foreign(let foreign)? = arguments.values.first,
      let anchor = foreign as? AnchorValue
    else {
      let found = arguments.values.first?.typeName ?? "nothing"
      throw ScriptFailure(
        .host("a GeometryProxy resolves an Anchor, not \(found)", help: "unwrap an optional first"))
    }
    let fromWindow = layout.transformToWindow(of: node).inverse ?? .identity
    let value = anchor.global.applying(fromWindow)
    pass?.recordResolution(of: anchor, in: view, value)
    return value.value
  }

  private func frame(in space: UInt32?) -> Rect {
    let transform =
      space.map { layout.transform(from: node, toNamed: $0) }
      ?? layout.transformToWindow(of: node)
    return transform.boundingBox(of: Rect(origin: .zero, size: layout.size(of: node)))
  }
}

extension Pass {
  /// Records a missing coordinate space, if a lint needs it.
  fileprivate func noteSpace(
    _ space: UInt32, named name: String, askedBy proxy: GeometryProxyValue
  ) {
    guard questions.missingSpaces != nil, layout.space(named: space, around: proxy.node) == nil
    else {
      return
    }
    questions.missingSpaces?.append((proxy.view, name))
  }

  /// Records the reader that resolved an anchor, once per reader.
  func recordResolution(of anchor: AnchorValue, in view: ID<ViewRecord>, _ value: AnchorGeometry) {
    if let site = recall.runningSite, let number = anchor.number {
      recall.resolutions[site, default: []].append((number, view, value))
    }
    guard let number = anchor.number else { return }
    guard let place = place(ofAnchor: number) else {
      recall.earlyResolutions.append((number, view))
      return
    }
    let known = built.anchors[place].resolved.contains { $0.view == view }
    if !known { built.anchors[place].resolved.append((view, value)) }
  }
}
