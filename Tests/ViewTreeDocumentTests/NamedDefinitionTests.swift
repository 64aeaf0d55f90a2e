import Foundation
import Testing

@testable import ViewTreeDocument

@Suite("Views and modifiers known by name")
struct NamedDefinitionTests {
  /// String literals that are equal to the name of a view or a modifier, for one reason: by file,
  /// the names in alphabetical order.
  private struct Group {
    let reason: String
    let files: [String: String]
  }

  private static let groups = [
    Group(
      reason: "names of arguments, of values in scripts and of their members",
      files: [
        "ViewTreeInspector/Evaluation/ArgumentConversion+Font":
          "bold fixedSize monospaced monospacedDigit size",
        "ViewTreeInspector/Evaluation/Pass+Arguments": "size",
        "ViewTreeInspector/Evaluation/Pass+Scrolling": "id",
        "ViewTreeInspector/Explanation/LayoutExplainer+Sources": "size",
        "ViewTreeInspector/Steps/Evaluation+Dragging": "animation frame",
        "ViewTreeInspector/Steps/GestureMask": "gesture",
        "ViewTreeInspector/Values/GeometryProxyValue": "frame size",
        "ViewTreeInspector/Values/VisualEffectValue":
          "blur brightness contrast grayscale hueRotation offset opacity rotationEffect saturation scaleEffect",
        "ViewTreePicture/Layout/Content/ClipOutline": "cornerRadius",
        "ViewTreePicture/Layout/Content/ContentPainter+Views": "Color cornerRadius opacity",
        "ViewTreePicture/Layout/Content/ContentState": "hidden",
        "ViewTreePicture/Layout/Content/StyleReader": "Color brightness opacity saturation tint",
        "ViewTreePicture/Layout/Content/StyleReader+Gradients":
          "AngularGradient EllipticalGradient LinearGradient RadialGradient",
        "ViewTreePicture/Layout/Content/SystemColors": "accentColor background fill tint",
        "ViewTreePicture/Screen/ContentPainter+Bars": "hidden",
        "ViewTreePicture/Screen/ContentPainter+Glass": "tint",
        "ViewTreePicture/Screen/ContentPainter+Presented": "cornerRadius",
        "ViewTreePicture/Screen/ContentPainter+Rows": "hidden",
        "ViewTreePicture/Screen/Symbols/SymbolGlyph": "fill",
        "ViewTreePicture/Screen/Symbols/SymbolGlyph+All": "tag",
        "ViewTreeReport/Reading/JSONSource": "opacity",
        "ViewTreeReport/Text/ValueText": "opacity",
      ]),
    Group(
      reason: "keys of documents and sections",
      files: [
        "ViewTreeInspector/Lints/DuplicateID": "id",
        "ViewTreeListing/Captured": "environment",
        "ViewTreeListing/Harness/Harness": "dynamicTypeSize",
        "ViewTreeListing/ListingWriter+Components": "environment",
        "ViewTreeListing/ListingWriter+Objects": "environment",
        "ViewTreeListing/ListingWriter+Settings": "dynamicTypeSize",
        "ViewTreeListing/ListingWriter+Values": "fixedSize size",
        "ViewTreeReport/Model/Values/ValueOrigin": "id",
        "ViewTreeSwift/Lowering/SwiftLowering+Document":
          "Group dynamicTypeSize environmentObject scale",
        "ViewTreeSwift/Lowering/SwiftLowering+OwnModifiers": "id",
        "ViewTreeSwift/Lowering/ViewForm": "id",
        "ViewTreeSwift/Resources/AssetContents": "Color scale",
      ]),
    Group(
      reason: "fields of reports, and attributes of SVG",
      files: [
        "ViewTreeGolden/Behaviour/ComparedLine": "help",
        "ViewTreeGolden/Behaviour/EvaluationComparer+Views": "id",
        "ViewTreeGolden/Behaviour/ViewMotion": "frame",
        "ViewTreeGolden/Measured/MeasurementReader": "frame scale",
        "ViewTreeGolden/Measured/MeasurementWriter": "scale",
        "ViewTreeGolden/Merging/GoldenReportReader": "id",
        "ViewTreeGolden/Reporting/GoldenReport+JSON": "id",
        "ViewTreeInspector/Analysis/Feedback/FeedbackHop": "preference",
        "ViewTreePicture/Writing/Palette": "fill stroke",
        "ViewTreePicture/Writing/SVGWriter": "fill italic opacity stroke",
        "ViewTreePicture/Writing/SVGWriter+Definitions": "fill",
        "ViewTreePicture/Writing/SVGWriter+Screen": "fill offset stroke",
        "ViewTreeReport/Diagnostics/DiagnosticReport": "help id",
        "ViewTreeReport/JSON/JSONReport+Explanation": "frame id",
        "ViewTreeReport/Model/RowVisitor": "id",
        "ViewTreeReport/Model/Rows/AbsenceRow": "id",
        "ViewTreeReport/Model/Rows/ActionRow": "animation",
        "ViewTreeReport/Model/Rows/DrawingRow": "font hidden opacity",
        "ViewTreeReport/Model/Rows/FindingRow": "help",
        "ViewTreeReport/Model/Rows/FontRow": "size",
        "ViewTreeReport/Model/Rows/ModifierRow": "frame",
        "ViewTreeReport/Model/Rows/RemarkRow": "id",
        "ViewTreeReport/Model/Rows/ViewRow": "frame id",
        "ViewTreeReport/Model/Rows/WindowRow": "scale",
        "ViewTreeReport/SARIF/SARIFLog": "id",
        "ViewTreeReport/Sweep/SweepReport+JSON": "id",
      ]),
    Group(
      reason: "words that reports and pictures show: roles, actions, legends, messages",
      files: [
        "ViewTreeGolden/Behaviour/BehaviourComparison+Removals": "frame",
        "ViewTreeGolden/Measured/MeasuredDifference": "frame",
        "ViewTreeGolden/Measured/MeasuredPath": "background mask overlay safeAreaInset",
        "ViewTreeGolden/Measured/MeasuredWords": "frame",
        "ViewTreeInspector/Actions/ActionRunner+Lifecycle": "onDisappear onReceive task",
        "ViewTreeInspector/Evaluation/Pass+Geometry": "visualEffect",
        "ViewTreeInspector/Evaluation/Pass+Navigation": "navigationDestination",
        "ViewTreeInspector/Evaluation/Pass+Styles": "TextField",
        "ViewTreeInspector/Explanation/DrawnGeometry+Paths": "inset",
        "ViewTreeInspector/Explanation/LayoutExplainer+Decisions": "lineLimit",
        "ViewTreeInspector/Explanation/LayoutExplainer+Sheets": "presentationDetents",
        "ViewTreeInspector/Inspection/Inspection+Paths":
          "alert background confirmationDialog fullScreenCover mask navigationDestination overlay popover safeAreaInset sheet toolbar",
        "ViewTreeInspector/Lints/GuideNeverAsked": "alignmentGuide",
        "ViewTreeInspector/Lints/TwoWritersOneView":
          "anchorPreference transformAnchorPreference transformPreference",
        "ViewTreeInspector/Sweep/Kinds/SweepKind+Preference": "preference",
        "ViewTreePicture/Layout/Content/ContentPainter+Texts": "italic strikethrough underline",
        "ViewTreePicture/Layout/LayoutScene": "frame",
        "ViewTreePicture/Layout/LegendSwatch": "background mask padding",
        "ViewTreePicture/Layout/PaddingMarks": "padding",
        "ViewTreePicture/Recorded/RecordedScene": "background mask",
        "ViewTreeReport/Explanation/ExplanationNames": "Label",
        "ViewTreeReport/Explanation/ExplanationWords": "fill",
        "ViewTreeReport/Explanation/Reasons+Changes": "ScrollView",
        "ViewTreeReport/Explanation/Reasons+State": "onPreferenceChange",
        "ViewTreeReport/Reading/EvaluationFacts+Paths":
          "alert confirmationDialog fullScreenCover navigationDestination popover sheet toolbar",
      ]),
    Group(
      reason:
        "forms of Swift that documents write in another way, and views that stand in for others",
      files: [
        "ViewTreeListing/ListingWriter+Calls":
          "AnyView Box Color Group Image Path Table Text opacity safeAreaInset size",
        "ViewTreeListing/ListingWriter+Tables": "Table id",
        "ViewTreeListing/ListingWriter+Views": "Box EmptyView Group environment id size",
        "ViewTreeListing/MissingType": "Color",
        "ViewTreeListing/TypeConformances": "Color id",
        "ViewTreeSwift/Declarations/DeclaredNames": "AnyView Color Image Label Text",
        "ViewTreeSwift/Declarations/PreviewFinder": "Group previewContext previewDisplayName",
        "ViewTreeSwift/Declarations/PreviewWindow":
          "preferredColorScheme previewDevice previewInterfaceOrientation previewLayout",
        "ViewTreeSwift/Edits/EditSites": "fill",
        "ViewTreeSwift/Lowering/MentionIndex": "id",
        "ViewTreeSwift/Lowering/Scope":
          "Form Group HStack LazyHStack LazyVStack List ScrollView Section VStack",
        "ViewTreeSwift/Lowering/SwiftLowering+Arguments":
          "AngularGradient Color EllipticalGradient LinearGradient RadialGradient Text id opacity",
        "ViewTreeSwift/Lowering/SwiftLowering+Components": "Color environment",
        "ViewTreeSwift/Lowering/SwiftLowering+ControlForms": "Picker Text Toggle",
        "ViewTreeSwift/Lowering/SwiftLowering+DeclaredTypes": "Color",
        "ViewTreeSwift/Lowering/SwiftLowering+Helpers": "Color Group Path",
        "ViewTreeSwift/Lowering/SwiftLowering+Images": "Image",
        "ViewTreeSwift/Lowering/SwiftLowering+Known":
          "AsyncImage Color DisclosureGroup Group Image Label Spacer Text foregroundColor foregroundStyle id onDelete onMove",
        "ViewTreeSwift/Lowering/SwiftLowering+Modifiers":
          "ScrollView ToolbarItem accessibilityIdentifier alert background confirmationDialog defaultScrollAnchor dynamicTypeSize environment fullScreenCover listSectionSpacing navigationBarItems onReceive popover scrollPosition sheet toolbar",
        "ViewTreeSwift/Lowering/SwiftLowering+OwnViews": "AnyShape Path",
        "ViewTreeSwift/Lowering/SwiftLowering+Resources": "Color accentColor opacity size",
        "ViewTreeSwift/Lowering/SwiftLowering+SearchMessage": "ContentUnavailableView",
        "ViewTreeSwift/Lowering/SwiftLowering+StandInValues": "Color alert opacity",
        "ViewTreeSwift/Lowering/SwiftLowering+StandIns": "background mask overlay",
        "ViewTreeSwift/Lowering/SwiftLowering+Statements": "Color EmptyView Path",
        "ViewTreeSwift/Lowering/SwiftLowering+Support": "Box environment id size",
        "ViewTreeSwift/Lowering/SwiftLowering+Tables": "TableColumn TableRow id",
        "ViewTreeSwift/Lowering/SwiftLowering+Text": "Text animation id transaction",
        "ViewTreeSwift/Lowering/SwiftLowering+UnknownViews":
          "Color DisclosureGroup Image LabeledContent Link Menu NavigationLink Picker ProgressView ShareLink Text TextField VStack aspectRatio badge frame resizable scaledToFill scaledToFit tag",
        "ViewTreeSwift/Lowering/SwiftLowering+Views":
          "AnyLayout AnyView Color Image LabeledContent List NavigationSplitView NavigationView Path Table Text TextField",
        "ViewTreeSwift/Lowering/ViewEntry": "Box Group Image Text id",
        "ViewTreeSwift/Reading/SkippedParts": "animation font tint transition",
        "ViewTreeSwift/Stores/StoreRewriter+Calls":
          "Group NavigationStack alert confirmationDialog fullScreenCover navigationDestination popover sheet",
      ]),
  ]

  @Test("A layer above the definitions names a view or a modifier only for a listed reason")
  func literals() throws {
    var allowed: [String: String] = [:]
    for group in Self.groups { allowed.merge(group.files) { first, _ in first } }
    let found = try Self.layers.reduce(into: [:]) { found, layer in
      try found.merge(literals(in: layer)) { first, _ in first }
    }
    for file in Set(found.keys).union(allowed.keys).sorted() {
      #expect(
        found[file] ?? "" == allowed[file] ?? "",
        "\(file).swift: say it in the definition, as a trait, or list it here with its reason")
    }
  }

  @Test("The search finds a name in code, and none in a comment or an example")
  func search() {
    let source = """
      // "HStack" is a name.
      if name == "HStack" { return #"{ "view": "VStack" }"# }
      case "padding", "unknown": break
      #"{ "view": "Text" }"#
      """
    #expect(names(in: source) == ["HStack", "padding"])
  }

  // MARK: - Reading sources

  private static let layers = [
    "ViewTreePicture", "ViewTreeInspector", "ViewTreeSwift", "ViewTreeListing", "ViewTreeReport",
    "ViewTreeGolden",
  ]

  private static let known = Set(
    ViewRegistry.standard.definitions.map(\.name)
      + ModifierRegistry.standard.definitions.map(\.name))

  /// The names in the files of a layer, by file.
  private func literals(in layer: String) throws -> [String: String] {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let folder = sources.appendingPathComponent(layer)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var found: [String: String] = [:]
    for file in files where file.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let names = names(in: source)
      if !names.isEmpty {
        found["\(layer)/\(file.dropLast(6))"] = names.sorted().joined(separator: " ")
      }
    }
    return found
  }

  /// The literals of a source that are names of views or modifiers, without those in comments and
  /// in examples: literals of several lines, and lines with a raw literal, up to it.
  private func names(in source: String) -> Set<String> {
    var names: Set<String> = []
    var isExample = false
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard parts.count > 1 else { continue }
      let text = String(Substring(line))
      if text.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) {
        isExample.toggle()
        continue
      }
      if isExample || text.drop(while: { $0 == " " }).hasPrefix("//") { continue }
      for (number, part) in parts.dropLast().enumerated() {
        // The rest of the line is a raw literal.
        if part.last == UInt8(ascii: "#") { break }
        if number > 0, let name = String(part), Self.known.contains(name) { names.insert(name) }
      }
    }
    return names
  }
}
