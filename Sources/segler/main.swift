import Foundation
import SeglerTool

exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
