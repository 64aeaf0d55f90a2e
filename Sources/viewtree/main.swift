import ViewTreeInspector

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// A reader of our output that goes away is no error of ours.
signal(SIGPIPE, SIG_IGN)

let console = Console.standard
nonisolated(unsafe) var status: Int32 = ExitStatus.defect.rawValue
let hasStack = DeepStack.run {
  status = ViewTreeCommand.run(Array(CommandLine.arguments.dropFirst()), console).rawValue
}
if !hasStack {
  console.message(CommandWords.noStack(bytes: DeepStack.size))
  status = ExitStatus.unusable.rawValue
}
exit(status)
