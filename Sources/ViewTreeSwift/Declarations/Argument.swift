import ViewTreeScript

/// Arguments of calls; documents have others.
typealias Argument = ViewTreeScript.Argument
