import ViewTreeInspector
import ViewTreeSyntax

/// The parsed command line, without the command's name.
package struct ParsedArguments {
  /// An error in a command line.
  package enum Problem: Error, Equatable {
    case unknownOption(String, nearest: String?)
    case missingValue(String)
    case unexpectedValue(String)
    case notAChoice(String, option: String, choices: [String])
    case badValue(String, option: String, example: String)
    case badRange(String, option: String, SweepRange.Problem)
    case conflict(String, String)
    case needs(String, String)
    case badVariable(String, value: String, choices: [String])
    case missingFile(command: String)
    case missingPath(command: String)
    case emptyWord
    case missingView(command: String)
    case missingMeasurement
    case missingShell
    case missingID
    case extraFile(String)
    case needsOneDocument(Int)
    case needsFolder(Int)
    case extraWord(String, command: String)
    case unknownExample(String, nearest: String?)
    case exampleIsFile(String, String)
    case unknownCommand(String, nearest: String?)
    case onlyOnce(String)
    case pageIsNoGolden
    case noText(ofPicture: String)
    case noImage(ending: String)
    case unknownLayer(String, nearest: String?, known: [String])
    case unknownDevice(String, nearest: String?)
    case unknownLint(String, nearest: String?)
    case unknownID(String, nearest: String?)
  }

  /// An option with its value, which is empty if it takes none.
  package struct Option {
    package let definition: OptionDefinition
    package let value: String

    package init(_ definition: OptionDefinition, _ value: String = "") {
      self.definition = definition
      self.value = value
    }

    /// The words of the option on a command line.
    package var words: [String] {
      definition.value == .none ? ["--\(definition.name)"] : ["--\(definition.name)", value]
    }
  }

  /// The options, in the order on the command line.
  package private(set) var options: [Option] = []
  /// The other words.
  package private(set) var files: [String] = []

  /// The other words, or the current folder if there are none.
  package var filesOrFolder: [String] { files.isEmpty ? ["."] : files }

  /// Makes arguments from parsed options.
  package init(_ options: [Option]) {
    self.options = options
  }

  /// Parses words with the options of a command.
  package init(_ words: [String], _ definitions: [OptionDefinition]) throws(Problem) {
    var index = 0
    var optionsEnded = false
    while index < words.count {
      let word = words[index]
      index += 1
      if optionsEnded || !word.hasPrefix("--") {
        if !optionsEnded, word.hasPrefix("-"), word != "-" {
          let definition = try Self.definition(ofLetter: word, definitions)
          try parse("--" + definition.name, &index, words, definitions)
          continue
        }
        // An empty word usually comes from an unset variable. As a folder, it would mean the root.
        if word.isEmpty { throw .emptyWord }
        files.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try parse(word, &index, words, definitions)
      }
    }
  }

  /// The option for a letter after one dash.
  private static func definition(
    ofLetter word: String, _ definitions: [OptionDefinition]
  ) throws(Problem) -> OptionDefinition {
    let letter = word.count == 2 ? word.last : nil
    guard let letter, let found = definitions.first(where: { $0.letter == letter }) else {
      let typed = String(word.dropFirst())
      let nearest =
        typed == "v" || typed == "V"
        ? OptionDefinition.version.name
        : NearMatch.nearestName(to: typed, in: definitions.map(\.name))
      throw .unknownOption(word, nearest: nearest.map { "--\($0)" })
    }
    return found
  }

  private mutating func parse(
    _ word: String, _ index: inout Int, _ words: [String], _ definitions: [OptionDefinition]
  ) throws(Problem) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let definition = definitions.first(where: { $0.name == name }) else {
      throw .unknown(name, among: definitions)
    }
    if definition.value == .none {
      if parts.count > 1 { throw .unexpectedValue("--\(name)") }
      options.append(Option(definition))
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
    options.append(Option(definition, value))
  }

  /// The arguments with more options, each of which must be one of the definitions. The last option
  /// takes precedence.
  package func adding(
    _ more: [Option], among definitions: [OptionDefinition]
  ) throws(Problem) -> ParsedArguments {
    var all = self
    for option in more {
      let name = option.definition.name
      guard definitions.contains(where: { $0.name == name }) else {
        throw .unknown(name, among: definitions)
      }
      all.options.append(option)
    }
    return all
  }

  /// True if an option is present.
  package func has(_ definition: OptionDefinition) -> Bool {
    value(definition) != nil
  }

  /// The value of an option. The last value takes precedence.
  package func value(_ definition: OptionDefinition) -> String? {
    options.last { $0.definition.name == definition.name }?.value
  }

  /// The words of an option with a list, separated by commas, or one `nil` if it has none.
  ///
  /// - Throws: a problem if the list is empty.
  package func list(_ definition: OptionDefinition) throws(Problem) -> [String?] {
    let words = (value(definition) ?? "").split(separator: ",").map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    .filter { !$0.isEmpty }
    if words.isEmpty, has(definition) {
      throw .badValue(
        value(definition) ?? "", option: "--\(definition.name)", example: "A,B")
    }
    return words.isEmpty ? [nil] : words
  }

  /// All values of an option.
  package func values(_ definition: OptionDefinition) -> [String] {
    options.filter { $0.definition.name == definition.name }.map(\.value)
  }

  /// The options with one of several subjects.
  package func options(about concerns: OptionDefinition.Concern...) -> [Option] {
    options.filter { concerns.contains($0.definition.concern) }
  }
}

extension ParsedArguments.Problem {
  /// The problem that an option doesn't exist, with the nearest existing option.
  package static func unknown(
    _ name: String, among definitions: [OptionDefinition]
  ) -> ParsedArguments.Problem {
    // Other tools have such an option for the long form of their output.
    let isLong = ["all", "full", "long", "verbose"].contains(name)
    if isLong, definitions.contains(where: \.hasCompactForm) {
      return .unknownOption("--\(name)", nearest: "--format text")
    }
    // The size of the window is an option of its own in other tools.
    let known = definitions.map(\.name)
    let window = OptionDefinition.window.name
    let nearest =
      NearMatch.nearestName(to: name, in: known)
      ?? (known.contains(window) && NearMatch.name(meantBy: name, in: ["width", "height"]) != nil
        ? window : nil)
    return .unknownOption("--\(name)", nearest: nearest.map { "--\($0)" })
  }
}
