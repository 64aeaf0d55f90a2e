import ViewTreeCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(ViewTreeProcess.run(Array(CommandLine.arguments.dropFirst())))
