"""The judge against every vector of geometry."""

from games.artbox.vectors import check_geometry
from rule import rule


@rule("AB-GEO-07", "AB-SHAPE-01")
def test_g_01_rulebook_roll_legal_circle_rectangle_and_two_triangles_all_separate() -> None:
    check_geometry("G-01")


@rule("AB-GEO-07", "AB-SHAPE-01", "AB-DRAW-03")
def test_g_02_rulebook_roll_one_triangle_missing() -> None:
    check_geometry("G-02")


@rule("AB-GEO-07", "AB-DRAW-02")
def test_g_03_rulebook_roll_right_number_of_shapes_but_a_line_instead_of_the_second() -> None:
    check_geometry("G-03")


@rule("AB-SHAPE-02", "AB-SHAPE-03")
def test_g_04_oblong_rectangle_and_ellipse_accepted_for_square_and_circle() -> None:
    check_geometry("G-04")


@rule("AB-RULING-44")
def test_g_05_house_triangle_base_lies_on_the_top_side_of_the_rectangle_shared_edge() -> None:
    check_geometry("G-05")


@rule("AB-SHAPE-07", "AB-GEO-11")
def test_g_06_line_laid_along_a_whole_side_of_the_square_rulebook_prohibition() -> None:
    check_geometry("G-06")


@rule("AB-SHAPE-08", "AB-GEO-08", "AB-RULING-43")
def test_g_07_second_ellipse_on_the_contour_of_the_first_rulebook_prohibition() -> None:
    check_geometry("G-07")


@rule("AB-GEO-08")
def test_g_08_concentric_ellipses_with_a_visible_gap_are_fine() -> None:
    check_geometry("G-08")


@rule("AB-SHAPE-09", "AB-GEO-14")
def test_g_09_triangle_squeezed_into_a_straight_line_rulebook_prohibition() -> None:
    check_geometry("G-09")


@rule("AB-SHAPE-05", "AB-GEO-14")
def test_g_10_needle_triangle_60_by_600_is_still_a_triangle() -> None:
    check_geometry("G-10")


@rule("AB-GEO-13", "AB-SHAPE-06")
def test_g_11_rectangle_600_by_16_is_squeezed() -> None:
    check_geometry("G-11")


@rule("AB-GEO-12", "AB-SHAPE-06")
def test_g_12_ellipse_600_by_30_is_squeezed_ratio_0_05() -> None:
    check_geometry("G-12")


@rule("AB-GEO-10")
def test_g_13_square_cut_exactly_into_two_triangles_the_square_has_no_outline_of_its() -> None:
    check_geometry("G-13")


@rule("AB-GEO-09")
def test_g_14_two_lines_end_to_end_on_one_straight_course_read_as_one_line() -> None:
    check_geometry("G-14")


@rule("AB-GEO-09")
def test_g_15_two_lines_forming_a_v_share_an_end_point_fine() -> None:
    check_geometry("G-15")


@rule("AB-GEO-15")
def test_g_16_line_of_30_units_is_too_short_to_be_a_line() -> None:
    check_geometry("G-16")


@rule("AB-SIMPLE-01", "AB-RULING-17")
def test_g_17_simplified_variant_two_of_four_rolled_shapes_used() -> None:
    check_geometry("G-17")


@rule("AB-SIMPLE-01", "AB-GEO-07")
def test_g_18_simplified_variant_a_shape_that_was_not_rolled() -> None:
    check_geometry("G-18")


@rule("AB-RULING-17")
def test_g_19_simplified_variant_nothing_drawn() -> None:
    check_geometry("G-19")


@rule("AB-EXPERT-06", "AB-GEO-17")
def test_g_20_expert_frame_option_touches_left_right_and_bottom() -> None:
    check_geometry("G-20")


@rule("AB-EXPERT-06", "AB-GEO-17", "AB-EXPERT-08")
def test_g_21_expert_frame_option_touches_only_two_sides() -> None:
    check_geometry("G-21")


@rule("AB-EXPERT-07", "AB-GEO-18")
def test_g_22_expert_frame_option_a_rectangle_drawn_on_the_frame_itself() -> None:
    check_geometry("G-22")


@rule("AB-EXPERT-07", "AB-GEO-18")
def test_g_23_expert_frame_option_a_line_drawn_along_the_top_side_of_the_frame() -> None:
    check_geometry("G-23")


@rule("AB-GEO-16")
def test_g_24_shape_leaves_the_frame_by_40_units() -> None:
    check_geometry("G-24")


@rule("AB-RULING-45")
def test_g_25_shapes_may_cross_and_nest_freely() -> None:
    check_geometry("G-25")
