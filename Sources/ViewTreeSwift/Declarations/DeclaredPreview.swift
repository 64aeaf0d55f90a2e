import ViewTreeScript

/// One preview of a file: a view with its own window.
struct DeclaredPreview {
  /// The statements, the last of which is the view.
  let block: Block
  /// The range of the macro, or of the view in a `PreviewProvider`.
  let range: Range<Int>
  /// The display name.
  let title: String?
  /// The name of the `PreviewProvider`, or `nil` for a `#Preview`.
  let provider: String?
  /// The name of the app's view that it shows, or that of SwiftUI's if there is none.
  let view: String?
  /// The window that its traits request.
  let window: PreviewWindow
  /// The expressions that variables of enclosing loops stand for.
  var texts: [String: String] = [:]
  /// The name in `Card.swift#ProductCard`, different from those of the file's other previews.
  var name = ""

  /// The name before a number makes it different from others.
  fileprivate var plainName: String {
    let own = title ?? view ?? provider ?? "preview"
    let isDark = title == nil && window.isDark
    let word = Self.word(own) + (isDark ? "-dark" : "")
    return word.isEmpty ? "preview" : word
  }

  /// A text as a part of a path: letters, digits, `_` and `-`.
  private static func word(_ text: String) -> String {
    let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return parts.joined(separator: "-")
  }
}

extension [DeclaredPreview] {
  /// The preview with a name. The name in paths comes before the title, and that before the name of
  /// the provider or the view, which several previews may share.
  func first(named name: String) -> DeclaredPreview? {
    first { $0.name == name } ?? first { $0.title == name } ?? first { $0.provider == name }
      ?? first { $0.view == name }
  }

  /// The previews of one file with their names: a number follows a name that is taken.
  var named: [DeclaredPreview] {
    var taken: Set<String> = []
    return map { preview in
      var preview = preview
      let name = preview.plainName
      var number = 1
      preview.name = name
      while !taken.insert(preview.name).inserted {
        number += 1
        preview.name = "\(name)-\(number)"
      }
      return preview
    }
  }
}
