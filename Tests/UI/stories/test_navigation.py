"""Pages, columns, questions, searching and editing, on the screens of Tests/UI/samples/Navigation."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story  # noqa: E402


class NavigationStory(Story):
    def test_asks_with_an_alert_and_an_action_sheet_of_the_older_form(self):
        app = self.launch("NavigationSample", "questions")
        app.find("push-button", "Ask").click()
        app.find("push-button", "Delete")
        app.key("Escape")
        app.find("label", "Answer: cancelled")
        app.find("push-button", "Choose").click()
        app.find("push-button", "Date").click()
        app.find("label", "Answer: date")

    def test_a_question_gets_answers_while_it_is_open(self):
        app = self.launch("NavigationSample", "questions")
        app.find("push-button", "Grow").click()
        app.find("push-button", "Answer 2").click()
        app.find("label", "Answer: 2")

    def test_goes_by_links_whose_bindings_say_so_and_back(self):
        app = self.launch("NavigationSample")
        app.find("push-button", "Go by binding").click()
        app.find("push-button", "Leave").activate("click")
        app.find("label", "Active: no, tag: 0")
        app.find("push-button", "By tag").click()
        app.find("push-button", "Leave").activate("click")
        app.find("label", "Active: no, tag: 0")

    def test_deletes_a_row_while_the_list_is_edited(self):
        app = self.launch("NavigationSample", "editing", language="de_DE.UTF-8")
        app.find("push-button", "Bearbeiten").click()
        app.find("list-item", "Apple").find("push-button", "Löschen").click()
        app.find("list-item", "Apple").find("image", "Löschen").click()
        app.wait_gone("list-item", "Apple")
        app.find("push-button", "Fertig").click()
        app.wait_gone("push-button", "Löschen")

    def test_chooses_several_rows(self):
        app = self.launch("NavigationSample", "editing")
        app.find("list-item", "Several").click()
        app.find("label", "0 chosen")
        app.find("push-button", "Edit").click()
        app.find("list-item", "Apple").click()
        app.find("list-item", "Cherry").click()
        app.find("label", "2 chosen")

    def test_searches_with_a_suggestion(self):
        app = self.launch("NavigationSample", "search")
        app.key("ctrl+f")
        app.type("m")
        app.find("push-button", "Mauersegler").activate("click")
        app.wait_gone("list-item", "Amsel")
        app.find("list-item", "Mauersegler")
        app.key("Return")
        app.find("label", re.compile("Submitted: Mauersegler"))

    def test_loads_anew_with_the_keyboard(self):
        app = self.launch("NavigationSample", "search")
        app.key("F5")
        app.find("label", re.compile("loaded 1 times"))
        self.assertIdle(app)

    def test_shows_what_is_chosen_beside_the_list_or_on_a_page(self):
        app = self.launch("NavigationSample", "split", size=(800, 500))
        app.find("list-item", "Germany").click()
        app.find("list-item", "Cities of Germany")
        app.resize(360, 500)
        app.find("list-item", "Austria").click()
        app.find("list-item", "Cities of Austria").click()
        app.key("alt+Left")
        app.find("list-item", "Cities of Austria")
        app.key("alt+Left")
        app.find("list-item", "Switzerland")

    def test_takes_a_sheet_from_one_height_to_the_next(self):
        app = self.launch("NavigationSample", "sheets", size=(560, 640))
        app.find("push-button", "Show sheet").click()
        app.find("label", "Medium")
        app.find("push-button", "Change Size").click()
        app.find("label", "Large")
        self.assertIdle(app)

    def test_turns_pages_by_their_dots_and_scrolls_to_a_card(self):
        app = self.launch("NavigationSample", "pages", size=(420, 640), language="de_DE.UTF-8")
        app.find("push-button", "Seite 3 von 3").click()
        app.find("label", re.compile("Shown: 3"))
        app.find("push-button", "Card 12").click()
        app.find("label", "Card 12")
        app.find("label", "Card 13")

    def test_a_page_hides_the_switcher_of_its_tabs(self):
        app = self.launch("NavigationSample", "tabs", size=(360, 560))
        app.find("push-button", "Places")
        app.find("list-item", "Alone").click()
        app.wait_gone("push-button", "Places")
        app.key("alt+Left")
        app.find("push-button", "Places")
