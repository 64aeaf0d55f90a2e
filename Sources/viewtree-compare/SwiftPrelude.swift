/// The code that precedes the programs in a file for the compiler.
///
/// `canonical` writes a value as `CanonicalText` writes a value of the script language. An optional
/// becomes its wrapped value, a dictionary is sorted by key, and any sequence becomes a list.
/// `UnitPoint` is SwiftUI's, which isn't available to the compiler everywhere.
enum SwiftPrelude {
  static let text = #"""
    import Foundation
    protocol Declared {}
    protocol Shown { var shown: String { get } }
    func show<T>(_ value: T) -> String { canonical(value) }
    func list(_ values: some Sequence) -> String {
      "[" + values.map { canonical($0) }.joined(separator: ", ") + "]"
    }
    func sortedList(_ values: some Sequence) -> String {
      "[" + values.map { canonical($0) }.sorted().joined(separator: ", ") + "]"
    }
    extension String: Shown { var shown: String { debugDescription } }
    extension Substring: Shown { var shown: String { debugDescription } }
    extension Unicode.Scalar: Shown { var shown: String { debugDescription } }
    extension Character: Shown { var shown: String { debugDescription } }
    extension CGFloat: Shown { var shown: String { Double(self).description } }
    extension CGPoint: Shown { var shown: String { "CGPoint(x: \(Double(x)), y: \(Double(y)))" } }
    extension CGSize: Shown {
      var shown: String { "CGSize(width: \(Double(width)), height: \(Double(height)))" }
    }
    extension CGRect: Shown {
      var shown: String {
        "CGRect(x: \(Double(origin.x)), y: \(Double(origin.y)), "
          + "width: \(Double(size.width)), height: \(Double(size.height)))"
      }
    }
    struct UnitPoint: Hashable {
      var x: CGFloat = 0
      var y: CGFloat = 0
      static let top = UnitPoint(x: 0.5, y: 0)
      static let center = UnitPoint(x: 0.5, y: 0.5)
    }
    extension Range: Shown { var shown: String { canonical(lowerBound) + "..<" + canonical(upperBound) } }
    extension ClosedRange: Shown {
      var shown: String { canonical(lowerBound) + "..." + canonical(upperBound) }
    }
    extension PartialRangeFrom: Shown { var shown: String { canonical(lowerBound) + "..." } }
    extension PartialRangeUpTo: Shown { var shown: String { "..<" + canonical(upperBound) } }
    extension PartialRangeThrough: Shown { var shown: String { "..." + canonical(upperBound) } }
    extension Set: Shown { var shown: String { sortedList(self) } }
    extension Dictionary.Keys: Shown { var shown: String { sortedList(self) } }
    extension Dictionary.Values: Shown { var shown: String { sortedList(self) } }
    extension Dictionary: Shown {
      var shown: String {
        let pairs = map { canonical($0.key) + ": " + canonical($0.value) }.sorted()
        return isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
      }
    }
    func canonical(_ value: Any) -> String {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional {
        return mirror.children.first.map { canonical($0.value) } ?? "nil"
      }
      if let shown = value as? any Shown { return shown.shown }
      if value is any Declared || mirror.displayStyle == .tuple { return composed(value, mirror) }
      if let sequence = value as? any Sequence { return list(sequence) }
      return mirror.subjectType is AnyObject.Type ? "object" : "\(value)"
    }
    func composed(_ value: Any, _ mirror: Mirror) -> String {
      let parts = mirror.children.map { child in
        (child.label.map { $0.hasPrefix(".") ? "" : $0 + ": " } ?? "") + canonical(child.value)
      }
      switch mirror.displayStyle {
      case .enum:
        guard let child = mirror.children.first, let name = child.label else { return ".\(value)" }
        let payload = canonical(child.value)
        let isTuple = Mirror(reflecting: child.value).displayStyle == .tuple
        return ".\(name)" + (isTuple ? payload : "(\(payload))")
      case .tuple: return "(" + parts.joined(separator: ", ") + ")"
      default: return "\(mirror.subjectType)(" + parts.joined(separator: ", ") + ")"
      }
    }

    """#

  /// The code that follows the programs. It runs the programs from a number on, and reports each
  /// program before it starts.
  static let epilogue = """
    for number in (Int(CommandLine.arguments[1]) ?? 0)..<count {
      print("#\\(number)")
      fflush(nil)
      alarm(10)
      // The sign of what is no number is the processor's.
      print("=" + run(number).replacingOccurrences(of: "-nan", with: "nan"))
    }

    """
}
