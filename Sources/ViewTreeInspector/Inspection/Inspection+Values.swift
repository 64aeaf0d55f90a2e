extension Inspection {
  /// The record without the values that closures returned (`ValueDetail.none`).
  package func withoutReturnedValues() -> Inspection {
    var copy = self
    copy.forgetReturnedValues()
    return copy
  }

  private mutating func forgetReturnedValues() {
    returned = []
    plainValues.removeAll { $0.reason == nil }
    for index in plainValues.indices { plainValues[index].value = nil }
    for index in steps.indices {
      steps[index].inspection.forgetReturnedValues()
      steps[index].before.forgetReturnedValues()
    }
  }
}
