"""Awards and endings against every vector."""

from games.artbox.vectors import check_end, check_round
from rule import rule


@rule("AB-AWARD-03", "AB-AWARD-06", "AB-AWARD-11")
def test_s_01_four_players_no_ties() -> None:
    check_round("S-01")


@rule("AB-AWARD-07")
def test_s_02_most_guessed_drawing_tied_between_b_and_d_lower_number_token() -> None:
    check_round("S-02")


@rule("AB-AWARD-13", "AB-AWARD-14")
def test_s_03_best_drawing_and_best_sheet_are_the_same_player_second_token_passes_on() -> None:
    check_round("S-03")


@rule("AB-AWARD-08", "AB-AWARD-09", "AB-RULING-48")
def test_s_04_illegal_drawing_leads_the_count_not_eligible_but_its_author_may_still() -> None:
    check_round("S-04")


@rule("AB-AWARD-10")
def test_s_05_illegal_author_ties_for_the_second_token_and_loses_although_holding_th() -> None:
    check_round("S-05")


@rule("AB-RULING-07", "AB-RULING-09")
def test_s_06_every_drawing_illegal_first_token_stays_in_the_supply_ties_among_illeg() -> None:
    check_round("S-06")


@rule("AB-RULING-06")
def test_s_07_nobody_guesses_anything_literal_reading_both_tokens_still_go_out_by_nu() -> None:
    check_round("S-07")


@rule("AB-RULING-01", "AB-RULING-02", "AB-RULING-03", "AB-RULING-04")
def test_s_08_one_word_written_for_two_drawings_blanks_elsewhere_own_slot_ignored() -> None:
    check_round("S-08")


@rule("AB-THREE-06")
def test_s_09_three_players_totals_of_both_drawings_are_added() -> None:
    check_round("S-09")


@rule("AB-RULING-08")
def test_s_10_three_players_the_illegal_drawing_of_a_adds_nothing_the_legal_one_stil() -> None:
    check_round("S-10")


@rule("AB-SIMPLE-06", "AB-SIMPLE-07", "AB-RULING-16")
def test_s_11_simplified_tied_players_all_receive_and_one_player_may_receive_both() -> None:
    check_round("S-11")


@rule("AB-END-02")
def test_e_01_four_players_nobody_has_five_play_on() -> None:
    check_end("E-01")


@rule("AB-END-04", "AB-END-06")
def test_e_02_a_and_b_reach_five_in_the_same_round_better_drawing_of_the_last_round() -> None:
    check_end("E-02")


@rule("AB-END-05")
def test_e_03_still_tied_lower_number_token_of_the_last_round() -> None:
    check_end("E-03")


@rule("AB-END-02", "AB-END-03")
def test_e_04_eight_players_end_at_three() -> None:
    check_end("E-04")


@rule("AB-SIMPLE-08")
def test_e_05_simplified_four_players_end_at_three_rulebook_example() -> None:
    check_end("E-05")


@rule("AB-RULING-15", "AB-RULING-05")
def test_e_06_simplified_tied_to_the_end_shared_victory() -> None:
    check_end("E-06")


@rule("AB-EXPERT-05")
def test_e_07_expert_red_gray_5_red_and_1_gray_does_not_end_a_4_player_game() -> None:
    check_end("E-07")


@rule("AB-RULING-19", "AB-EXPERT-03")
def test_e_08_expert_b_completes_2_2_while_a_holds_six_mixed_tokens_most_tokens_win() -> None:
    check_end("E-08")


@rule("AB-RULING-19")
def test_e_09_same_position_table_option_achiever() -> None:
    check_end("E-09")


@rule("AB-RULING-21", "AB-RULING-20")
def test_e_10_expert_2_2_and_six_of_a_colour_are_completed_in_the_same_round_more_to() -> None:
    check_end("E-10")


@rule("AB-EXPERT-04")
def test_e_11_expert_with_seven_players_one_of_each_colour_ends_the_game() -> None:
    check_end("E-11")


@rule("AB-EXPERT-04")
def test_e_12_expert_with_seven_players_four_of_one_colour_ends_the_game() -> None:
    check_end("E-12")
