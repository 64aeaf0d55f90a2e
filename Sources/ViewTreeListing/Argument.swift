import ViewTreeDocument

/// An argument of a document, and none of a call.
typealias Argument = ViewTreeDocument.Argument
