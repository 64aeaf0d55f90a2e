import ViewTreeScript

/// Arguments of calls. Documents have a type of the same name.
typealias Argument = ViewTreeScript.Argument
