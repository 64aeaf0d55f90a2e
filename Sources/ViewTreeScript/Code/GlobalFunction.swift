/// The functions that need no receiver.
enum GlobalFunction: String {
  case min, max, abs, zip, stride, sqrt, pow, floor, ceil, round, trunc, sin, cos, tan, asin, acos
  case atan, atan2, hypot, exp, log, fabs, fmod, withAnimation, async, repeatElement
}
