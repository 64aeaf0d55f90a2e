// swift-format-ignore-file
// The declarations of UIKit that harnesses use, without bodies (docs/project/contributing.md, Listings).
@_exported import Foundation

func declaration() -> Never { fatalError() }

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { declaration() }
}

@MainActor open class UIResponder {
  public init() { declaration() }
}
@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { declaration() }
  public var safeAreaInsets: UIEdgeInsets { declaration() }
  public var isHidden: Bool { get { declaration() } set { declaration() } }
  public func setNeedsLayout() { declaration() }
  public func layoutIfNeeded() { declaration() }
}
@MainActor open class UIWindow: UIView {
  public var rootViewController: UIViewController? { get { declaration() } set { declaration() } }
  public var screen: UIScreen { declaration() }
}
@MainActor open class UIScreen {
  public var scale: CGFloat { declaration() }
}
@MainActor open class UIViewController: UIResponder {
  public override init() { declaration() }
  public var view: UIView! { get { declaration() } set { declaration() } }
  public var additionalSafeAreaInsets: UIEdgeInsets { get { declaration() } set { declaration() } }
}
@MainActor open class UIDevice {
  public class var current: UIDevice { declaration() }
  public var model: String { declaration() }
  public var systemName: String { declaration() }
  public var systemVersion: String { declaration() }
}
