/// The code that every harness contains: it measures the views and records the results.
enum HarnessSupport {
  /// The comment before it. The code after it isn't part of the document.
  static let mark = "// MARK: - viewtree: measuring"

  /// The names that it declares at the top of the file, and the modifiers that it adds to views.
  static let names = [
    "Probe", "ProbePlace", "ProbePlaceKey", "ProbeRecorder", "ProbedBindingLoop", "ProbedGroup",
    "ProbedInside", "ProbedLoop", "ProbedProposal", "ProbedRect", "ProbedRun", "ProbedView",
    "ViewTreeMeasurement", "probed", "probedInside", "unprobed",
  ]

  /// Records the measurements and prints them. It needs neither SwiftUI nor a Mac.
  static let recorder = lines(
    #"""
    /// A rectangle in points.
    struct ProbedRect: Equatable, Sendable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double

      /// The rectangle as JSON.
      var json: String { "{\"x\": \(x), \"y\": \(y), \"width\": \(width), \"height\": \(height)}" }

      /// True if JSON has numbers for it.
      var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
    }

    /// Where a view stands: the views from the root down to it.
    struct ProbePlace: Hashable, Sendable {
      /// A view on the way.
      struct Segment: Hashable, Sendable {
        /// What it is in, such as `overlay`; children are in nothing.
        var word: String?
        /// What orders it among those that stand together: numbers of loops with their elements, then its own.
        var key: [Int]
        var name: String
      }

      var segments: [Segment] = []
      /// What the next view is in, and what stands before its number.
      var word: String?
      var key: [Int] = []

      /// The place of a view that stands here.
      func view(_ number: Int, _ name: String, in word: String?) -> ProbePlace {
        let segment = Segment(word: word ?? self.word, key: key + [number], name: name)
        return ProbePlace(segments: segments + [segment])
      }

      /// The place of what stands in a group, or in an element of a loop.
      func group(_ numbers: [Int], in word: String?) -> ProbePlace {
        ProbePlace(segments: segments, word: word ?? self.word, key: key + numbers)
      }
    }

    /// Keeps what is measured, all of it on the main thread.
    final class ProbeRecorder: @unchecked Sendable {
      static let shared = ProbeRecorder()

      /// How much was measured: while it grows, things have not come to rest.
      private(set) var changes = 0
      /// How long the next step waits, in seconds.
      var pause = 0.0

      private var frames: [[ProbePlace.Segment]: ProbedRect] = [:]
      private var contents: [[ProbePlace.Segment]: ProbedRect] = [:]
      private var order: [String] = []
      private var reduces: [String] = []
      private var anchors: [String] = []

      // MARK: Measuring

      func setFrame(_ rect: ProbedRect, at place: ProbePlace) {
        changes += 1
        frames[place.segments] = rect
      }

      func setContent(_ rect: ProbedRect, at place: ProbePlace) {
        changes += 1
        contents[place.segments] = rect
      }

      func remove(_ place: ProbePlace) {
        changes += 1
        frames[place.segments] = nil
        contents[place.segments] = nil
      }

      func ran(_ event: String, _ key: String, _ view: String?, _ number: Int?) {
        changes += 1
        var members = ["\"event\": \(Self.text(event))", "\"key\": \(Self.text(key))"]
        if let view { members.append("\"view\": \(Self.text(view))") }
        if let number { members.append("\"number\": \(number)") }
        order.append("{\(members.joined(separator: ", "))}")
      }

      func reduced(_ key: String) {
        changes += 1
        reduces.append("{\"key\": \(Self.text(key)), \"after\": \(order.count)}")
      }

      func resolved(_ rect: ProbedRect) {
        if rect.isFinite { anchors.append(rect.json) }
      }

      func resolved(x: Double, y: Double) {
        if x.isFinite, y.isFinite { anchors.append("{\"x\": \(x), \"y\": \(y)}") }
      }

      // MARK: Writing

      /// What there is now, as members of an object; closures and anchors since the moment before.
      func takeMoment() -> String {
        let paths = paths()
        let views = frames.compactMap { place, frame -> (path: String, json: String)? in
          guard let path = paths[place], frame.isFinite else { return nil }
          let content = contents[place].flatMap { $0.isFinite ? ", \"content\": \($0.json)" : nil }
          return (path, "\(Self.text(path)): {\"frame\": \(frame.json)\(content ?? "")}")
        }.sorted { $0.path < $1.path }
        defer { (order, reduces, anchors) = ([], [], []) }
        return "\"frames\": {\(views.map(\.json).joined(separator: ", "))}, "
          + "\"order\": [\(order.joined(separator: ", "))], "
          + "\"reduces\": [\(reduces.joined(separator: ", "))], "
          + "\"anchors\": [\(anchors.joined(separator: ", "))]"
      }

      /// The line that is printed: where it ran, what there was at first, and after each step.
      static func line(_ facts: [(name: String, text: String)], scale: Double, _ moments: [String])
        -> String
      {
        var members = ["\"viewtree-measured\": 1", "\"scale\": \(scale)"]
        members += facts.map { "\(text($0.name)): \(text($0.text))" }
        members += moments.prefix(1)
        members.append("\"steps\": [\(moments.dropFirst().map { "{\($0)}" }.joined(separator: ", "))]")
        return "viewtree-measured {\(members.joined(separator: ", "))}"
      }

      /// The path of each view: its name with its number among those that stand together.
      private func paths() -> [[ProbePlace.Segment]: String] {
        var lists: [[ProbePlace.Segment]: Set<ProbePlace.Segment>] = [:]
        for place in frames.keys {
          for (depth, segment) in place.enumerated() {
            lists[Array(place.prefix(depth)), default: []].insert(segment)
          }
        }
        var paths: [[ProbePlace.Segment]: String] = [[]: ""]
        for parent in lists.keys.sorted(by: { $0.count < $1.count }) {
          for list in Dictionary(grouping: lists[parent] ?? [], by: \.word).values {
            let sorted = list.sorted { $0.key.lexicographicallyPrecedes($1.key) }
            for (number, segment) in sorted.enumerated() {
              let name = sorted.count > 1 ? "\(segment.name)[\(number)]" : segment.name
              paths[parent + [segment]] = [paths[parent] ?? "", segment.word ?? "", name]
                .filter { !$0.isEmpty }.joined(separator: "/")
            }
          }
        }
        return paths
      }

      /// A text as JSON.
      private static func text(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "\"", "\\": result += "\\\(scalar)"
          case _ where scalar.value < 0x20:
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          default: result.unicodeScalars.append(scalar)
          }
        }
        return result + "\""
      }
    }
    """#)

  /// The modifiers that a harness adds to the listing. They change neither the layout nor the order
  /// of closures.
  static let probes = lines(
    #"""
    /// What closures, folds and proxies tell.
    enum Probe {
      /// Tells that a closure runs.
      static func ran(_ event: String, _ key: String, _ view: String? = nil, _ number: Int? = nil) {
        ProbeRecorder.shared.ran(event, key, view, number)
      }

      /// Tells that a key's values are folded.
      static func reduced(_ key: String) {
        ProbeRecorder.shared.reduced(key)
      }

      /// Lets time pass in a step.
      static func wait(_ seconds: Double) {
        ProbeRecorder.shared.pause = seconds
      }

      /// The value of an anchor by SwiftUI's own subscript, the only one for any type.
      fileprivate static func value<Value>(of anchor: Anchor<Value>, in geometry: GeometryProxy)
        -> Value
      {
        geometry[anchor]
      }

      fileprivate static func rect(_ rect: CGRect) -> ProbedRect {
        ProbedRect(
          x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
          height: Double(rect.height))
      }

      fileprivate static func resolved(_ rects: [CGRect]) {
        for rect in rects { ProbeRecorder.shared.resolved(Self.rect(rect)) }
      }

      fileprivate static func resolved(_ points: [CGPoint]) {
        for point in points {
          ProbeRecorder.shared.resolved(x: Double(point.x), y: Double(point.y))
        }
      }
    }

    /// Subscripts for the types that anchors have are taken before SwiftUI's for any type, and tell.
    extension GeometryProxy {
      subscript(anchor: Anchor<CGRect>) -> CGRect {
        let value = Probe.value(of: anchor, in: self)
        Probe.resolved([value])
        return value
      }

      subscript(anchor: Anchor<CGPoint>) -> CGPoint {
        let value = Probe.value(of: anchor, in: self)
        Probe.resolved([value])
        return value
      }

      subscript(anchor: Anchor<[CGRect]>) -> [CGRect] {
        let value = Probe.value(of: anchor, in: self)
        Probe.resolved(value)
        return value
      }

      subscript(anchor: Anchor<[CGPoint]>) -> [CGPoint] {
        let value = Probe.value(of: anchor, in: self)
        Probe.resolved(value)
        return value
      }
    }

    private struct ProbePlaceKey: EnvironmentKey {
      static let defaultValue: ProbePlace? = ProbePlace()
    }

    extension EnvironmentValues {
      /// The place of the views here; `nil` where none is measured.
      fileprivate var probePlace: ProbePlace? {
        get { self[ProbePlaceKey.self] }
        set { self[ProbePlaceKey.self] = newValue }
      }
    }

    extension View {
      /// Measures a view with all its modifiers.
      func probed(_ number: Int, _ name: String, in word: String? = nil) -> some View {
        modifier(ProbedView(number: number, name: name, word: word))
      }

      /// Says where the views of a group stand, which is no view itself.
      func probed(group number: Int, in word: String? = nil) -> some View {
        modifier(ProbedGroup(numbers: [number], word: word))
      }

      /// Measures a view without its modifiers.
      func probedInside() -> some View {
        modifier(ProbedInside())
      }

      /// Leaves out all that is inside.
      func unprobed() -> some View {
        environment(\.probePlace, nil)
      }
    }

    private struct ProbedView: ViewModifier {
      @Environment(\.probePlace) private var outer
      let number: Int
      let name: String
      let word: String?

      func body(content: Content) -> some View {
        let place = outer?.view(number, name, in: word)
        content
          .environment(\.probePlace, place)
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            if let place { ProbeRecorder.shared.setFrame(Probe.rect($0), at: place) }
          }
          .onDisappear {
            if let place { ProbeRecorder.shared.remove(place) }
          }
      }
    }

    private struct ProbedInside: ViewModifier {
      @Environment(\.probePlace) private var place

      func body(content: Content) -> some View {
        content
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            if let place { ProbeRecorder.shared.setContent(Probe.rect($0), at: place) }
          }
      }
    }

    private struct ProbedGroup: ViewModifier {
      @Environment(\.probePlace) private var outer
      let numbers: [Int]
      let word: String?

      func body(content: Content) -> some View {
        content
          .environment(\.probePlace, outer?.group(numbers, in: word))
      }
    }

    /// A loop whose elements know their numbers.
    struct ProbedLoop<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
      private let number: Int
      private let word: String?
      private let data: Data
      private let id: KeyPath<Data.Element, ID>
      private let content: (Data.Element) -> Content
      private var deletes: ((IndexSet) -> Void)?
      private var moves: ((IndexSet, Int) -> Void)?

      init(
        _ number: Int, in word: String? = nil, _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
      ) {
        self.number = number
        self.word = word
        self.data = data
        self.id = id
        self.content = content
      }

      init(
        _ number: Int, in word: String? = nil, _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
      ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(number, in: word, data, id: \.id, content: content)
      }

      init(
        _ number: Int, in word: String? = nil, _ data: Range<Int>,
        @ViewBuilder content: @escaping (Int) -> Content
      ) where Data == Range<Int>, ID == Int {
        self.init(number, in: word, data, id: \.self, content: content)
      }

      var body: some View {
        let offsets = Dictionary(
          data.enumerated().map { ($1[keyPath: id], $0) }, uniquingKeysWith: { first, _ in first })
        ForEach(data, id: id) { element in
          content(element)
            .modifier(ProbedGroup(numbers: [number, offsets[element[keyPath: id]] ?? 0], word: word))
        }
        .onDelete(perform: deletes)
        .onMove(perform: moves)
      }

      func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
        var loop = self
        loop.deletes = action
        return loop
      }

      func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
        var loop = self
        loop.moves = action
        return loop
      }
    }

    /// The same for elements that can be changed.
    struct ProbedBindingLoop<Data, ID: Hashable, Content: View>: View
    where Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable {
      private let number: Int
      private let word: String?
      private let data: Binding<Data>
      private let id: KeyPath<Data.Element, ID>
      private let content: (Binding<Data.Element>) -> Content

      init(
        _ number: Int, in word: String? = nil, _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
      ) {
        self.number = number
        self.word = word
        self.data = data
        self.id = id
        self.content = content
      }

      var body: some View {
        let offsets = Dictionary(
          data.wrappedValue.enumerated().map { ($1[keyPath: id], $0) },
          uniquingKeysWith: { first, _ in first })
        ForEach(data, id: id) { element in
          content(element)
            .modifier(
              ProbedGroup(
                numbers: [number, offsets[element.wrappedValue[keyPath: id]] ?? 0], word: word))
        }
      }
    }

    /// Runs the views and their steps, each until everything has come to rest.
    @MainActor
    enum ProbedRun {
      private static var steps: [@MainActor () -> Void] = []

      /// Takes the steps, which can change the state of the view that hands them over.
      static func take(_ steps: [@MainActor () -> Void]) {
        self.steps = steps
      }

      /// What there is at first and after each step.
      static func moments(layout: () -> Void) -> [String] {
        settle(layout)
        var moments = [ProbeRecorder.shared.takeMoment()]
        for place in steps.indices {
          steps[place]()
          let pause = ProbeRecorder.shared.pause
          ProbeRecorder.shared.pause = 0
          RunLoop.main.run(until: Date(timeIntervalSinceNow: pause))
          settle(layout)
          moments.append(ProbeRecorder.shared.takeMoment())
        }
        return moments
      }

      /// Lets the run loop turn until two turns change nothing; two seconds at most.
      private static func settle(_ layout: () -> Void) {
        let end = Date(timeIntervalSinceNow: 2)
        var quiet = 0
        while quiet < 2, Date() < end {
          let before = ProbeRecorder.shared.changes
          layout()
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
          quiet = ProbeRecorder.shared.changes == before ? quiet + 1 : 0
        }
      }

      /// The compiler's version of the language.
      static var swift: String {
        #if swift(>=6.3)
          "6.3 or later"
        #elseif swift(>=6.2)
          "6.2"
        #elseif swift(>=6.1)
          "6.1"
        #elseif swift(>=6.0)
          "6.0"
        #else
          "5"
        #endif
      }
    }
    """#)

  /// A root with its own proposal instead of the window's.
  static let proposal = lines(
    #"""
    /// Proposes a size to its content and puts it into the corner.
    private struct ProbedProposal: Layout {
      let proposal: ProposedViewSize

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: bounds.origin, proposal: self.proposal)
        }
      }
    }
    """#)

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
