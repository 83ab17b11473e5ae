import CGTK
import SwiftUICore
