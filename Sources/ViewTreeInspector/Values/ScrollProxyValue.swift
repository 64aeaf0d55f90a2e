import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// The proxy of a `ScrollViewReader`.
final class ScrollProxyValue: ForeignValue {
  /// The identity of the reader.
  private let reader: UInt64
  private let requests: ScrollRequests

  init(of reader: UInt64, requests: ScrollRequests) {
    (self.reader, self.requests) = (reader, requests)
  }

  var typeName: String { "ScrollViewProxy" }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? ScrollProxyValue)?.reader == reader
  }

  func member(_ name: String) throws(ScriptFailure) -> Value? { nil }

  func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    guard method == "scrollTo" else { return nil }
    guard let id = arguments.values.first else {
      throw ScriptFailure(.missingArgument("an id", callee: method))
    }
    let anchor = arguments["anchor"].flatMap { $0.isNone ? nil : ArgumentConversion.unitPoint($0) }
    requests.pending[reader] = ScrollRequests.Request(
      name: ScrollTargetSearch.name(of: id), words: id.description, anchor: anchor)
    return .void
  }
}
