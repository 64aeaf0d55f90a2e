import ViewTreeGolden
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeRequests

/// The options of `check`.
struct CheckArguments {
  /// The options, in the order of help.
  static let definitions: [OptionDefinition] = [
    .update, .pending, .goldens, .filter, .device, .devices, .textSize, .colorScheme, .locale,
    .coverage, .list, .failFast,
    .checkFormat, .patch, .diff, .output,
    .quiet,
    .artifacts, .shard, .merge, .jobs, .watch, .diagnostics, .color, .help, .version,
  ]

  /// The options of the check: the files, and the actions on differences.
  private(set) var check = GoldenCheckOptions()
  /// True if golden files are only listed.
  let lists: Bool
  /// True if reports are merged instead of made.
  let merges: Bool
  /// The format of the output.
  let format: GoldenReportFormat
  /// The presentation of the output.
  private(set) var presentation = GoldenPresentation(version: ViewTreeVersion.text)
  /// The file to print to, if it isn't standard output.
  let output: String?
  /// The file for results in JUnit's format, for any output format.
  let resultsFile: String?
  /// The file that shows Bazel that sharding is supported.
  let shardStatusFile: String?
  /// Records branches, if the options request them.
  private(set) var coverage: CheckCoverage?
  /// True if messages about documents use color.
  let usesColor: Bool

  init(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) {
    usesColor = console.usesColor(arguments, isTerminal: console.errorIsTerminal)
    lists = arguments.has(.list)
    format = try Self.format(arguments, console)
    presentation.style = GoldenDiffStyle(
      arguments, default: format.name == "json" ? .both : .behaviour)
    presentation.hasColor = console.colorsResult(arguments)
    output = arguments.value(.output).flatMap { $0 == "-" ? nil : $0 }
    resultsFile = console.value(of: .bazelResults)
    merges = arguments.has(.merge)
    shardStatusFile = merges ? nil : CheckEnvironment.shardStatusFile(arguments, console)
    guard !merges else {
      try Self.refuseOthers(arguments)
      return
    }
    check.mode = try Self.mode(arguments, console)
    check.filter = arguments.value(.filter).map { GlobPattern($0) }
    check.matrix = try Self.matrix(arguments)
    if arguments.has(.coverage) {
      guard format.name == "text" else { throw .conflict("--coverage", "--format \(format.name)") }
      guard !lists else { throw .conflict("--coverage", "--list") }
      coverage = CheckCoverage()
    }
    check.failsFast = arguments.has(.failFast)
    check.artifacts = arguments.value(.artifacts)
    check.goldens = arguments.value(.goldens)
    if check.artifacts == "" || check.goldens == "" { throw .emptyWord }
    check.shard = try CheckEnvironment.shard(arguments, console)
    check.jobs = try Self.jobs(arguments)
  }

  /// True if messages about documents are part of the result and appear in the same log.
  func tellsMessages(_ console: Console) -> Bool {
    format.tellsMessages && output == nil && console.collector == nil
  }

  private static func format(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> GoldenReportFormat {
    let isGitHub = CheckEnvironment.isGitHub(console) && !arguments.has(.output)
    let name = arguments.value(.checkFormat) ?? (isGitHub ? "github" : "text")
    return GoldenReportFormat.all.first { $0.name == name } ?? .text
  }

  /// Rejects options of golden files, which have no effect when reports are merged.
  private static func refuseOthers(
    _ arguments: ParsedArguments
  ) throws(ParsedArguments.Problem) {
    let others = arguments.options(about: .goldens, .report, .evaluation, .document)
    guard let other = others.first else { return }
    throw .conflict("--\(OptionDefinition.merge.name)", "--\(other.definition.name)")
  }

  /// The devices, text sizes, color schemes and locales. `nil` without options for them.
  private static func matrix(
    _ arguments: ParsedArguments
  ) throws(ParsedArguments.Problem) -> GoldenMatrix? {
    if arguments.has(.device), arguments.has(.devices) { throw .conflict("--device", "--devices") }
    let devices =
      try arguments.list(.devices).compactMap(\.self)
      + [arguments.value(.device)].compactMap(\.self)
    let sizes = try arguments.list(.textSize).compactMap(\.self)
    // Checks all names before anything is written.
    for device in devices { try EvaluationArguments.check(device: device, of: .devices) }
    for size in sizes {
      _ = try EvaluationArguments(ParsedArguments([ParsedArguments.Option(.textSize, size)]))
    }
    let locales = try arguments.list(.locale).compactMap(\.self)
    for locale in locales where !locale.allSatisfy(isPartOfLocale) {
      throw .badValue(locale, option: "--locale", example: "de_DE")
    }
    let matrix = GoldenMatrix(
      devices: devices, textSizes: sizes,
      colorSchemes: [arguments.value(.colorScheme)].compactMap(\.self), locales: locales)
    return matrix.isEmpty ? nil : matrix
  }

  /// True for a character of locales, which are parts of golden files' names.
  private static func isPartOfLocale(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "_-".contains(character))
  }

  private static func mode(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> GoldenMode {
    let given = [OptionDefinition.update, .pending].filter(arguments.has)
    if given.count > 1 { throw .conflict("--\(given[0].name)", "--\(given[1].name)") }
    if let name = given.first?.name { return GoldenMode(rawValue: name) ?? .compare }
    return try CheckEnvironment.mode(console)
  }

  private static func jobs(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) -> Int {
    guard let text = arguments.value(.jobs) else { return FileSystem.processorCount }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw .badValue(text, option: "--jobs", example: "4")
    }
    return jobs
  }
}

extension GoldenDiffStyle {
  /// The style that options choose.
  init(_ arguments: ParsedArguments, default standard: GoldenDiffStyle) {
    let named = arguments.value(.diff).flatMap { GoldenDiffStyle(rawValue: $0) }
    self = named ?? (arguments.has(.patch) ? .both : standard)
  }
}
