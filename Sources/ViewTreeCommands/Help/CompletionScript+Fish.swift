import ViewTreeRequests

extension CompletionScript {
  /// For fish: `viewtree completion fish | source`.
  static func fish() -> String {
    let commands = Command.all.map { command in
      "complete -c viewtree -n __fish_use_subcommand -f -a \(command.name) "
        + "-d \(quotedForFish(command.summary))\n"
    }
    return """
      # What fish completes viewtree with: written by 'viewtree completion fish'.
      # The names in the first document on the line. Nothing that a document says is ever evaluated.
      function __viewtree_names
        for word in (commandline -opc)[3..]
          if test -f "$word"
            viewtree completion --names $argv[1] -- "$word" 2>/dev/null
            return
          end
        end
      end

      \(commands.joined())\(Command.all.map(fish).joined())
      """
  }

  private static func fish(_ command: Command) -> String {
    let start =
      "complete -c viewtree -n \(quotedForFish("__fish_seen_subcommand_from \(command.name)"))"
    let options = command.options.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value = words(after: option).map { " -r\(fish($0))" } ?? ""
      return "\(start) -l \(option.name)\(letter)\(value) -d \(quotedForFish(option.summary))\n"
    }
    return "\(start)\(fish(words(of: command)))\n" + options.joined()
  }

  private static func fish(_ words: Words) -> String {
    switch words {
    case .some(let words): " -f -a \(quotedForFish(words.joined(separator: " ")))"
    case .files: " -F"
    case .names(let kind): " -f -a \(quotedForFish("(__viewtree_names \(kind))"))"
    case .namesOrFiles(let kind): " -F -a \(quotedForFish("(__viewtree_names \(kind))"))"
    case .any: " -f"
    }
  }

  private static func quotedForFish(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
