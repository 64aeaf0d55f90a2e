import ViewTreeInspector
import ViewTreeSyntax

/// The names of views and modifiers as they are written over and over; `nil` for those that need an escape or are long, which
/// is found out once for each name.
struct PlainNames {
  private let views: [ShortText?]
  private let modifiers: [ShortText?]

  init(_ names: InspectionNames?) {
    views = (names?.views ?? []).map(Self.plain)
    modifiers = (names?.modifiers ?? []).map(Self.plain)
  }

  private static func plain(_ name: String) -> ShortText? {
    var name = name
    return name.withUTF8 { TerminalBytes.isPlain($0) } ? ShortText(name) : nil
  }

  /// One of the names; `nil` for one that was read.
  @inline(__always)
  subscript(name: RowName) -> ShortText? {
    switch name {
    case .read: nil
    case .view(let place): views[Int(place)]
    case .modifier(let place): modifiers[Int(place)]
    }
  }
}
