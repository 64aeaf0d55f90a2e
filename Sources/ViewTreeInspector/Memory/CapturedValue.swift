import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// The captured value of a variable that a closure uses. It's compared with the current value.
enum CapturedValue: Equatable {
  /// A value. For a binding, it's the value at that time.
  case value(Value)
  /// A geometry proxy, with all its data.
  case geometry(ProxyGeometry)
  /// Views that are passed to a component: their range, and their captures.
  case views(TemplateRange, [CapturedValue])
  /// The captured values of a component's or the document's function.
  case uses([CapturedValue])
  /// A function, which equals none.
  case function

  static func == (left: CapturedValue, right: CapturedValue) -> Bool {
    switch (left, right) {
    case (.value(let left), .value(let right)): left == right
    case (.geometry(let left), .geometry(let right)): left == right
    case (.uses(let left), .uses(let right)): left == right
    case (.views(let left, let leftUses), .views(let right, let rightUses)):
      left == right && leftUses == rightUses
    default: false
    }
  }
}

extension Pass {
  /// The variables of the document that a script of the document uses, as it would see them.
  func captured(by script: ID<DocumentScript>, in environment: ScriptEnvironment) -> [CapturedValue]
  {
    document.scripts[script].program.captures.map { capture in
      captured(capture.index, in: environment.ancestor(capture.framesUp))
    }
  }

  func captured(_ index: Int, in environment: ScriptEnvironment?) -> CapturedValue {
    guard let environment, environment.values.indices.contains(index) else { return .value(.void) }
    switch environment.values[index] {
    case .binding(let binding):
      return .value(((try? machine.read(binding)) ?? .void).seen)
    case .foreign(let foreign):
      if let slot = foreign as? SlotValue { return captured(slot.bound(to: environment)) }
      guard let proxy = foreign as? GeometryProxyValue else {
        return .value(Value.foreign(foreign).seen)
      }
      return .geometry(proxy.geometry)
    case .function(let function):
      guard let member = function.member else { return .function }
      return captured(member, in: environment)
    case let value: return .value(document.types.hasClasses ? value.seen : value)
    }
  }

  /// Captures a member. A computed property is captured by its value, a function by its own
  /// variables, without those of other functions.
  private func captured(
    _ member: MemberFunction, in environment: ScriptEnvironment
  ) -> CapturedValue {
    if member.isComputed { return .value(value(of: member, in: environment)) }
    return .uses(
      member.program.captures.compactMap { capture in
        guard let level = environment.ancestor(capture.framesUp),
          level.values.indices.contains(capture.index)
        else { return nil }
        if case .function(let other) = level.values[capture.index], other.member != nil {
          return nil
        }
        return captured(capture.index, in: level)
      })
  }

  /// The value of a computed property. Its side effects are discarded, because only the comparison
  /// evaluates it.
  private func value(of member: MemberFunction, in environment: ScriptEnvironment) -> Value {
    let host = machine.host
    machine.host = nil
    defer { machine.host = host }
    return machine.writes.aside {
      (try? machine.evaluate(member.program, in: environment)) ?? .void
    }
  }

  private func captured(_ slot: SlotValue) -> CapturedValue {
    let variables = recall.shared.captures(
      of: slot.content, levels: slot.inputCount > 0 ? 1 : 0, in: document)
    return .views(
      slot.content,
      variables.map { variable in
        captured(
          variable.index, in: variable.framesUp.map { slot.environment.ancestor($0) } ?? state)
      })
  }
}
