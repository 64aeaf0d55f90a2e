import ViewTreeDocument

/// An argument of a document, not of a call.
typealias Argument = ViewTreeDocument.Argument
