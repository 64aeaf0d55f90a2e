// swift-format-ignore-file
// The declarations of AppKit that harnesses use, without bodies (docs/project/contributing.md, Listings).
@_exported import Foundation

func declaration() -> Never { fatalError() }

@MainActor open class NSResponder {
  public init() { declaration() }
}
@MainActor open class NSApplication: NSResponder {
  public enum ActivationPolicy: Int { case regular, accessory, prohibited }
  public class var shared: NSApplication { declaration() }
  @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { declaration() }
}
@MainActor open class NSView: NSResponder {
  public func layoutSubtreeIfNeeded() { declaration() }
}
@MainActor open class NSWindow: NSResponder {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declaration() }
    public static var borderless: StyleMask { declaration() }
    public static var titled: StyleMask { declaration() }
  }
  public enum BackingStoreType: UInt { case buffered = 2 }
  public init(contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool) { declaration() }
  public var contentView: NSView? { get { declaration() } set { declaration() } }
  public var backingScaleFactor: CGFloat { declaration() }
  public func orderFrontRegardless() { declaration() }
}
