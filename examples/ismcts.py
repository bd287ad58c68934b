"""OpenSpiel's own search on our game: information-set Monte Carlo tree search against a bot of the house.

python examples/ismcts.py --game art_society --simulations 200 --against expert --games 4
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from vernissage.bots.bot import Budget, bot, budget_of
from vernissage.core.rng import rng_for
from vernissage.research import openspiel

KEYS = openspiel.KEYS


class ShortRollout(mcts.Evaluator):  # type: ignore[misc]
    """Plays some random actions on and then looks who leads: whole random games would take too long."""

    def __init__(self, actions: int, seed: int) -> None:
        self.actions = actions
        self.rng = rng_for(seed, "rollouts")

    def evaluate(self, state: openspiel.VernissageState) -> np.ndarray:
        """Each player's lead, between -1 and 1."""
        assert state.position is not None
        rules = state.table.rules
        world = state.position.state.clone()
        rules.rollout(world, self.rng, most=self.actions)
        measures = rules.standing(rules.view(world, -2))
        points = np.array(next(iter(measures.values())), float)
        lead = np.array([points[seat] - np.delete(points, seat).max() for seat in range(len(points))])
        return np.tanh(lead / 20)

    def prior(self, state: openspiel.VernissageState) -> list[tuple[int, float]]:
        """No option is better than another beforehand."""
        options = state.legal_actions()
        return [(action, 1 / len(options)) for action in options]


def play(game: pyspiel.Game, said: argparse.Namespace, number: int) -> float:
    """One game; the searcher sits at seat 0 in even games. The answer is what it was paid."""
    chance = np.random.RandomState(number // 2)
    searcher = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=ShortRollout(said.rollout, number),
        max_simulations=said.simulations,
        random_state=np.random.RandomState(number),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    rival = bot(said.game, said.against)
    rng = rng_for(number, "rival")
    me = number % 2
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(openspiel.OUTCOMES)))
            continue
        seat, options = state.current_player(), state.legal_actions()
        if len(options) == 1:
            state.apply_action(options[0])
        elif seat == me:
            state.apply_action(searcher.step(state))
        else:
            rules = state.table.rules
            view = rules.view(state.position.state, seat)
            state.apply_action(rival.choose(rules, view, options, rng, Budget(budget_of(said.against))).action)
    return float(state.returns()[me])


def main() -> None:
    """Some games, and what came of them."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default="art_society", choices=KEYS)
    words.add_argument("--simulations", type=int, default=200)
    words.add_argument("--rollout", type=int, default=10)
    words.add_argument("--against", default="expert")
    words.add_argument("--games", type=int, default=4)
    said = words.parse_args()
    game = pyspiel.load_game(f"python_vernissage_{said.game}")
    paid = []
    for number in range(said.games):
        paid.append(play(game, said, number))
        print(f"game {number + 1}: {'won' if paid[-1] > 0 else 'lost' if paid[-1] < 0 else 'tied'}")
    print(f"{sum(each > 0 for each in paid)} of {len(paid)} won against {said.against}")


if __name__ == "__main__":
    main()
