/// The functions that need no receiver.
enum GlobalFunction: String {
  case min, max, abs, zip, stride, sqrt, pow, floor, ceil, round, trunc, sin, cos, tan, asin, acos
  case atan, atan2, hypot, exp, log, fabs, fmod, repeatElement

  /// What the function takes, if it is not so many arguments.
  func mismatch(argumentCount count: Int) -> String? {
    switch self {
    case .min, .max: count < 2 ? "two or more values" : nil
    case .zip: count == 2 ? nil : "two sequences"
    case .pow, .atan2, .hypot, .fmod: count == 2 ? nil : "two numbers"
    case .stride, .repeatElement: nil
    default: count == 1 ? nil : "one number"
    }
  }
}
