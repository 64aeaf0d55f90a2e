/// The words of a command line after the command's name, sorted out.
struct ParsedArguments {
  /// What is wrong with a command line.
  enum Problem: Error, Equatable {
    case unknownOption(String, nearest: String?)
    case missingValue(String)
    case unexpectedValue(String)
    case notAChoice(String, option: String, choices: [String])
    case badValue(String, option: String, example: String)
    case conflict(String, String)
    case needs(String, String)
    case badVariable(String, value: String, choices: [String])
    case missingFile(command: String)
    case missingPath(command: String)
    case emptyWord
    case missingView(command: String)
    case missingID
    case extraFile(String)
    case extraWord(String, command: String)
    case unknownExample(String, nearest: String?)
    case unknownCommand(String, nearest: String?)
    case unknownDevice(String, nearest: String?)
    case unknownLint(String, nearest: String?)
    case unknownID(String, nearest: String?)
  }

  /// Options and their values, in the order given.
  private(set) var options: [(name: String, value: String)] = []
  /// The other words.
  private(set) var files: [String] = []

  /// Sorts words by the options that a command has.
  init(_ words: [String], _ definitions: [OptionDefinition]) throws(Problem) {
    var index = 0
    var optionsEnded = false
    while index < words.count {
      let word = words[index]
      index += 1
      if optionsEnded || !word.hasPrefix("--") {
        if !optionsEnded, word == "-h" {
          options.append((OptionDefinition.help.name, ""))
          continue
        }
        if !optionsEnded, word.hasPrefix("-"), word != "-" {
          throw .unknownOption(word, nearest: nil)
        }
        // An empty word is most often a variable that is not set; as a folder it would be the root.
        if word.isEmpty { throw .emptyWord }
        files.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try parse(word, &index, words, definitions)
      }
    }
  }

  private mutating func parse(
    _ word: String, _ index: inout Int, _ words: [String], _ definitions: [OptionDefinition]
  ) throws(Problem) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let definition = definitions.first(where: { $0.name == name }) else {
      throw .unknownOption("--\(name)", nearest: OptionNames.nearest(to: name, in: definitions))
    }
    if definition.value == .none {
      if parts.count > 1 { throw .unexpectedValue("--\(name)") }
      options.append((name, ""))
      return
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if value == nil, index < words.count {
      value = words[index]
      index += 1
    }
    guard let value else { throw .missingValue(definition.usage) }
    if case .choice(let choices) = definition.value, !choices.contains(value) {
      throw .notAChoice(value, option: "--\(name)", choices: choices)
    }
    options.append((name, value))
  }

  /// Whether an option was given.
  func has(_ definition: OptionDefinition) -> Bool {
    options.contains { $0.name == definition.name }
  }

  /// The value of an option; the last one counts.
  func value(_ definition: OptionDefinition) -> String? {
    options.last { $0.name == definition.name }?.value
  }

  /// All values of an option.
  func values(_ definition: OptionDefinition) -> [String] {
    options.filter { $0.name == definition.name }.map(\.value)
  }
}
