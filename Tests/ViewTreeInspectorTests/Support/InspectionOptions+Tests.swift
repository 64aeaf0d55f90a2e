import ViewTreeInspector
import ViewTreeLayout

extension InspectionOptions {
  /// The document with a state variable set.
  static func setting(_ name: String, to value: String) -> InspectionOptions {
    var options = InspectionOptions()
    options.assignments = [Assignment(target: name, value: value)]
    return options
  }

  /// The document in a window of another size.
  static func window(_ width: Double, _ height: Double) -> InspectionOptions {
    var options = InspectionOptions()
    options.windowSize = Size(width: width, height: height)
    return options
  }
}
