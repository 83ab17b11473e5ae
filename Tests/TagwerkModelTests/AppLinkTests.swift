import Foundation
import Testing

@testable import TagwerkModel

struct AppLinkTests {
    @Test("a link's address leads to the same link again")
    func roundTrip() throws {
        for link in [AppLink.newNote, .newHabit, .habit(UUID()), .note(UUID()), .search("süß & \"ab c\"")] {
            #expect(AppLink(try #require(link.url)) == link)
        }
    }

    @Test(
        "addresses that ask for nothing the app has are no links",
        arguments: [
            "https://new-note", "tagwerk://", "tagwerk://new-note/7", "tagwerk://habit", "tagwerk://habit/7",
            "tagwerk://search", "tagwerk://search?x=7",
            "tagwerk:",
        ])
    func others(address: String) throws {
        #expect(AppLink(try #require(URL(string: address))) == nil)
    }
}
