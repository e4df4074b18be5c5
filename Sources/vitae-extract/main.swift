import DocumentExtraction
import Glibc

exit(ExtractionLoop.run(arguments: CommandLine.arguments))
