/// Types that the host provides: proxies, anchors, subviews, bindings.
extension StandardTypes {
  static let hostList: [(name: String, make: @Sendable () -> StandardType)] = [
    ("GeometryProxy", { geometryProxy }), ("ViewDimensions", { viewDimensions }),
    ("LayoutSubview", { layoutSubview }), ("LayoutSubviews", { layoutSubviews }),
    ("Subviews", { layoutSubviews }), ("ViewSpacing", { viewSpacing }), ("Anchor", { anchor }),
    ("Anchor.Source", { anchorSource }), ("Binding", { binding }), ("UUID", { uuid }),
    ("ScrollGeometry", { scrollGeometry }), ("ScrollTransitionPhase", { scrollTransitionPhase }),
    ("EmptyVisualEffect", { visualEffect }),
    ("PresentationMode", { presentationMode }), ("ScrollViewProxy", { scrollViewProxy }),
    ("TimelineViewDefaultContext", { timeline }),
    ("TimelineViewDefaultContext.Date", { timelineDate }), ("AsyncImagePhase", { imagePhase }),
  ]

  static let geometryProxy = StandardType(
    "GeometryProxy", conforms: StandardType.Conformance.always("Sendable"),
    [
      .host("var size: CGSize"), .host("var safeAreaInsets: EdgeInsets"),
      .host("func frame(in space: CoordinateSpace) -> CGRect"),
      .host("subscript<T>(anchor: Anchor<T>) -> T"),
      .refused(
        "func bounds(of space: NamedCoordinateSpace) -> CGRect?",
        instead: "use 'frame(in: .named(…))'"),
    ])

  static let scrollGeometry = StandardType(
    "ScrollGeometry", conforms: StandardType.Conformance.always("Equatable", "Sendable"),
    [
      .host("var contentOffset: CGPoint"), .host("var contentSize: CGSize"),
      .host("var containerSize: CGSize"), .host("var contentInsets: EdgeInsets"),
      .host("var visibleRect: CGRect"), .host("var bounds: CGRect"),
    ])

  static let scrollTransitionPhase = StandardType(
    "ScrollTransitionPhase", conforms: StandardType.Conformance.always("Hashable", "Sendable"),
    [.host("var isIdentity: Bool"), .host("var value: Double")])

  /// The content of a `visualEffect`. Each effect returns the content for the next.
  static let visualEffect = StandardType(
    "EmptyVisualEffect", conforms: StandardType.Conformance.always("Sendable"),
    [
      "func offset(x: CGFloat = default, y: CGFloat = default) -> EmptyVisualEffect",
      "func offset(_ offset: CGSize) -> EmptyVisualEffect",
      "func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = default) -> EmptyVisualEffect",
      "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = default) -> EmptyVisualEffect",
      "func scaleEffect(x: CGFloat = default, y: CGFloat = default, anchor: UnitPoint = default) -> EmptyVisualEffect",
      "func rotationEffect(_ angle: Angle, anchor: UnitPoint = default) -> EmptyVisualEffect",
      "func opacity(_ opacity: Double) -> EmptyVisualEffect",
      "func blur(radius: CGFloat, opaque: Bool = default) -> EmptyVisualEffect",
      "func brightness(_ amount: Double) -> EmptyVisualEffect",
      "func contrast(_ amount: Double) -> EmptyVisualEffect",
      "func grayscale(_ amount: Double) -> EmptyVisualEffect",
      "func hueRotation(_ angle: Angle) -> EmptyVisualEffect",
      "func saturation(_ amount: Double) -> EmptyVisualEffect",
    ].map { .host($0) })

  static let viewDimensions = StandardType(
    "ViewDimensions", conforms: StandardType.Conformance.always("Equatable"),
    [
      .host("var width: CGFloat"), .host("var height: CGFloat"),
      // Accepts guides of both axes, including guides that the document declares.
      .host("subscript(guide: _) -> CGFloat"), .host("subscript(explicit guide: _) -> CGFloat?"),
    ])

  static let layoutSubview = StandardType(
    "LayoutSubview", conforms: StandardType.Conformance.always("Equatable"),
    [
      .host("var priority: Double"), .host("var spacing: ViewSpacing"),
      .host("func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize"),
      .host("func dimensions(in proposal: ProposedViewSize) -> ViewDimensions"),
      .host(
        "func place(at position: CGPoint, anchor: UnitPoint = default, proposal: ProposedViewSize)"
      ),
      .host("subscript<K: LayoutValueKey>(key: K.Type) -> K.Value"),
    ])

  static let layoutSubviews = StandardType(
    "LayoutSubviews", inherits: ["RandomAccessCollection"],
    conforms: StandardType.Conformance.always("RandomAccessCollection", "Equatable"),
    element: "LayoutSubview", index: "Int", subsequence: "ArraySlice<LayoutSubview>",
    [
      StandardMember("var indices: Range<Int>") { machine, receiver, _ throws(ScriptFailure) in
        .range(
          RangeValue(
            lower: .int(0), upper: .int(try machine.count(of: receiver)), isClosed: false))
      }
    ])

  static let viewSpacing = StandardType(
    "ViewSpacing", conforms: StandardType.Conformance.always("Sendable"),
    [.host("func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat")])

  static let anchor = StandardType(
    "Anchor", parameters: ["Value"],
    conforms: StandardType.Conformance.always("Sendable")
      + StandardType.Conformance.conditional("Equatable", "Hashable"))

  static let anchorSource = StandardType(
    "Anchor.Source", parameters: ["Value"],
    conforms: StandardType.Conformance.always("Sendable"), isOpen: true)

  static let binding = StandardType(
    "Binding", parameters: ["Value"],
    [
      .place(
        "var wrappedValue: Value",
        get: { machine, receiver, _ throws(ScriptFailure) in
          guard case .binding(let binding) = receiver else { return receiver }
          return try machine.read(binding)
        },
        set: { machine, receiver, value throws(ScriptFailure) in
          if case .binding(let binding) = receiver { return try machine.write(binding, value) }
          receiver = value
        }),
      StandardMember("var projectedValue: Binding<Value>") { _, receiver, _ in receiver },
      StandardMember("static func constant(_ value: Value) -> Binding<Value>") {
        _, _, arguments in
        .binding(
          BindingValue(
            environment: ScriptEnvironment(values: [arguments[0]]), index: 0, isConstant: true))
      },
      StandardMember("init(get: () -> Value, set: (Value) -> Void)") {
        machine, _, arguments throws(ScriptFailure) in
        .binding(
          BindingValue(
            get: try machine.function(arguments[0]), set: try machine.function(arguments[1])))
      },
      StandardMember("init(projectedValue: Binding<Value>)") { _, _, arguments in arguments[0] },
      StandardMember("init?(_ base: Binding<Value?>)") {
        machine, _, arguments throws(ScriptFailure) in
        guard case .binding(let base) = arguments[0] else { return .none }
        return try machine.read(base).isNone ? .none : arguments[0]
      },
    ])

  static let presentationMode = StandardType(
    "PresentationMode",
    [
      .host("var wrappedValue: PresentationMode"), .host("var isPresented: Bool"),
      .host("func dismiss()"),
    ])

  static let scrollViewProxy = StandardType(
    "ScrollViewProxy", conforms: StandardType.Conformance.always("Sendable"),
    [.host("func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = default)")])

  static let timeline = StandardType(
    "TimelineViewDefaultContext",
    [.host("var date: TimelineViewDefaultContext.Date"), .host("var cadence: _")])

  static let timelineDate = StandardType(
    "TimelineViewDefaultContext.Date",
    conforms: StandardType.Conformance.always("Hashable", "Sendable"),
    [
      .host("var timeIntervalSinceReferenceDate: Double"),
      .host("var timeIntervalSince1970: Double"),
    ])

  static let imagePhase = StandardType(
    "AsyncImagePhase", conforms: StandardType.Conformance.always("Sendable"), isOpen: true,
    [
      StandardMember("var image: Image?") { _, receiver, _ in payload(of: receiver, "success") },
      StandardMember("var error: _") { _, receiver, _ in payload(of: receiver, "failure") },
    ])

  /// The payload of a phase with a name. `nil` for any other phase.
  private static func payload(of phase: Value, _ name: String) -> Value {
    guard case .enumCase(let value) = phase, value.name == name else { return .none }
    return value.payload.first ?? .none
  }

  static let uuid = StandardType(
    "UUID",
    conforms: StandardType.Conformance.always(
      "Hashable", "Comparable", "Sendable", "Codable", "CustomStringConvertible"),
    [
      StandardMember("init()") { machine, _, _ in machine.makeUnique() },
      StandardMember("init?(uuidString string: String)") {
        machine, _, arguments throws(ScriptFailure) in
        let text = try machine.string(arguments[0])
        try machine.step(text.utf8.count / 16)
        return machine.makeUnique(named: text) ?? .none
      },
      StandardMember("var uuidString: String") { machine, receiver, _ throws(ScriptFailure) in
        try machine.nominal(receiver).fields[0]
      },
      StandardMember("var description: String") { machine, receiver, _ throws(ScriptFailure) in
        try machine.nominal(receiver).fields[0]
      },
    ])
}

extension StandardMember {
  /// A member that the host's value implements.
  static func host(_ declaration: String) -> StandardMember {
    let signature = SignatureReader.read(declaration)
    return StandardMember(declaration) { machine, receiver, arguments throws(ScriptFailure) in
      try machine.askHost(receiver, signature, arguments)
    }
  }
}

extension ScriptMachine {
  /// Requests a member from the host. The arguments have their labels, and default arguments are
  /// omitted.
  fileprivate func askHost(
    _ receiver: Value, _ signature: Signature, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    guard case .foreign(let foreign) = receiver else {
      throw ScriptFailure(
        .unknownMember(signature.name, type: receiver.typeName, candidates: []))
    }
    let given = signature.parameters.indices.filter { arguments.has($0) }
    let labels = given.map { signature.parameters[$0].label }
    let passed = ScriptArguments(
      given.map { arguments[$0] }, labels: labels.contains { $0 != nil } ? labels : nil)
    let result: Value? =
      switch signature.kind {
      case .property: try foreign.member(signature.name)
      case .subscript: try foreign.subscripted(passed)
      default: try foreign.call(signature.name, passed)
      }
    guard let result else {
      throw ScriptFailure(
        .unknownMember(signature.name, type: foreign.typeName, candidates: []))
    }
    return result
  }
}
