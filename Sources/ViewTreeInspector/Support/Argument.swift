import ViewTreeDocument

/// Arguments of documents; the grammar of scripts has others, of calls.
typealias Argument = ViewTreeDocument.Argument
