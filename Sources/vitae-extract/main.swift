import DocumentExtraction
import Glibc

exit(ExtractionLoop.run())
