import DocumentExtraction
import Glibc
import ResumeAnalysis

exit(ExtractorProgram.run(arguments: CommandLine.arguments, analysis: ExtractorAnalysis.load))
