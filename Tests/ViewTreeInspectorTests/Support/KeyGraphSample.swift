import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// The keys of a document with one key `K`.
struct KeyGraphSample {
  let deadEnds: [String]
  /// The views of the readers whose values are asked for above, too.
  let handedOn: [String]
  let uses: Int

  init(_ root: String, _ members: String = "") {
    let text = """
      {"viewtree": 1, \(members)
       "preferenceKeys": {"K": {"defaultValue": "[]", "reduce": "last"}}, "root": \(root)}
      """
    let read = DocumentReader.read(SourceFile(name: "test.json", text: text))
    var options = InspectionOptions()
    options.keepsLayout = true
    guard let document = read.document,
      case let result = Inspector.inspect(document, options: options),
      let explainer = result.explainer, let inspection = result.inspection,
      let key = KeyGraph(explainer).keys.first
    else {
      deadEnds = read.diagnostics.map(\.message)
      handedOn = []
      uses = 0
      return
    }
    uses = key.uses.count
    handedOn = key.uses.compactMap { use in
      guard use.isHandedOn, case .view(let view) = use.place else { return nil }
      return inspection.name(of: .view(view))
    }
    deadEnds = key.uses.compactMap { use in
      let name = inspection.names.modifiers[use.modifier]
      return switch use.deadEnd {
      case .nobodyAboveReads: "\(name) nobodyAboveReads"
      case .replaced: "\(name) replaced"
      case .nothingInside: "\(name) nothingInside"
      case nil: nil
      }
    }
  }
}
