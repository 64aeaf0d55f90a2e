import ViewTreeLanguageServer

/// The arguments of a call, which are checked already.
struct ContextCall: Sendable {
  private let texts: [String: String]
  private let numbers: [String: Int]
  private let lists: [String: [String]]
  /// The path of the folder or file, without links. The preview's name follows after `#`.
  var path = ""

  init(_ arguments: JSONNode?, of tool: ContextTool) {
    var (texts, numbers, lists) = ([String: String](), [String: Int](), [String: [String]]())
    for argument in tool.arguments {
      guard let value = arguments?[argument.name] else { continue }
      texts[argument.name] = value.text
      numbers[argument.name] = value.integer
      lists[argument.name] = value.elements?.compactMap(\.text)
    }
    (self.texts, self.numbers, self.lists) = (texts, numbers, lists)
  }

  func text(_ name: String) -> String? { texts[name] }
  func number(_ name: String) -> Int? { numbers[name] }
  func list(_ name: String) -> [String]? { lists[name] }

  /// The path without the preview's name.
  var file: String { String(path.prefix { $0 != "#" }) }

  /// The file for a command line, after the end of the options.
  var fileWords: [String] { ["--", path] }

  /// The options that all commands take.
  var options: [String] {
    option("root", as: "--root") + option("device", as: "--device")
      + option("text_size", as: "--dynamic-type") + steps
  }

  /// The options for the steps before the answer.
  var steps: [String] { (lists["steps"] ?? []).map { "--\($0)" } }

  /// An option with the value of an argument, or no option.
  func option(_ name: String, as option: String) -> [String] {
    if let text = texts[name] { return ["\(option)=\(text)"] }
    return numbers[name].map { ["\(option)=\($0)"] } ?? []
  }
}
