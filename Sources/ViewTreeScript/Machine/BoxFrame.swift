/// The boxes of a running function whose variables closures capture.
final class BoxFrame {
  var boxes: [VariableBox]

  init(count: Int) {
    boxes = []
    boxes.reserveCapacity(count)
    for _ in 0..<count { boxes.append(VariableBox(.void)) }
  }
}
