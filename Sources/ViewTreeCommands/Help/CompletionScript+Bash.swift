import ViewTreeRequests

extension CompletionScript {
  /// For bash 3.2 and later: `source <(viewtree completion bash)`.
  static func bash() -> String {
    #"""
    # What bash completes viewtree with: written by 'viewtree completion bash'.
    # The names in the first document on the line. Nothing that a document says is ever evaluated.
    _viewtree_names() {
      local place word
      for ((place = 2; place < ${#COMP_WORDS[@]}; place++)); do
        word=${COMP_WORDS[place]}
        [[ -f $word ]] || word=${word//[\\\"\']/}
        if [[ $place -ne $COMP_CWORD && -f $word ]]; then
          viewtree completion --names "$1" -- "$word" 2>/dev/null
          return
        fi
      done
    }

    # Offers the lines of a text that begin with the current word, quoted as that word is.
    _viewtree_words() {
      local word quoted typed=${current#[\"\']}
      while IFS= read -r word; do
        [[ -n $word ]] || continue
        case $current in
          \'*) [[ $word != *\'* ]] || continue; quoted=$word ;;
          \"*) [[ $word != *[\"\$\`\\!]* ]] || continue; quoted=$word ;;
          *) printf -v quoted %q "$word" ;;
        esac
        if [[ $word == "$typed"* || $quoted == "$typed"* ]]; then
          COMPREPLY+=("$quoted")
        fi
      done <<<"$1"
    }

    _viewtree_files() {
      local name
      compopt -o filenames 2>/dev/null
      while IFS= read -r name; do
        COMPREPLY+=("$name")
      done < <(compgen -f -- "$current")
    }

    # Offers the names in the document, or files as long as the line names none.
    _viewtree_names_or_files() {
      _viewtree_words "$(_viewtree_names "$1")"
      [[ ${#COMPREPLY[@]} -gt 0 ]] || _viewtree_files
    }

    _viewtree() {
      local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
      COMPREPLY=()
      # An equals sign is a word of its own: --format=json.
      if [[ $current == "=" ]]; then
        current=
      elif [[ $before == "=" && $COMP_CWORD -gt 2 ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      if [[ $COMP_CWORD -eq 1 ]]; then
        _viewtree_words $'\#(Command.all.map(\.name).joined(separator: #"\n"#))'
        return
      fi
      case ${COMP_WORDS[1]} in
    \#(Command.all.map(bash).joined(separator: "\n"))
      esac
    }

    complete -F _viewtree viewtree

    """#
  }

  private static func bash(_ command: Command) -> String {
    let options = command.options.flatMap(spellings).joined(separator: #"\n"#)
    let values = command.options.compactMap { option in
      words(after: option).map { words in
        "          \(spellings(of: option).joined(separator: "|"))) \(bash(words)); return ;;"
      }
    }
    return """
        \(command.name))
          case $before in
      \(values.joined(separator: "\n"))
          esac
          if [[ $current == -* ]]; then
            _viewtree_words $'\(options)'
          else
            \(bash(words(of: command)))
          fi
          ;;
      """
  }

  private static func bash(_ words: Words) -> String {
    switch words {
    case .some(let words): "_viewtree_words $'\(words.joined(separator: #"\n"#))'"
    case .files: "_viewtree_files"
    case .names(let kind): "_viewtree_words \"$(_viewtree_names \(kind))\""
    case .namesOrFiles(let kind): "_viewtree_names_or_files \(kind)"
    case .any: ":"
    }
  }
}
