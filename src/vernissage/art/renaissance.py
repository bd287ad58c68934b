"""Renaissance for Art Decko: soft light on dark ground, chalk on old paper, a room that obeys its vanishing point."""

from __future__ import annotations

from vernissage.art.canvas import Canvas, both, disc, fill, line, oval, place, polygon, rect, ring, smooth
from vernissage.art.chance import Chance
from vernissage.art.figures import BROW, LIPS, NOSTRIL, PROFILE
from vernissage.art.palette import GOLD, IVORY, STRAW, darker, lighter

SEPIA = "#6b3d22"
CHALK = "#a5482c"


def merchants_daughter(c: Canvas) -> list[str]:
    """A young woman in profile beside a window, pearls in her hair."""
    out = [rect(0, 0, 240, 288, c.radial("#5a5138", "#33301f", "#17150f", x=0.4, y=0.35, r=0.8))]
    # The window and its blue distance.
    view = [rect(0, 0, 80, 178, c.linear("#7fa6b4", "#cfd9c4", "#e9dcae"))]
    view += [fill("M0 104L18 80L34 96L52 70L80 100V178H0Z", c.linear("#6f93a0", "#93ab9a"))]
    view += [
        fill("M0 128C20 112 44 126 80 112V178H0Z", c.linear("#7a8f62", "#4c5f38")),
        fill("M8 178C30 160 20 148 44 140C34 150 46 160 40 178Z", "#d9cfa0"),
    ]
    view += [
        oval(58, 118, 4, 13, "#2f4027"),
        oval(68, 122, 3.4, 11, "#38492c"),
        oval(14, 126, 7, 6, "#3d5030"),
        rect(22, 108, 8, 12, "#c9a57a"),
        fill("M20 108L26 101L32 108Z", "#8a4a33"),
    ]
    out.append(c.clip("M0 30C30 14 60 22 72 52V176H0Z", view))
    out.append(line("M0 30C30 14 60 22 72 52V176", "#7d6a44", 6))
    out.append(line("M0 28C32 11 63 20 75 51V176", "#c2a668", 1.4))
    out.append(fill("M0 176H82V186H0Z", c.linear("#b39a63", "#5a4a2b")))
    # The dress.
    dress = (
        "M74 206C92 196 104 192 112 186C124 198 148 196 156 182C178 190 206 204 218 236C226 256 230 274 232 288H36C40"
        " 258 52 222 74 206Z"
    )
    out.append(fill(dress, c.linear("#4f1418", "#a52a2a", "#6a1820", "#2d0c10", turn=10)))
    brocade = []
    for x, y in (
        (64, 240),
        (88, 226),
        (84, 258),
        (110, 244),
        (60, 274),
        (108, 276),
        (134, 262),
        (158, 240),
        (180, 222),
        (160, 278),
        (184, 254),
        (206, 240),
        (204, 272),
    ):
        brocade.append(
            f"M{x} {y - 9}C{x + 7} {y - 4} {x + 7} {y + 4} {x} {y + 9}"
            f"C{x - 7} {y + 4} {x - 7} {y - 4} {x} {y - 9}ZM{x} {y - 4}V{y + 5}M{x - 3} {y}H{x + 3}"
        )
    out.append(line("".join(brocade), GOLD, 1.3, 0.75))
    out.append(fill("M150 186C176 194 204 210 214 288H232C230 244 216 206 156 182Z", "#120608", 0.45))
    sleeve = "M36 288C42 262 52 236 70 222C84 236 92 262 92 288Z"
    out += [
        fill(sleeve, c.linear("#2b4a3f", "#3f6b57", "#1b2f29", turn=0)),
        line("M52 250C64 246 76 248 88 254M46 268C60 264 76 266 90 272", "#e9dfc4", 4),
        line("M52 250C64 246 76 248 88 254M46 268C60 264 76 266 90 272", "#1b2f29", 1),
    ]
    # Neck and shoulders with a soft shadow.
    skin = c.linear("#f6dcb8", "#edc599", "#c98d62", turn=0)
    out.append(fill("M110 150C113 170 106 184 84 200C100 214 146 212 170 190C154 182 146 166 146 146Z", skin))
    out.append(
        fill(
            "M128 150C130 172 140 186 164 192C150 204 136 208 124 208C140 196 132 172 124 158Z",
            c.linear("#8a5433", "#8a5433", opacities=(0.45, 0.1)),
        )
    )
    out.append(line("M76 206C92 222 148 220 166 186", GOLD, 4.5))
    out.append(line("M76 206C92 222 148 220 166 186", "#6f4d1d", 1))
    # The head: modelled in three layers.
    head = [
        fill(PROFILE, skin),
        fill(
            "M38 90C50 84 60 70 62 44L70 40C74 60 70 78 64 90C62 98 62 108 64 117L33 112C40 106 42 98 38 90Z",
            c.linear("#8a5433", "#8a5433", opacities=(0.15, 0.4)),
        ),
    ]
    head += [
        oval(29, 62, 13, 11, c.radial("#d9714f", "#d9714f", opacities=(0.5, 0))),
        fill("M15.5 44C19 42 25 42 29.5 45C25 48.5 19 48.5 16.5 46.5Z", "#f3e6cf"),
        disc(19.5, 45.6, 2.6, "#4a2f1c"),
    ]
    head += [
        line("M15.5 43.4C19 41 25 41.4 30 45", "#5a3522", 1.6),
        line(BROW, "#8a5f38", 1.2),
        fill(LIPS, "#b2503f"),
        line(NOSTRIL, "#a0623f", 1.2),
        line("M15 38C13 46 11 52 8 58", "#fff0d6", 1.4, 0.8),
    ]
    out.append(place(head, 82, 62, 0.96))
    # Hair bound up under a net of pearls.
    hair = smooth(
        [
            (118, 66),
            (104, 74),
            (99, 92),
            (108, 86),
            (118, 98),
            (122, 118),
            (130, 128),
            (140, 144),
            (152, 146),
            (170, 138),
            (182, 116),
            (180, 88),
            (166, 66),
            (142, 56),
        ]
    )
    out.append(fill(hair, c.radial("#c98f4a", "#94602c", "#55321a", x=0.35, y=0.25, r=0.8)))
    for s in (
        [(104, 84), (124, 74), (148, 82), (164, 104)],
        [(112, 76), (140, 66), (166, 82), (174, 108)],
        [(120, 98), (132, 96), (146, 108), (152, 130)],
        [(124, 114), (134, 116), (142, 128)],
    ):
        out.append(line(smooth(s, False), "#e3b877", 1.3, 0.8))
    out.append(
        fill(
            smooth([(150, 66), (172, 62), (190, 76), (196, 100), (186, 122), (168, 132), (160, 110), (158, 86)]),
            c.radial("#7a2a30", "#4a1319", x=0.4, y=0.3, r=0.7),
        )
    )
    net = "M156 72L190 104M164 66L195 94M157 88L186 120M159 104L176 128M188 76L160 112M194 92L166 126M176 66L157 92"
    out.append(line(net, GOLD, 1.1))
    pearl = c.radial("#fffdf5", "#e9e0cf", "#a39a88", x=0.35, y=0.3, r=0.7)
    for x, y in (
        (110, 80),
        (118, 74),
        (127, 69),
        (137, 65),
        (147, 63),
        (154, 72),
        (157, 84),
        (158, 97),
        (160, 110),
        (166, 122),
    ):
        out.append(disc(x, y, 3, pearl))
    for x, y in ((108, 181), (114, 186), (121, 190), (129, 191), (137, 190), (144, 186)):
        out.append(disc(x, y, 3.4, pearl))
    out += [disc(121, 201, 5, "#8e1b24"), disc(119.6, 199.4, 1.5, "#e58a7f"), disc(121, 209, 3.2, pearl)]
    # Varnish: a warm glow, darker towards the edges.
    out.append(rect(0, 0, 240, 288, c.radial("#d9a441", "#3a2410", "#100a06", r=0.75, opacities=(0.06, 0.08, 0.5))))
    return out


def study_of_a_falcon(c: Canvas) -> list[str]:
    """Red chalk and ink on an old sheet: a falcon, its wing, a measure of circles."""
    chance = Chance("falcon")
    out = [rect(0, 0, 240, 288, c.radial("#efdcb4", "#e2c794", "#b98f58", r=0.75))]
    for _ in range(7):
        out.append(
            oval(
                chance.between(0, 240),
                chance.between(0, 288),
                chance.between(8, 30),
                chance.between(6, 22),
                "#a8763f",
                chance.between(0, 180),
                0.1,
            )
        )
    # Measured circles behind the bird.
    out += [
        ring(122, 128, 84, SEPIA, 0.8, 0.5),
        ring(110, 70, 34, SEPIA, 0.8, 0.55),
        line("M122 30V246M24 128H220M50 56L194 200M110 24L110 116", SEPIA, 0.7, 0.4),
    ]
    # The falcon.
    body = (
        "M96 50C108 38 130 40 138 56C144 68 148 84 160 102C174 126 184 160 182 196C182 216 180 240 174 262C168 258 164"
        " 250 162 240C156 226 148 218 138 216C122 216 104 204 96 182C88 160 88 130 96 108C100 98 100 92 96 84C94 80 92"
        " 76 90 74C90 66 92 58 96 50Z"
    )
    out.append(fill(body, c.linear("#d9a06a", "#b5693f", "#8f4a2a", turn=20, opacities=(0.35, 0.55, 0.7))))
    wing = "M134 92C152 106 170 140 178 180C182 206 180 236 174 262C160 240 146 214 136 186C126 158 122 116 134 92Z"
    out.append(fill(wing, CHALK, 0.45))
    hatch = []
    for i in range(26):
        x, y = 132 + i * 1.6, 104 + i * 5.4
        hatch.append(f"M{x:.0f} {y:.0f}l{chance.between(10, 16):.0f} {chance.between(7, 12):.0f}")
    for i in range(22):
        x, y = 98 + chance.between(0, 30), 112 + i * 4.4
        hatch.append(f"M{x:.0f} {y:.0f}l4 7")
    out.append(line("".join(hatch), SEPIA, 0.9, 0.75))
    # Long flight feathers and rows of small ones.
    quills = "".join(
        f"M{140 + i * 4} {150 + i * 3}C{150 + i * 4} {190 + i * 5} {158 + i * 3} {220 + i * 4} {172 - i * 0.4:.1f}"
        f" {258 - i * 4}"
        for i in range(7)
    )
    out.append(line(quills, SEPIA, 1.2))
    scallops = []
    for row in range(9):
        for k in range(4):
            x, y = 102 + k * 9 + (row % 2) * 4, 112 + row * 10
            if x < 126 + row * 1.2:
                scallops.append(f"M{x} {y}q3 6 6 0")
    out.append(line("".join(scallops), CHALK, 1.3))
    out += [line(body, "#4a2614", 2.2), line(wing, "#4a2614", 1.5)]
    # The head.
    beak = "M95 57C86 56 77 62 76 76C76 79 78 80 79 77C81 73 86 72 93 75C97 70 98 62 95 57Z"
    out += [
        fill(beak, "#8a6a4a"),
        fill("M95 57C91 56.5 88 57.5 86 59C88 63 90 67 91 74L93 75C97 70 98 62 95 57Z", "#e3b95f"),
        line(beak, "#4a2614", 1.8),
    ]
    out += [line("M88 71C90 77 94 79 97 80", "#4a2614", 1.6), line("M97 56C102 53 110 53 117 58", "#4a2614", 2.2)]
    out += [
        disc(90, 62, 1.1, "#4a2614"),
        disc(108, 63, 6.4, "#e6c58c"),
        disc(107.5, 63, 4.6, "#2d160c"),
        disc(106, 61.5, 1.5, IVORY),
        ring(108, 63, 6.4, "#4a2614", 1.4),
    ]
    out += [
        fill("M104 72C106 82 112 92 118 92C116 84 114 76 112 71Z", "#5a2c18", 0.8),
        line("M99 54C106 50 116 50 122 56M112 46C122 46 130 52 134 62", SEPIA, 1),
    ]
    # Legs on the perch.
    out += [
        fill("M112 208C112 220 114 228 118 232H128C130 224 136 218 140 214Z", "#b5693f", 0.6),
        line("M112 208C112 220 114 228 118 234M140 215C134 220 130 226 130 234", "#4a2614", 1.6),
    ]
    out.append(both("M68 240C100 232 150 234 188 244L186 256C150 248 100 246 70 252Z", "#a8763f", "#4a2614", 1.8))
    out.append(
        line(
            "M108 244C108 234 114 232 117 240M117 243C118 232 126 232 126 242M126 243C128 232 136 234 135 244",
            "#4a2614",
            2.2,
        )
    )
    out.append(line("M78 246C110 240 140 242 178 249M84 242l-8 8M150 244l14 6", SEPIA, 0.8))
    # A second thought: the spread wing, above left, and notes in mirror hand.
    vanes = "".join(
        f"M{2 + i * 7} {i * 3 - i * i * 0.3:.1f}C{6 + i * 8} {20 + i * 2} {4 + i * 9} {40 - i} {8 + i * 10}"
        f" {62 - i * 5}"
        for i in range(7)
    )
    edge = (
        "M0 -2C14 -10 34 -2 46 4C58 8 66 16 72 28M0 -2C0 20 2 44 8 62C12 64 14 62 16 58"
        "C20 60 24 58 26 53C30 55 34 52 36 48C40 50 44 46 46 42C50 44 54 40 56 36C60 38 66 34 72 28"
    )
    out.append(place([line(vanes, CHALK, 0.9), line(edge, CHALK, 1.5)], 162, 24, 0.92, 8))
    script = []
    for row in range(5):
        x, y = 20.0, 196 + row * 9
        while x < 72 - (row % 3) * 6:
            script.append(
                f"M{x:.0f} {y}q{chance.between(1, 3):.1f} {chance.between(-6, -2):.1f} {chance.between(2, 4):.1f} 0"
            )
            x += chance.between(3.5, 7)
    out.append(line("".join(script), SEPIA, 0.9))
    out.append(line("M16 276C60 270 120 280 224 272", SEPIA, 0.6, 0.4))
    return out


def banquet_of_the_guild(c: Canvas) -> list[str]:
    """A long table in a coffered hall; every line runs to the master's head."""
    vx, vy = 120, 128
    out = [rect(0, 0, 240, 288, "#3a2a1d")]

    def towards(x: float, y: float, t: float) -> tuple[float, float]:
        return x + (vx - x) * t, y + (vy - y) * t

    # Ceiling, floor and walls as four trapezia.
    depth = 0.62
    tl, tr, bl, br = (towards(x, y, depth) for x, y in ((0, 0), (240, 0), (0, 288), (240, 288)))
    out.append(fill(polygon([(0, 0), (240, 0), tr, tl]), c.linear("#6a4a2c", "#a57b48")))
    out.append(fill(polygon([(0, 288), (240, 288), br, bl]), c.linear("#b08a5a", "#7a4f30")))
    out.append(fill(polygon([(0, 0), tl, bl, (0, 288)]), c.linear("#8f7a58", "#cdb587", turn=0)))
    out.append(fill(polygon([(240, 0), tr, br, (240, 288)]), c.linear("#7a6242", "#4d3a28", turn=0)))
    beams = []
    for x in (0, 40, 80, 120, 160, 200, 240):
        a, b = (float(x), 0.0), towards(x, 0, depth)
        beams.append(polygon([a, b], False))
    for t in (0.0, 0.2, 0.36, 0.48, 0.57):
        beams.append(polygon([towards(0, 0, t), towards(240, 0, t)], False))
    out.append(line("".join(beams), "#3f2817", 2.6))
    out.append(line("".join(beams), "#d9b67a", 0.7))
    # Dark hangings on both walls, foreshortened.
    for x, color in ((0, "#5a2a24"), (240, "#331a1a")):
        for near, far in ((0.06, 0.22), (0.29, 0.4), (0.45, 0.53)):
            d = polygon([towards(x, 62, near), towards(x, 62, far), towards(x, 208, far), towards(x, 208, near)])
            out.append(both(d, color, "#c2a668", 1))
    # Back wall with three windows.
    out.append(fill(polygon([tl, tr, br, bl]), c.linear("#cdb284", "#9a7b50")))
    for x, w, top in ((84, 18, 92), (109, 22, 84), (138, 18, 92)):
        d = f"M{x} 150V{top + w / 2}A{w / 2} {w / 2} 0 0 1 {x + w} {top + w / 2}V150Z"
        out.append(both(d, c.linear("#7fb0c4", "#d3e0cf", "#8fa878"), "#5f4a2f", 1.6))
        out.append(fill(f"M{x + 1} 150V132L{x + w * 0.4} 122L{x + w - 1} 134V150Z", "#6d8f86"))
    out.append(line("M104 92Q120 66 136 92", "#7a5c36", 3))
    # Floor tiles.
    tiles = [polygon([(x, 288), towards(x, 288, depth)], False) for x in range(-120, 361, 40)]
    tiles += [polygon([towards(0, 288, t), towards(240, 288, t)], False) for t in (0.08, 0.2, 0.3)]
    out.append(line("".join(tiles), "#5a3a22", 1.1, 0.8))
    # The company.
    robes = ("#8e2f28", "#2f4d66", "#b98532", "#a53f2a", "#3f6650", "#5a3a5c", "#32506f")
    hats = ("none", "cap", "none", "master", "cap", "none", "cap")
    leans = (6, -4, 7, 0, -6, 5, -7)
    for i in (0, 6, 1, 5, 2, 4, 3):
        at = 26 + i * 31.4
        y = 164 if i == 3 else 170 + (i % 2) * 3
        out.append(place(_guest(robes[i], hats[i], i), at + leans[i] * 0.6, y, 1.12 if i == 3 else 1.02, leans[i]))
    # Table and cloth.
    out.append(fill("M6 204L234 204L240 214H0Z", "#fbf3df"))
    out.append(fill("M0 214H240V248C200 252 40 252 0 248Z", c.linear("#efe3c8", "#b9a684")))
    folds = "".join(f"M{x} 214C{x - 2} 226 {x + 3} 238 {x} 249" for x in range(12, 240, 19))
    out.append(line(folds, "#a08a66", 1))
    out.append(line("M0 240C60 244 180 244 240 240", "#6f86a0", 1.6))
    out.append(line("M0 236C60 240 180 240 240 236", "#6f86a0", 0.8))
    for x in (14, 60, 180, 226):
        out.append(rect(x - 4, 249, 8, 30, "#3d2615"))
    # Bread, cups, a pie, a jug.
    for x in (30, 78, 152, 206):
        out += [oval(x, 207, 8, 3, "#c98f4a"), oval(x - 1, 206, 5, 1.6, "#e9c07f")]
    for x in (52, 104, 138, 186, 222):
        out += [
            fill(f"M{x - 4} 196H{x + 4}L{x + 2} 203H{x - 2}Z", "#c5963a"),
            rect(x - 0.8, 202, 1.6, 5, "#8f6a24"),
            oval(x, 208, 4, 1.4, "#8f6a24"),
        ]
    out += [
        oval(120, 207, 15, 4, "#d8c7a0"),
        fill("M108 205C110 196 130 196 132 205Z", "#a8632f"),
        oval(16, 202, 5, 6, "#5f7a6a"),
        rect(14, 192, 4, 6, "#5f7a6a"),
    ]
    out.append(
        rect(0, 0, 240, 288, c.radial("#ffe9b0", "#3a2410", "#0d0704", y=0.5, r=0.78, opacities=(0.12, 0.1, 0.55)))
    )
    return out


def _guest(robe: str, hat: str, who: int) -> list[str]:
    """Half a figure, seen from the front, whose hands rest on the table."""
    hair = ("#4a2f1c", "#8a8070", "#6b4426", "#a57b48", "#2d1f16", "#7a4a26", "#53402f")[who]
    gaze = (2, -1, 2, 0, -2, 1.4, -2)[who]
    out = [fill("M-16 40C-18 22 -14 12 -6 9H6C14 12 18 22 16 40Z", robe)]
    out += [
        fill("M4 9C14 12 18 22 16 40H6C10 30 8 18 2 9Z", darker(robe, 0.4), 0.8),
        line("M-8 14C-10 24 -8 32 -10 40M0 12L-2 40", lighter(robe, 0.3), 0.9),
    ]
    out += [
        oval(0, 0, 7.4, 9.4, hair),
        oval(gaze * 0.4, 1, 5.8, 7.4, "#e3b58a"),
        fill(
            f"M{gaze * 0.4:.1f} -6A5.8 7.4 0 0 1 {gaze * 0.4:.1f} 8.4A3 7.4 0 0 0 {gaze * 0.4:.1f} -6Z", "#8a5433", 0.35
        ),
    ]
    out += [line(f"M{gaze - 2.6:.1f} 0h1.4M{gaze + 1.4:.1f} 0h1.4M{gaze - 1:.1f} 4.6h2.2", "#3a2014", 0.9)]
    if who % 3 == 1:
        out.append(fill("M-5 3C-4 12 4 12 5 3C3 6 -3 6 -5 3Z", hair))
    if hat == "cap":
        out.append(fill("M-8.5 -4C-8 -13 8 -13 8.5 -4C4 -6 -4 -6 -8.5 -4Z", darker(robe, 0.35)))
    if hat == "master":
        out += [
            fill("M-10 -4C-9 -15 9 -15 10 -4Z", "#3d1517"),
            line("M-10 -4H10", GOLD, 1.6),
            line("M-8 12C-6 24 6 24 8 12", STRAW, 1.6),
            disc(0, 22, 2.4, STRAW),
        ]
    out += [oval(-9, 38, 4, 2.6, "#e3b58a", 20), oval(9, 38, 4, 2.6, "#e3b58a", -20)]
    return out
