// swift-format-ignore-file
// What shows views of SwiftUI in UIKit and AppKit, without bodies (docs/project/contributing.md, Listings).
import AppKit
import UIKit

@MainActor open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { declaration() }
}
@MainActor open class NSHostingView<Content: View>: NSView {
  public init(rootView: Content) { declaration() }
}

extension View {
  nonisolated public func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View where T: Equatable, T: Sendable { self }
}
