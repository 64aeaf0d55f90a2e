import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// The names of views and modifiers as they are written over and over. Whether one needs an escape is found out when it is
/// written first; one that does, or that is long, is never here.
struct PlainNames {
  private var views: IDTable<InspectionNames.View, ShortText?>
  private var modifiers: IDTable<InspectionNames.Modifier, ShortText?>

  init(_ names: InspectionNames?) {
    views = IDTable(repeating: nil, count: names?.views.count ?? 0)
    modifiers = IDTable(repeating: nil, count: names?.modifiers.count ?? 0)
  }

  /// One of the names, as far as it is known; `nil` for one that was read.
  @inline(__always)
  subscript(name: RowName) -> ShortText? {
    switch name {
    case .read: nil
    case .view(let place): views[place]
    case .modifier(let place): modifiers[place]
    }
  }

  /// Learns how a name is written, and keeps it if it is short and needs no escape.
  mutating func learn(_ name: RowName, _ text: String) {
    var text = text
    guard text.withUTF8({ TerminalBytes.isPlain($0) }), let short = ShortText(text) else { return }
    switch name {
    case .read: break
    case .view(let place): views[place] = short
    case .modifier(let place): modifiers[place] = short
    }
  }
}
