// Art Decko's rules of play in C++17, to measure against: the same block of bytes, streams and order of options as
// src/vernissage/games/art_decko, so that the same seed gives the same random game, bit for bit. No journal, no views, no
// set-up: positions come from Python. bench/reference.py compiles and compares it.

#include <cstdint>
#include <cstring>

namespace {

using i64 = std::int64_t;
using u8 = std::uint8_t;

// The box.
constexpr i64 GENRES = 5, KINDS = 11, CARDS = 21, BAG = 22, DESIGNS = 15, GOLD_CARD = 10;
constexpr i64 GALLERIES = 4, CADMIUM = 4, SIENNA = 5, LOCATIONS = 6, ROOMS = 5, MARKERS = 6, WILD = 5, GOLD = 5, BONUSES = 4;
constexpr i64 G3N = 7, G5 = 10, MODES = 16, STARS = 5, PICTURES = 11, TOP_TOKEN = 16;
constexpr i64 PAINTINGS = 0, THREE = 1, FIVE = 2, SHOW = 3;
constexpr i64 ACTIONS = 2, HAGGLE_DRAWS = 2, HAND_REFILL = 5, END_PAINTINGS = 12, END_RATING = 70, LAST_ROUND = 150;
constexpr i64 CADMIUM_PRICE = 5, SIENNA_PRICE = 8, CHEAPEST = 9, OPEN = 2;
constexpr u8 PAYS[8] = {1, 2, 3, 4, 5, 5, 6, 6};  // by row of ten
constexpr u8 FACE[KINDS] = {0, 0, 0, 0, 0, 1, 2, 3, 3, 3, 5};
constexpr u8 ABILITY[KINDS] = {0, 0, 0, 0, 0, 3, 4, 8, 8, 8, 0};
constexpr u8 MOST[KINDS] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0};
constexpr u8 KIND[CARDS] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10};
constexpr u8 TOP[MARKERS] = {79, 79, 79, 79, 79, 78};
constexpr u8 RISE[LOCATIONS] = {2, 3, 4, 6, 3, 6};
constexpr u8 LIMIT[GALLERIES] = {3, 3, 2, 2};
constexpr u8 ROOM_COST[ROOMS] = {9, 11, 13, 15, 17};
constexpr u8 ROOM_RISE[ROOMS] = {5, 6, 7, 8, 9};
constexpr u8 SPACE_POINTS[ROOMS][4] = {{7, 5, 4, 3}, {8, 6, 5, 4}, {9, 7, 6, 5}, {11, 9, 7, 6}, {13, 10, 8, 0}};
constexpr u8 DISCOUNT[BONUSES] = {2, 1, 0, 0};
constexpr u8 CLAIM_POINTS[BONUSES] = {0, 0, 2, 1};
constexpr u8 MODE_KIND[MODES] = {7, 8, 9, 6, 5, 10, 7, 8, 9, 6, 5, 0, 1, 2, 3, 4};
constexpr bool ALLOWED[4][STARS] = {{true, false, false, true, true}, {}, {false, true}, {false, false, true}};

// The vocabulary.
constexpr i64 HAGGLE_WORD = 0, ACQUIRE_WORD = 1, SPEND = 3, GO = 14, TAKE_ONE = 20, PICK = 22, PICK_GOLD = 20, ENTER = 30;
constexpr i64 HANG = 35, USE_GENRE = 40, CLAIM_NONE = 42, PAY = 47, DONE = 63, DROP = 64, STOP = 75;

// What is asked now.
enum Phase : u8 { CHOOSING, HAGGLING, GOING, COUNTING, PICKING, PAIRING, ENTERING, HANGING, MARKING, CLAIMING, PAYING, DROPPING, OVER };

// The places in the block.
constexpr i64 PHASE = 0, TURN = 1, ROUND = 2, ACTION = 3, BOUGHT_AT = 4, START = 5, REASONS = 6, KNOWN_CARDS = 7;
constexpr i64 PLACE = 8, CONTEXT = 9, WANT = 10, FIRST = 11, SECOND = 12, MARKER = 13, CLAIMED = 14, COST = 15, LAST = 16;
constexpr i64 NAMED = 17, LEFT = NAMED + MODES, GAINS = LEFT + KINDS, PLAN_END = GAINS + MODES;
constexpr i64 RATINGS = PLAN_END, SCORES = RATINGS + MARKERS, RIBBON = SCORES + 4, EXHIBITED = RIBBON + 4, TOKEN = EXHIBITED + 4;
constexpr i64 TRACK = TOKEN + GALLERIES, GONE = TRACK + TOP_TOKEN + 1, TILES = GONE + TOP_TOKEN + 1, OWNERS = TILES + ROOMS;
constexpr i64 LYING = OWNERS + BONUSES, UNUSED = LYING + ROOMS * MARKERS, HUNG = UNUSED + MARKERS, HUNG_CELLS = 13;
constexpr i64 GALLERY = HUNG + ROOMS * HUNG_CELLS, DISPLAY = GALLERY + GALLERIES * 4, SIENNA_STACK = DISPLAY + 3;
constexpr i64 CADMIUM_DECK = SIENNA_STACK + 1, DECK = CADMIUM_DECK + BAG, REMOVED = DECK + BAG, SPACE = REMOVED + BAG;
constexpr i64 SEATS = SPACE + 2 * BAG, SEAT_CELLS = 4 * BAG, MOST_CELLS = SEATS + 4 * SEAT_CELLS;

constexpr i64 hand(i64 seat) { return SEATS + SEAT_CELLS * seat; }
constexpr i64 draw_pile(i64 seat) { return hand(seat) + BAG; }
constexpr i64 discard(i64 seat) { return hand(seat) + 2 * BAG; }
constexpr i64 known(i64 seat) { return hand(seat) + 3 * BAG; }

struct Rng {
    i64 x;
    i64 word() {
        const i64 given = (x & 0xffffffff) ^ (x >> 32);
        x = 1073740155 * (x & 0xffffffff) + (x >> 32);
        return given;
    }
    i64 below(i64 n) {
        i64 product = word() * n, low = product & 0xffffffff;
        if (low < n) {
            const i64 favored = (4294967296 - n) % n;
            while (low < favored) {
                product = word() * n;
                low = product & 0xffffffff;
            }
        }
        return product >> 32;
    }
};

// The options of one question: bit k stands for the word `first` + k.
struct Options {
    i64 first;
    std::uint32_t bits;
};

struct Game {
    u8 c[MOST_CELLS];
    Rng streams[5];
    i64 seats, paid, reach, menu;

    i64 turn() const { return c[TURN]; }
    i64 pays(i64 genre) const { return PAYS[c[RATINGS + genre] / 10]; }
    i64 designs(i64 place, i64 genre) const { return c[place + 1 + 3 * genre] + c[place + 2 + 3 * genre] + c[place + 3 + 3 * genre]; }
    i64 of_kind(i64 place, i64 kind) const { return kind < GENRES ? designs(place, kind) : c[place + 1 + GOLD_CARD + kind]; }

    // Bags and piles.
    void add(i64 place, i64 card) { ++c[place], ++c[place + 1 + card]; }
    void out(i64 place, i64 card) { --c[place], --c[place + 1 + card]; }
    i64 lowest(i64 place, i64 kind) const {
        if (kind >= GENRES) return GOLD_CARD + kind;
        i64 card = 3 * kind;
        while (!c[place + 1 + card]) ++card;
        return card;
    }
    i64 draw(i64 place, Rng &stream) {
        i64 left = stream.below(c[place]), card = 0;
        while ((left -= c[place + 1 + card]) >= 0) ++card;
        out(place, card);
        return card;
    }
    void pour(i64 source, i64 target) {
        if (!c[source]) return;
        for (i64 at = 0; at < BAG; ++at) c[target + at] += c[source + at];
        std::memset(c + source, 0, BAG);
    }
    void push(i64 place, i64 card) { c[place + ++c[place]] = u8(card); }
    i64 take_lowest(i64 place, i64 kind) {
        i64 best = 0;
        const i64 size = c[place];
        for (i64 at = 1; at <= size; ++at)
            if (KIND[c[place + at]] == kind && (!best || c[place + at] < c[place + best])) best = at;
        const i64 card = c[place + best];
        for (i64 at = best; at < size; ++at) c[place + at] = c[place + at + 1];
        c[place + size] = 0;
        --c[place];
        return card;
    }

    // What everybody could remember of a deck.
    i64 open_now(i64 seat, i64 card) const { return c[discard(seat) + 1 + card] + c[SPACE + 1 + card] + c[SPACE + BAG + 1 + card]; }
    void set_known(i64 seat, i64 card, i64 copies) {
        u8 &old = c[known(seat) + 1 + card];
        c[known(seat)] += u8(copies - old);
        old = u8(copies);
    }
    void gained(i64 seat, i64 card) {
        if (c[KNOWN_CARDS]) set_known(seat, card, c[known(seat) + 1 + card] + 1);
    }
    void witnessed(i64 seat, i64 card) {
        if (c[KNOWN_CARDS] && open_now(seat, card) > c[known(seat) + 1 + card]) set_known(seat, card, open_now(seat, card));
    }
    void departed(i64 seat, i64 card) {
        if (!c[KNOWN_CARDS]) return;
        const i64 open = open_now(seat, card) + 1, old = c[known(seat) + 1 + card];
        set_known(seat, card, (open > old ? open : old) - 1);
    }

    // Paying.
    i64 face_worth(i64 seat) const {
        i64 total = 0;
        for (i64 genre = 0; genre < GENRES; ++genre) total += designs(hand(seat), genre) * pays(genre);
        for (i64 kind = GENRES; kind < KINDS; ++kind) total += c[hand(seat) + 1 + GOLD_CARD + kind] * FACE[kind];
        return total;
    }
    i64 ability_worth(i64 seat, i64 context) const {
        i64 total = 0;
        for (i64 mode = 0; mode < STARS; ++mode) {
            if (!ALLOWED[context][mode]) continue;
            const i64 kind = MODE_KIND[mode];
            i64 cards = c[hand(seat) + 1 + GOLD_CARD + kind];
            if (MOST[kind] && cards > MOST[kind]) cards = MOST[kind];
            total += cards * (ABILITY[kind] - FACE[kind]);
        }
        return total;
    }
    i64 worth(i64 seat, i64 context) const { return face_worth(seat) + ability_worth(seat, context); }
    i64 brings(i64 mode) const {
        const i64 kind = MODE_KIND[mode];
        i64 cards = c[LEFT + kind];
        if (mode < STARS && MOST[kind] && cards > MOST[kind] - c[NAMED + mode]) cards = MOST[kind] - c[NAMED + mode];
        return cards * c[GAINS + mode];
    }
    void ask_payment(i64 context, i64 cost, i64 reserved) {
        c[CONTEXT] = u8(context), c[COST] = u8(cost), c[PHASE] = PAYING;
        const i64 place = hand(turn());
        i64 total = 0;
        for (i64 kind = 0; kind < GENRES; ++kind) {
            const i64 cards = designs(place, kind) - (kind == reserved), value = pays(kind);
            c[LEFT + kind] = u8(cards), c[GAINS + PICTURES + kind] = u8(value);
            total += cards * value;
        }
        for (i64 kind = GENRES; kind < KINDS; ++kind) {
            c[LEFT + kind] = c[place + 1 + GOLD_CARD + kind];
            total += c[LEFT + kind] * FACE[kind];
        }
        for (i64 mode = 0; mode < STARS; ++mode)
            if (ALLOWED[context][mode]) {
                c[GAINS + mode] = ABILITY[MODE_KIND[mode]] - FACE[MODE_KIND[mode]];
                total += brings(mode);
            }
        for (i64 mode = STARS; mode < PICTURES; ++mode) c[GAINS + mode] = FACE[MODE_KIND[mode]];
        paid = 0, reach = total - cost;
    }
    Options payment_options() const {
        if (c[WANT] == 2 && c[CONTEXT] == PAINTINGS && !c[NAMED]) return {PAY, 1};
        std::uint32_t bits = 0;
        i64 left = reach;
        for (i64 mode = c[LAST]; mode < MODES && left >= 0; ++mode) {
            const bool offered = mode < STARS ? brings(mode) != 0 : c[LEFT + MODE_KIND[mode]] != 0;
            if (offered) bits |= 1u << mode, left -= brings(mode);
        }
        if (paid >= c[COST]) bits |= 1u << MODES;
        return {PAY, bits};
    }
    void name_card(i64 mode) {
        for (i64 passed = c[LAST]; passed < mode; ++passed) reach -= brings(passed);
        --c[LEFT + MODE_KIND[mode]], ++c[NAMED + mode];
        c[LAST] = u8(mode);
        paid += mode < STARS ? ABILITY[MODE_KIND[mode]] : c[GAINS + mode];
    }
    void settle() {
        const i64 seat = turn(), target = SPACE + BAG * c[ACTION];
        for (i64 mode = 0; mode < MODES; ++mode)
            for (i64 cards = c[NAMED + mode]; cards > 0; --cards) {
                const i64 card = lowest(hand(seat), MODE_KIND[mode]);
                out(hand(seat), card);
                if (mode < STARS) {
                    add(REMOVED, card);
                    departed(seat, card);
                } else {
                    add(target, card);
                    if (card < DESIGNS) witnessed(seat, card);
                }
            }
    }
    void clear_plan() {
        std::memset(c + PLACE, 0, PLAN_END - PLACE);
        paid = reach = 0;
    }

    // The market.
    i64 payable(i64 seat, i64 face) const {
        const i64 used = c[BOUGHT_AT] - 1, held = face + ability_worth(seat, PAINTINGS);
        i64 found = 0;
        for (i64 at = 0; at < GALLERIES; ++at)
            if (held >= c[TOKEN + at] && c[GALLERY + 4 * at] && used != at) found |= 1 << at;
        if (face >= CADMIUM_PRICE && c[DISPLAY] && used != CADMIUM) found |= 1 << CADMIUM;
        if (c[SIENNA_STACK] && used != SIENNA && face + ability_worth(seat, FIVE) >= SIENNA_PRICE) found |= 1 << SIENNA;
        return found;
    }
    void go(i64 location) {
        c[PLACE] = u8(location), c[WANT] = 1;
        if (location == SIENNA) {
            c[FIRST] = G5;
            ask_payment(FIVE, SIENNA_PRICE, -1);
        } else if (location < GALLERIES && c[GALLERY + 4 * location] >= 2 && c[hand(turn()) + 1 + GOLD_CARD + G3N] &&
                   worth(turn(), PAINTINGS) >= 2 * c[TOKEN + location]) {
            c[PHASE] = COUNTING;
        } else {
            c[PHASE] = PICKING;
        }
    }
    Options pick_options() const {
        const i64 location = c[PLACE], place = location == CADMIUM ? DISPLAY : GALLERY + 4 * location;
        std::uint32_t there = 0, twice = 0;
        for (i64 at = 1; at <= c[place]; ++at) {
            const std::uint32_t bit = 1u << KIND[c[place + at]];
            twice |= there & bit, there |= bit;
        }
        if (location == CADMIUM) return {PICK_GOLD, there};
        if (c[PHASE] == PAIRING) return {PICK, (there >> c[FIRST] >> 1 << c[FIRST] << 1) | (twice & 1u << c[FIRST])};
        if (c[WANT] == 1) return {PICK, there};
        std::uint32_t bits = 0;
        for (i64 kind = 0; kind < GENRES; ++kind)
            if (there >> kind & 1 && (twice >> kind & 1 || there >> (kind + 1))) bits |= 1u << kind;
        return {PICK, bits};
    }
    void pick(i64 kind) {
        if (c[PHASE] == PAIRING) {
            c[SECOND] = u8(kind);
        } else {
            c[FIRST] = u8(kind);
            if (c[WANT] == 2) {
                c[PHASE] = PAIRING;
                return;
            }
        }
        const i64 location = c[PLACE];
        const i64 price = location < GALLERIES ? c[TOKEN + location] : location == CADMIUM ? CADMIUM_PRICE : SIENNA_PRICE;
        ask_payment(location < GALLERIES ? PAINTINGS : location == CADMIUM ? THREE : FIVE, c[WANT] * price, -1);
    }
    void buy() {
        settle();
        c[BOUGHT_AT] = c[PLACE] + 1;
        acquire(c[FIRST]);
        if (c[WANT] == 2) acquire(c[SECOND]);
        clear_plan();
    }
    void acquire(i64 kind) {
        const i64 location = c[PLACE];
        i64 bought = GOLD_CARD + G5;
        if (location == SIENNA)
            --c[SIENNA_STACK];
        else
            bought = take_lowest(location == CADMIUM ? DISPLAY : GALLERY + 4 * location, kind);
        add(SPACE + BAG * c[ACTION], bought);
        gained(turn(), bought);
        advance(kind < GENRES ? kind : GOLD, RISE[location]);
    }
    void advance(i64 marker, i64 steps) {
        const i64 after = c[RATINGS + marker] + steps;
        c[RATINGS + marker] = after > TOP[marker] ? TOP[marker] : u8(after);
    }
    void refill() {
        bool some_empty = false;
        for (i64 at = 0; at < GALLERIES; ++at) some_empty |= !c[GALLERY + 4 * at];
        if (some_empty && c[DECK]) {
            bool closed[GALLERIES] = {};
            for (i64 at = 0; at < GALLERIES; ++at) {
                if (c[GALLERY + 4 * at]) continue;
                const i64 old = c[TOKEN + at];
                i64 next = old + 1;
                while (next <= TOP_TOKEN && !c[TRACK + next]) ++next;
                closed[at] = next > TOP_TOKEN;
                if (!closed[at]) ++c[GONE + old], --c[TRACK + next], c[TOKEN + at] = u8(next);
            }
            for (i64 at = 0; at < GALLERIES; ++at)
                while (!closed[at] && c[GALLERY + 4 * at] < LIMIT[at] && c[DECK]) push(GALLERY + 4 * at, draw(DECK, streams[0]));
        }
        while (c[DISPLAY] < OPEN && c[CADMIUM_DECK]) push(DISPLAY, draw(CADMIUM_DECK, streams[0]));
    }

    // The Museum.
    bool may_claim(i64 seat) const { return !c[EXHIBITED + seat] && c[RIBBON + seat] > 1; }
    i64 best_discount(i64 seat) const {
        i64 best = 0;
        if (may_claim(seat))
            for (i64 bonus = 0; bonus < BONUSES; ++bonus)
                if (!c[OWNERS + bonus] && DISCOUNT[bonus] > best) best = DISCOUNT[bonus];
        return best;
    }
    bool invited(i64 room, i64 genre) const { return c[LYING + MARKERS * room + genre] || c[LYING + MARKERS * room + WILD]; }
    i64 open_rooms(i64 seat, i64 face) const {
        const i64 held = face + ability_worth(seat, SHOW) + best_discount(seat);
        if (!c[RIBBON + seat] || held < CHEAPEST) return 0;
        i64 rooms = 0;
        for (i64 genre = 0; genre < GENRES; ++genre) {
            if (!designs(hand(seat), genre)) continue;
            for (i64 room = 0; room < ROOMS; ++room)
                if (held - pays(genre) >= ROOM_COST[room] && invited(room, genre)) rooms |= 1 << room;
        }
        return rooms;
    }
    Options painting_options() const {
        const i64 seat = turn(), room = c[PLACE], held = worth(seat, SHOW) + best_discount(seat);
        std::uint32_t bits = 0;
        for (i64 genre = 0; genre < GENRES; ++genre)
            if (designs(hand(seat), genre) && invited(room, genre) && held - pays(genre) >= ROOM_COST[room]) bits |= 1u << genre;
        return {HANG, bits};
    }
    Options claim_options() const {
        const i64 held = worth(turn(), SHOW) - pays(c[FIRST]), cost = ROOM_COST[c[PLACE]];
        std::uint32_t bits = held >= cost;
        for (i64 bonus = 0; bonus < BONUSES; ++bonus)
            if (!c[OWNERS + bonus] && held >= cost - DISCOUNT[bonus]) bits |= 2u << bonus;
        return {CLAIM_NONE, bits};
    }
    void choose_painting(i64 genre) {
        c[FIRST] = u8(genre);
        const i64 place = LYING + MARKERS * c[PLACE];
        if (c[place + genre] && c[place + WILD])
            c[PHASE] = MARKING;
        else
            choose_marker(c[place + genre] ? genre : WILD);
    }
    void choose_marker(i64 marker) {
        c[MARKER] = u8(marker);
        if (may_claim(turn()))
            c[PHASE] = CLAIMING;
        else
            ask_payment(SHOW, ROOM_COST[c[PLACE]], c[FIRST]);
    }
    void choose_claim(i64 claimed) {
        c[CLAIMED] = u8(claimed);
        ask_payment(SHOW, ROOM_COST[c[PLACE]] - (claimed ? DISCOUNT[claimed - 1] : 0), c[FIRST]);
    }
    void hang() {
        const i64 seat = turn(), room = c[PLACE], genre = c[FIRST], marker = c[MARKER];
        if (c[CLAIMED]) {
            const i64 bonus = c[CLAIMED] - 1;
            c[OWNERS + bonus] = u8(seat + 1);
            --c[RIBBON + seat];
            c[SCORES + seat] += CLAIM_POINTS[bonus];
        }
        settle();
        const i64 card = lowest(hand(seat), genre);
        out(hand(seat), card);
        departed(seat, card);
        u8 *wall = c + HUNG + HUNG_CELLS * room;
        u8 *spot = wall + 1 + 3 * *wall;
        c[SCORES + seat] += SPACE_POINTS[room][*wall];
        spot[0] = u8(card), spot[1] = u8(seat), spot[2] = u8(marker);
        ++*wall;
        --c[RIBBON + seat];
        c[EXHIBITED + seat] = 1;
        --c[LYING + MARKERS * room + marker];
        advance(genre, ROOM_RISE[room]);
        clear_plan();
    }

    // A turn.
    void ask_action() {
        const i64 seat = turn(), face = face_worth(seat);
        menu = payable(seat, face) | open_rooms(seat, face) << 8;
        c[PHASE] = CHOOSING;
    }
    void haggle(i64 kind) {
        const i64 seat = turn(), card = lowest(hand(seat), kind);
        out(hand(seat), card);
        add(SPACE + BAG * c[ACTION], card);
        witnessed(seat, card);
        draw_cards(seat, HAGGLE_DRAWS);
    }
    void draw_cards(i64 seat, i64 wanted) {
        for (; wanted > 0; --wanted) {
            if (!c[draw_pile(seat)]) {
                if (!c[discard(seat)]) return;
                pour(discard(seat), draw_pile(seat));
            }
            add(hand(seat), draw(draw_pile(seat), streams[1 + seat]));
        }
    }
    void next_action() {
        if (++c[ACTION] >= ACTIONS || !c[hand(turn())])
            end_turn();
        else
            ask_action();
    }
    void end_turn() {
        const i64 seat = turn();
        pour(SPACE, discard(seat));
        pour(SPACE + BAG, discard(seat));
        c[ACTION] = ACTIONS, c[BOUGHT_AT] = 0, menu = 0;
        if (c[hand(seat)]) {
            for (i64 kind = 0; kind < KINDS; ++kind) c[LEFT + kind] = u8(of_kind(hand(seat), kind));
            c[PHASE] = DROPPING;
        } else {
            finish_turns();
        }
    }
    void stop_discarding() {
        const i64 seat = turn();
        for (i64 kind = 0; kind < KINDS; ++kind)
            for (i64 cards = c[NAMED + kind]; cards > 0; --cards) {
                const i64 card = lowest(hand(seat), kind);
                out(hand(seat), card);
                add(discard(seat), card);
                witnessed(seat, card);
            }
        std::memset(c + NAMED, 0, KINDS);
        std::memset(c + LEFT, 0, KINDS);
        c[LAST] = 0;
        finish_turns();
    }
    // This turn is over, and so are those of seats that have no cards to begin with.
    void finish_turns() {
        do finish_turn();
        while (c[PHASE] != OVER && !c[hand(turn())]);
    }
    void finish_turn() {
        const i64 seat = turn();
        if (c[hand(seat)] < HAND_REFILL) draw_cards(seat, HAND_REFILL - c[hand(seat)]);
        refill();
        if (!c[REASONS]) {
            i64 shown = 0, reasons = 0;
            for (i64 room = 0; room < ROOMS; ++room) shown += c[HUNG + HUNG_CELLS * room];
            if (shown >= END_PAINTINGS) reasons |= 1;
            if (!c[DECK]) reasons |= 2;
            for (i64 marker = 0; marker < MARKERS; ++marker)
                if (c[RATINGS + marker] >= END_RATING) reasons |= 4;
            c[REASONS] = u8(reasons);
        }
        c[ACTION] = 0;
        const i64 following = seat + 1 == seats ? 0 : seat + 1;
        if (following == c[START]) {
            if (c[REASONS] || c[ROUND] >= LAST_ROUND) {
                c[PHASE] = OVER, menu = 0;
                if (!c[REASONS]) c[REASONS] = 8;
                return;
            }
            ++c[ROUND];
        }
        c[TURN] = u8(following);
        ask_action();
    }

    Options options() const {
        switch (c[PHASE]) {
            case CHOOSING: return {HAGGLE_WORD, 1u | ((menu & 255) ? 2u : 0u) | (menu >> 8 ? 4u : 0u)};
            case HAGGLING: {
                std::uint32_t bits = 0;
                for (i64 kind = 0; kind < KINDS; ++kind)
                    if (of_kind(hand(turn()), kind)) bits |= 1u << kind;
                return {SPEND, bits};
            }
            case GOING: return {GO, std::uint32_t(menu & 255)};
            case COUNTING: return {TAKE_ONE, 3};
            case PICKING:
            case PAIRING: return pick_options();
            case ENTERING: return {ENTER, std::uint32_t(menu >> 8)};
            case HANGING: return painting_options();
            case MARKING: return {USE_GENRE, 3};
            case CLAIMING: return claim_options();
            case PAYING: return payment_options();
            default: {
                std::uint32_t bits = 1u << KINDS;
                for (i64 kind = c[LAST]; kind < KINDS; ++kind)
                    if (c[LEFT + kind]) bits |= 1u << kind;
                return {DROP, bits};
            }
        }
    }
    void apply(i64 action) {
        if (action == STOP) stop_discarding();
        else if (action >= DROP) --c[LEFT + action - DROP], ++c[NAMED + action - DROP], c[LAST] = u8(action - DROP);
        else if (action == DONE) c[CONTEXT] == SHOW ? hang() : buy(), next_action();
        else if (action >= PAY) name_card(action - PAY);
        else if (action < SPEND) c[PHASE] = action == HAGGLE_WORD ? HAGGLING : action == ACQUIRE_WORD ? GOING : ENTERING;
        else if (action < GO) haggle(action - SPEND), next_action();
        else if (action < TAKE_ONE) go(action - GO);
        else if (action < PICK) c[WANT] = u8(action - TAKE_ONE + 1), c[PHASE] = PICKING;
        else if (action < ENTER) pick(action < PICK + GENRES ? action - PICK : action - PICK_GOLD);
        else if (action < HANG) c[PLACE] = u8(action - ENTER), c[PHASE] = HANGING;
        else if (action < USE_GENRE) choose_painting(action - HANG);
        else if (action < CLAIM_NONE) choose_marker(action == USE_GENRE ? c[FIRST] : WILD);
        else choose_claim(action - CLAIM_NONE);
    }
    i64 rollout(Rng &rng) {
        i64 played = 0;
        for (; c[PHASE] != OVER; ++played) {
            Options offered = options();
            for (i64 skipped = rng.below(__builtin_popcount(offered.bits)); skipped > 0; --skipped) offered.bits &= offered.bits - 1;
            apply(offered.first + __builtin_ctz(offered.bits));
        }
        return played;
    }
};

}  // namespace

extern "C" {

// A position is played to its end in place; the answer is the number of actions. Scalars: paid, reach, menu.
i64 play(u8 *cells, i64 length, i64 *streams, i64 seats, i64 *scalars, i64 *rng) {
    Game game;
    std::memcpy(game.c, cells, std::size_t(length));
    std::memcpy(game.streams, streams, std::size_t(8 * (seats + 1)));
    game.seats = seats, game.paid = scalars[0], game.reach = scalars[1], game.menu = scalars[2];
    Rng source{*rng};
    const i64 played = game.rollout(source);
    std::memcpy(cells, game.c, std::size_t(length));
    std::memcpy(streams, game.streams, std::size_t(8 * (seats + 1)));
    scalars[0] = game.paid, scalars[1] = game.reach, scalars[2] = game.menu;
    *rng = source.x;
    return played;
}

// Copies of several positions are played to their ends; the answer is the number of actions.
i64 play_copies(const u8 *cells, i64 length, const i64 *streams, i64 seats, const i64 *scalars, i64 positions, i64 *rng) {
    Rng source{*rng};
    i64 played = 0;
    for (i64 at = 0; at < positions; ++at) {
        Game game;
        std::memcpy(game.c, cells + at * length, std::size_t(length));
        std::memcpy(game.streams, streams + at * (seats + 1), std::size_t(8 * (seats + 1)));
        game.seats = seats, game.paid = scalars[3 * at], game.reach = scalars[3 * at + 1], game.menu = scalars[3 * at + 2];
        played += game.rollout(source);
    }
    *rng = source.x;
    return played;
}
}
