import ViewTreeDocument

/// Arguments of documents. The grammar of scripts has another type of this name, for calls.
typealias Argument = ViewTreeDocument.Argument
