/// How many closures with captured variables exist, so that chains of them stay short.
final class LiveClosures {
  var count = 0
}
