import ViewTreeSyntax

/// The answer to a request that fails: a code of the protocol and one sentence.
struct ProtocolError: Error {
  /// The codes of JSON-RPC and of the protocol.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestFailed = -32803
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: OrderedJSON { ["code": .integer(code.rawValue), "message": .text(message)] }
}
