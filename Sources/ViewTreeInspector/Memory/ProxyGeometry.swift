import ViewTreeLayout
import ViewTreeNumbers

/// All data that a geometry proxy has about its view.
struct ProxyGeometry: Equatable {
  let size: Size
  let safeAreaInsets: EdgeInsets
  let toWindow: AffineTransform
  /// The transforms to the named spaces of enclosing views, in the order in which they were first
  /// named.
  let toSpaces: [AffineTransform]
}

extension GeometryProxyValue {
  /// The current data of the proxy.
  var geometry: ProxyGeometry {
    let names = pass.map { UInt32($0.questions.spaceTokens.count) } ?? 0
    return ProxyGeometry(
      size: layout.size(of: node), safeAreaInsets: layout.safeAreaInsets(of: node),
      toWindow: layout.transformToWindow(of: node),
      toSpaces: (0..<names).map { layout.transform(from: node, toNamed: $0) })
  }
}
