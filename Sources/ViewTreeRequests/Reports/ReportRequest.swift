import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

/// A request for a report: a document and options.
package struct ReportRequest {
  /// The location of the document.
  package let location: DocumentLocation
  /// The name that the report calls it by. `nil` for its path.
  package let name: String?
  /// The options.
  package let arguments: ParsedArguments
  /// The source of files and the destination of messages.
  package let host: RequestHost

  package init(
    _ location: DocumentLocation, name: String? = nil, _ arguments: ParsedArguments,
    _ host: RequestHost
  ) {
    self.location = location
    self.name = name
    self.arguments = arguments
    self.host = host
  }

  /// A report of a document at one path.
  package init(
    _ path: String, name: String? = nil, _ arguments: ParsedArguments, _ host: RequestHost
  ) {
    self.init(DocumentLocation(path), name: name, arguments, host)
  }

  /// The document's name in messages.
  var path: String { location.name }

  // MARK: - Shared parts

  /// The step to report, or `nil` for the last step. Returns no result after a message.
  ///
  /// If there are events among the options, it's the last of them.
  static func step(
    _ inspection: Inspection, _ options: InspectionOptions, _ host: RequestHost
  ) -> (number: Int?, Void)? {
    let count = inspection.steps.count - options.events.count
    if let step = options.stepCount, step > count {
      host.tell(.noStep(step, count: count))
      return nil
    }
    if !options.events.isEmpty { return (inspection.steps.count, ()) }
    return (options.stepCount, ())
  }

  /// The options of the report's content. `nil` after a message.
  func reportOptions(_ inspection: Inspection, _ room: ReportRoom) -> ReportOptions? {
    var options = ReportOptions()
    options.byteLimit = room.byteLimit
    options.hasMarks = host.marksReports
    options.sourceName = name
    options.commandWords = commandWords
    options.showsModifiers = arguments.has(.modifiers)
    options.showsProposals = arguments.has(.proposals)
    options.showsPixels = arguments.has(.pixels)
    options.showsReduces = arguments.has(.reduces)
    options.showsWholeValues = arguments.has(.values)
    options.showsViewTreeOrder = arguments.has(.tree)
    if let name = arguments.value(.key) {
      guard let key = key(name, in: inspection) else { return nil }
      options.key = key
    }
    options.sections = arguments.values(.only).compactMap { ReportSection(rawValue: $0) }
    options.depth = arguments.value(.depth).flatMap { Int($0) }
    if arguments.has(.view) {
      guard let views = views(in: inspection) else { return nil }
      options.views = views
    }
    return options
  }

  /// The options that choose the document and its evaluation, for another command line. Limits and
  /// the format of the input aren't part of it: a report is the same with and without them.
  private var commandWords: String {
    let unsaid = ["input", "limit", "step"]
    let asked = arguments.options.filter {
      [.document, .evaluation, .step].contains($0.definition.concern)
        && !unsaid.contains($0.definition.name)
    }
    return asked.reduce(into: "") { words, option in
      words += "--\(option.definition.name) "
      if option.definition.value != .none { words += ShellWord.quoted(option.value) + " " }
    }
  }

  /// The preference key of a name, or `nil` after a message.
  func key(_ name: String, in inspection: Inspection) -> ID<InspectionNames.Key>? {
    let keys = inspection.names.keys
    if let key = keys.id(of: name) { return key }
    host.tell(.noKey(name, nearest: NearMatch.nearestName(to: name, in: keys)))
    return nil
  }

  /// Writes a report in the selected format, within its size limit. `nil` after a message.
  func written<Subject>(
    _ subject: Subject, _ formats: ReportFormats<Subject>, _ room: ReportRoom,
    isBrief: Bool = false
  ) -> [UInt8]? {
    room.admit(formats.write(subject, arguments, isBrief: isBrief))
  }

  /// The views that options choose, or `nil` after a message.
  private func views(in inspection: Inspection) -> [ID<InspectedView>]? {
    var chosen: [ID<InspectedView>] = []
    for name in arguments.values(.view) {
      let views = ViewSearch.views(named: name, in: inspection)
      if views.isEmpty {
        // The search for a single view reports similar names.
        _ = view(name, in: inspection)
        return nil
      }
      chosen += views
    }
    return chosen
  }

  /// The view with a name, or `nil` after a message.
  func view(_ name: String, in inspection: Inspection) -> ID<InspectedView>? {
    switch ViewSearch.find(name, in: inspection) {
    case .found(let view): return view
    case .ambiguous(let views): host.tell(.severalViews(name, views))
    case .missing(let nearest): host.tell(.noView(name, nearest: nearest))
    }
    return nil
  }
}
