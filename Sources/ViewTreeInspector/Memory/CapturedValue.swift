import ViewTreeScript

/// What a closure saw of a variable that it uses, to be compared with what it would see now.
enum CapturedValue: Equatable {
  /// A value; of a binding, what it stood for.
  case value(Value)
  /// A geometry proxy: all that it can tell.
  case geometry(ProxyGeometry)
  /// A function, which equals none.
  case function

  static func == (left: CapturedValue, right: CapturedValue) -> Bool {
    switch (left, right) {
    case (.value(let left), .value(let right)): left == right
    case (.geometry(let left), .geometry(let right)): left == right
    default: false
    }
  }
}

extension Pass {
  /// The variables of the document that a script of the document uses, as it would see them.
  func captured(by script: UInt32, in environment: ScriptEnvironment) -> [CapturedValue] {
    document.scripts[Int(script)].program.captures.map { capture in
      captured(capture.index, in: environment.ancestor(capture.framesUp))
    }
  }

  func captured(_ index: Int, in environment: ScriptEnvironment?) -> CapturedValue {
    guard let environment, environment.values.indices.contains(index) else { return .value(.void) }
    switch environment.values[index] {
    case .binding(let binding):
      return .value((try? machine.read(binding)) ?? .void)
    case .foreign(let foreign):
      guard let proxy = foreign as? GeometryProxyValue else {
        return .value(.foreign(foreign))
      }
      return .geometry(proxy.geometry)
    case .function: return .function
    case let value: return .value(value)
    }
  }
}
