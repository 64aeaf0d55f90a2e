import ViewTreeLanguageServer

/// The arguments of a call, as words of command lines.
struct ContextCall: Sendable {
  private let texts: [String: String]
  private let numbers: [String: Int]
  private let lists: [String: [String]]
  /// The path of the folder or file, below the opened folder.
  let path: String

  /// Reads arguments that are checked already. `path` is that of the file or the folder.
  init(_ arguments: JSONNode?, of tool: ContextTool, path: String) {
    var (texts, numbers, lists) = ([String: String](), [String: Int](), [String: [String]]())
    for argument in tool.arguments {
      guard let value = arguments?[argument.name] else { continue }
      texts[argument.name] = value.text
      numbers[argument.name] = value.integer
      lists[argument.name] = value.elements?.compactMap(\.text)
    }
    (self.texts, self.numbers, self.lists, self.path) = (texts, numbers, lists, path)
  }

  func text(_ name: String) -> String? { texts[name] }
  func number(_ name: String) -> Int? { numbers[name] }
  func list(_ name: String) -> [String]? { lists[name] }

  /// The opened folder, or the one that is named.
  var folder: String { path }

  /// The file, after the end of the options.
  var file: [String] { ["--", path] }

  /// The options that all commands take.
  var options: [String] {
    option("root", as: "--root") + option("device", as: "--device")
      + option("text_size", as: "--dynamic-type")
  }

  /// An option with the value of an argument, or nothing.
  func option(_ name: String, as option: String) -> [String] {
    if let text = texts[name] { return ["\(option)=\(text)"] }
    return numbers[name].map { ["\(option)=\($0)"] } ?? []
  }
}
