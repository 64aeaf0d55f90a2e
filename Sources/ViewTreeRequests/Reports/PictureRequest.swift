import ViewTreeInspector
import ViewTreeNumbers
import ViewTreePicture
import ViewTreeReport
import ViewTreeSyntax

/// The content and style of a drawing, from the options of `draw`, which are checked before the
/// evaluation.
struct PictureRequest {
  /// The name of the format of pages.
  static let page = "html"

  /// True if a page is requested, not just a picture.
  let isPage: Bool
  /// True for an SVG picture of a screen or a layout, which can show two files.
  let showsFrames: Bool
  /// The options that follow from the command line alone.
  private var options = PictureOptions()

  /// The widest and the narrowest picture of characters.
  private static let columnRange = 20...1000

  /// Reads the options of a picture in a format, for a screen with a number of columns.
  init(
    _ arguments: ParsedArguments, format: String, columns: Int?
  ) throws(ParsedArguments.Problem) {
    isPage = format == Self.page
    let kind = arguments.value(.picture).flatMap { PictureOptions.Kind(rawValue: $0) } ?? .layout
    showsFrames = format == "svg" && (kind == .layout || kind == .screen)
    try Self.refuseImages(arguments)
    options.kind =
      arguments.value(.picture).flatMap { PictureOptions.Kind(rawValue: $0) }
      ?? (isPage || ScreenMatrix.isAsked(arguments) ? .screen : .layout)
    options.frame =
      arguments.value(.frame).flatMap { PictureOptions.Frame(rawValue: $0) } ?? .screen
    options.marksProblems = arguments.has(.problems)
    options.theme = arguments.value(.theme).flatMap { PictureOptions.Theme(rawValue: $0) } ?? .light
    options.layers = PictureLayer.shown(
      showing: try Self.layers(arguments, .show), hiding: try Self.layers(arguments, .hide))
    options.views = try Self.views(arguments)
    if let text = arguments.value(.nodes) {
      guard let limit = Int(text), limit > 0 else {
        throw .badValue(text, option: "--nodes", example: "400")
      }
      options.nodeLimit = limit
    }
    options.isASCII = arguments.has(.ascii)
    if let columns { options.columns = Self.inRange(columns) }
    if let text = arguments.value(.columns) {
      guard let columns = Int(text), Self.columnRange.contains(columns) else {
        throw .badValue(text, option: "--columns", example: "80, from 20 to 1000")
      }
      options.columns = columns
    }
    if arguments.values(.view).count > 1 { throw .onlyOnce("--view") }
    if isPage {
      try Self.refuseOptionsOfPictures(arguments, options.kind)
    } else {
      try Self.refuseOptions(arguments, options.kind, isText: format == "text")
    }
  }

  /// Endings of unsupported image formats, to reject them instead of writing a file with the wrong
  /// content.
  private static let imageEndings = ["png", "pdf", "jpg", "jpeg", "gif", "webp"]

  /// Rejects an output file with an image's name, which wouldn't contain an image.
  private static func refuseImages(
    _ arguments: ParsedArguments
  ) throws(ParsedArguments.Problem) {
    let path = arguments.value(.output) ?? ""
    if let ending = imageEndings.first(where: { path.lowercased().hasSuffix(".\($0)") }) {
      throw .noImage(ending: ending)
    }
  }

  private static func inRange(_ columns: Int) -> Int {
    min(max(columns, columnRange.lowerBound), columnRange.upperBound)
  }

  /// The layers that an option names, which can be repeated.
  private static func layers(
    _ arguments: ParsedArguments, _ option: OptionDefinition
  ) throws(ParsedArguments.Problem) -> Set<PictureLayer> {
    var layers: Set<PictureLayer> = []
    for name in arguments.values(option).flatMap({ $0.split(separator: ",") }).map(String.init) {
      if name == PictureLayer.allName {
        layers.formUnion(PictureLayer.allCases)
        continue
      }
      guard let layer = PictureLayer(rawValue: name) else {
        let known = PictureLayer.allCases.map(\.rawValue) + [PictureLayer.allName]
        throw .unknownLayer(
          name, nearest: NearMatch.nearestName(to: name, in: known), known: known)
      }
      layers.insert(layer)
    }
    if layers.isEmpty, let value = arguments.value(option) {
      throw .badValue(value, option: "--\(option.name)", example: "names,sizes")
    }
    return layers
  }

  private static func views(
    _ arguments: ParsedArguments
  ) throws(ParsedArguments.Problem) -> PictureOptions.ShownViews? {
    switch arguments.value(.views) {
    case nil: return nil
    case "closures": return .closures
    case "all": return .all
    case let text?:
      guard let depth = Int(text), depth >= 0 else {
        throw .badValue(text, option: "--views", example: "closures, all or 3")
      }
      return .depth(depth)
    }
  }

  /// Rejects options of single pictures. A page contains two pictures of each state, and follows
  /// its reader's system.
  private static func refuseOptionsOfPictures(
    _ arguments: ParsedArguments, _ kind: PictureOptions.Kind
  ) throws(ParsedArguments.Problem) {
    if kind == .keys { throw .conflict("--picture keys", "--format html") }
    for option in [OptionDefinition.theme, .frame, .problems, .columns, .ascii]
    where arguments.has(option) {
      throw .conflict("--\(option.name)", "--format html")
    }
  }

  /// Rejects an option that would have no effect, because it's probably a mistake.
  private static func refuseOptions(
    _ arguments: ParsedArguments, _ kind: PictureOptions.Kind, isText: Bool
  ) throws(ParsedArguments.Problem) {
    if kind != .order, arguments.has(.views) { throw .needs("--views", "--picture order") }
    if kind == .screen {
      for option in [OptionDefinition.show, .hide] where arguments.has(option) {
        throw .conflict("--\(option.name)", "--picture screen")
      }
    } else {
      for option in [OptionDefinition.frame, .problems, .devices] where arguments.has(option) {
        throw .needs("--\(option.name)", "--picture screen")
      }
      if try arguments.list(.textSize).count > 1 {
        throw .needs("--dynamic-type with several sizes", "--picture screen")
      }
    }
    guard isText else {
      for option in [OptionDefinition.columns, .ascii] where arguments.has(option) {
        throw .needs("--\(option.name)", "--format text")
      }
      return
    }
    if kind == .screen { throw .conflict("--picture screen", "--format text") }
    if kind != .layout { throw .noText(ofPicture: kind.rawValue) }
    for option in [OptionDefinition.theme, .nodes] where arguments.has(option) {
      throw .conflict("--\(option.name)", "--format text")
    }
  }

  /// The options with all names resolved in an evaluation. `nil` after a message.
  func options(_ inspection: Inspection, _ request: ReportRequest) -> PictureOptions? {
    var options = options
    options.sourceName = request.name
    if let name = request.arguments.value(.key) {
      guard let key = request.key(name, in: inspection) else { return nil }
      options.key = key
    }
    if let name = request.arguments.value(.view) {
      guard let view = request.view(name, in: inspection) else { return nil }
      var measuredOnly = UnshownViews(inspection)
      guard !measuredOnly.contains(view) else {
        request.host.tell(.notLaidOut(name))
        return nil
      }
      options.view = view
    }
    return options
  }
}
