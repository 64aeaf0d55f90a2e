extension ScriptMachine {
  func geometryMember(_ base: Value, _ name: MemberReference) -> Value? {
    switch (base, name.known) {
    case (.rect(let rect), _): rectMember(rect, name)
    case (.size(let size), .width): .double(size.width)
    case (.size(let size), .height): .double(size.height)
    case (.point(let point), .x), (.unitPoint(let point), .x): .double(point.x)
    case (.point(let point), .y), (.unitPoint(let point), .y): .double(point.y)
    case (.vector(let vector), .dx): .double(vector.dx)
    case (.vector(let vector), .dy): .double(vector.dy)
    case (.edgeInsets(let insets), .top): .double(insets.top)
    case (.edgeInsets(let insets), .leading): .double(insets.leading)
    case (.edgeInsets(let insets), .bottom): .double(insets.bottom)
    case (.edgeInsets(let insets), .trailing): .double(insets.trailing)
    case (.angle(let radians), .radians): .double(radians)
    case (.angle(let radians), .degrees): .double(radians * 180 / .pi)
    default: nil
    }
  }

  private func rectMember(_ rect: RectValue, _ name: MemberReference) -> Value? {
    switch name.known {
    case .width: .double(rect.width)
    case .height: .double(rect.height)
    case .minX: .double(rect.minX)
    case .midX: .double(rect.midX)
    case .maxX: .double(rect.maxX)
    case .minY: .double(rect.minY)
    case .midY: .double(rect.midY)
    case .maxY: .double(rect.maxY)
    case .origin: .point(rect.origin)
    case .size: .size(rect.size)
    case .isEmpty: .bool(rect.isEmpty)
    case .isNull: .bool(rect.isNull)
    case .standardized:
      .rect(RectValue(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
    default: nil
    }
  }

  /// The member of an implicit `.zero`, whose type only its use tells.
  static func zeroMember(_ name: MemberReference) -> Value? {
    switch name.known {
    case .size: StaticMembers.zero(.size)
    case .origin: StaticMembers.zero(.point)
    case .isEmpty: .bool(true)
    case .width, .height, .x, .y, .minX, .midX, .maxX, .minY, .midY, .maxY, .dx, .dy, .top,
      .leading, .bottom, .trailing, .degrees, .radians:
      .double(0)
    default: nil
    }
  }

  func callGeometry(
    _ base: Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value? {
    if case .point(let point) = base, name.name == "applying" {
      return try applying(arguments.values.first, to: point)
    }
    guard case .rect(let rect) = base else { return nil }
    switch name.known {
    case .union: return .rect(rect.union(try self.rect(arguments)))
    case .intersection: return .rect(rect.intersection(try self.rect(arguments)))
    case .intersects: return .bool(rect.intersects(try self.rect(arguments)))
    case .insetBy: return .rect(try shifted(arguments, rect.insetBy))
    case .offsetBy: return .rect(try shifted(arguments, rect.offsetBy))
    case .contains:
      if case .point(let point)? = arguments.values.first { return .bool(rect.contains(point)) }
      return .bool(rect.contains(try self.rect(arguments)))
    default: return nil
    }
  }

  private func shifted(
    _ arguments: ScriptArguments, _ body: (Double, Double) -> RectValue
  ) throws(ScriptFailure) -> RectValue {
    body(try double(arguments["dx"]), try double(arguments["dy"]))
  }

  private func rect(_ arguments: ScriptArguments) throws(ScriptFailure) -> RectValue {
    if let value = arguments.values.first, case .rect(let rect) = try coerce(value, .rect) {
      return rect
    }
    throw ScriptFailure(
      .typeMismatch(
        expected: "CGRect", found: arguments.values.first?.typeName ?? "nothing"))
  }

  /// The geometry value with one part replaced.
  func replacing(
    _ name: MemberReference, of base: Value, with part: Value
  ) throws(ScriptFailure) -> Value {
    switch (base, name.known) {
    case (.rect(var rect), .origin):
      if case .point(let point) = try coerce(part, .point) { rect.origin = point }
      return .rect(rect)
    case (.rect(var rect), .size):
      if case .size(let size) = try coerce(part, .size) { rect.size = size }
      return .rect(rect)
    case (.size(let size), .width):
      return .size(SizeValue(width: try double(part), height: size.height))
    case (.size(let size), .height):
      return .size(SizeValue(width: size.width, height: try double(part)))
    case (.point(let point), .x): return .point(PointValue(x: try double(part), y: point.y))
    case (.point(let point), .y): return .point(PointValue(x: point.x, y: try double(part)))
    case (.vector(let vector), .dx):
      return .vector(VectorValue(dx: try double(part), dy: vector.dy))
    case (.vector(let vector), .dy):
      return .vector(VectorValue(dx: vector.dx, dy: try double(part)))
    case (.edgeInsets(var insets), _):
      switch name.known {
      case .top: insets.top = try double(part)
      case .leading: insets.leading = try double(part)
      case .bottom: insets.bottom = try double(part)
      default: insets.trailing = try double(part)
      }
      return .edgeInsets(insets)
    default: throw ScriptFailure(.notAssignable)
    }
  }
}
