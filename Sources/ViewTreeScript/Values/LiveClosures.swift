/// The number of closures with captured variables. A limit on it keeps chains of closures short.
final class LiveClosures {
  var count = 0
}
