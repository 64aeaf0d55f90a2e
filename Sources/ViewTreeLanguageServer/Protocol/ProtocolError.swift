import ViewTreeSyntax

/// The answer to a request that fails: a code of the protocol and one sentence.
package struct ProtocolError: Error {
  /// The codes of JSON-RPC and of the protocol.
  package enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestFailed = -32803
    /// The client requests a revision of the context protocol that the server doesn't speak.
    case unsupportedRevision = -32022
  }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  package var json: OrderedJSON { ["code": .integer(code.rawValue), "message": .text(message)] }
}
