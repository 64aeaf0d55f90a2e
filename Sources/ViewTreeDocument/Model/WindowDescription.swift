import ViewTreeLayout

/// The window of the root view, or the proposal that it gets instead of a window.
public struct WindowDescription: Equatable, Sendable {
  /// The window's width in points.
  public var width: Double
  /// The window's height in points.
  public var height: Double
  /// Pixels per point: 1, 2 or 3.
  public var scale: Int
  /// The parts of the window that the root keeps clear of, in points.
  public var safeArea: EdgeInsets
  /// A proposal for the root instead of a window. The root's corner is at (0, 0).
  public var proposal: ProposedSize?
  /// The system that the device ships with, if the window is that of a device that runs no earlier
  /// one. It applies unless the document or the user names a system.
  public var system: String?
  /// The direction in which lines are read.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The size that the root is proposed: the window without its safe area, or the proposal.
  public var available: Size {
    let width = proposal.map { $0.width ?? 0 } ?? width - safeArea.total(along: .horizontal)
    let height = proposal.map { $0.height ?? 0 } ?? height - safeArea.total(along: .vertical)
    return Size(width: max(0, width), height: max(0, height))
  }

  /// True if the window is at least as large as that of an iPhone, and compact in one direction.
  package var isPhone: Bool {
    proposal == nil && min(width, height) >= 320 && max(width, height) >= 480
      && !(isWide && isHigh)
  }
  /// True if the horizontal size class is regular: on tablets, and on large phones in landscape.
  public var isWide: Bool {
    guard proposal == nil else { return false }
    return isHigh ? width >= 640 : width >= 896
  }

  /// True if the vertical size class is regular: on all devices except phones in landscape.
  public var isHigh: Bool { proposal != nil || height >= 480 }

  /// The window of a document that names none: 390 by 844 points at scale 2.
  public static let standard = WindowDescription(
    width: 390, height: 844, scale: 2, safeArea: EdgeInsets(), proposal: nil)
}
