import ViewTreeRequests

extension ParsedArguments {
  /// The text format that `--format` selects, or `nil` for any other format.
  var textFormat: TextFormat? { TextFormat(rawValue: value(.format) ?? TextFormat.text.rawValue) }
}
