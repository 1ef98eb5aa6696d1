/** What each game draws, as results that can be counted: how likely each should be, and how to draw some. */
import type { Draws } from '../src/draws/stream.ts'
import { bingo75 } from '../src/games/bingo/bingo_75.ts'
import { bingo90 } from '../src/games/bingo/bingo_90.ts'
import { CARDS } from '../src/games/blackjack/hand.ts'
import { crash } from '../src/games/crash/crash.ts'
import { dice } from '../src/games/dice/dice.ts'
import { pairsOf } from '../src/games/fixtures/schedule.ts'
import { FOOTBALL_RULES } from '../src/games/football/football.ts'
import { codesOf, type CodeOf, type GameCode } from '../src/games/game_codes.ts'
import { mines } from '../src/games/mines/mines.ts'
import { keno } from '../src/games/numbers/keno.ts'
import { lotto5of36, lotto6of49 } from '../src/games/numbers/lotto.ts'
import { plinkoOf } from '../src/games/plinko/plinko.ts'
import { HAND_CARDS, videoPoker } from '../src/games/poker/video_poker.ts'
import { strengthsOf } from '../src/games/race/field.ts'
import { GREYHOUND_RULES, greyhounds, HORSE_RULES, horses } from '../src/games/race/races.ts'
import { machineOf, slotOfCode } from '../src/games/slot/machines.ts'
import { TENNIS_RULES } from '../src/games/tennis/tennis.ts'

export interface DrawKind {
  code: GameCode
  /** What is counted. */
  name: string
  /** How likely each result is, in any unit. */
  weights: readonly number[]
  /** The next results, as places in `weights`. */
  next: (draws: Draws) => readonly number[]
  /**
   * Results of one call that exclude each other spread less than free ones: `pool` things of which `drawn` are taken
   * multiply the chi-square by (pool - 1) / (pool - drawn).
   */
  scale?: number
}

const even = (count: number): number[] => Array.from({ length: count }, () => 1)

/** Balls without putting back. */
const balls = (
  code: GameCode,
  pool: number,
  drawn: number,
  next: (draws: Draws) => readonly number[]
): DrawKind => ({
  code,
  name: `balls of ${pool}`,
  weights: even(pool),
  next: (draws) => next(draws).map((ball) => ball - 1),
  scale: (pool - 1) / (pool - drawn),
})

/** How many calls of bingo are counted. */
const FIRST_CALLS = 25
const FIRST_MATCH = pairsOf(FOOTBALL_RULES.sides, 0)[0] ?? [0, 1]
const FIRST_TENNIS = pairsOf(TENNIS_RULES.sides, 0)[0] ?? [0, 1]
/** Bounds of the bands of multiples that are counted. */
const CRASH_BANDS = [1_010, 1_100, 1_250, 1_500, 2_000, 3_000, 5_000, 10_000, 50_000, 1_000_000]
const reach = (milli: number): number => 990 / milli

/** The winner, of races without a dead heat for the first place. */
const winners = (rules: typeof GREYHOUND_RULES, game: typeof greyhounds): DrawKind => ({
  code: game === greyhounds ? 'greyhounds' : 'horses',
  name: 'winners',
  weights: strengthsOf(rules, 0),
  next: (draws) => {
    const [first = []] = game.draw(draws, 0).finish
    return first.length > 1 ? [] : first.map((runner) => runner - 1)
  },
})

/** Scores by their place in the list of all. */
function scores<Score>(
  code: GameCode,
  rules: {
    scoresOf: (pair: readonly [number, number]) => { score: Score; weight: bigint }[]
    drawScore: (draws: Draws, pair: readonly [number, number]) => Score
  },
  pair: readonly [number, number]
): DrawKind {
  const all = rules.scoresOf(pair)
  const places = new Map<string, number>()
  const weights: number[] = []
  for (const { score, weight } of all) {
    const key = JSON.stringify(score)
    const place = places.get(key) ?? places.size
    places.set(key, place)
    weights[place] = (weights[place] ?? 0) + Number(weight)
  }
  return {
    code,
    name: 'scores',
    weights,
    next: (draws) => [places.get(JSON.stringify(rules.drawScore(draws, pair))) ?? -1],
  }
}

/** The stops of a slot; its reels are counted together where they are alike in length, else the first and the others. */
function stopsOf(code: CodeOf<'slot'>): DrawKind[] {
  const { reels } = machineOf(code)
  const { draw } = slotOfCode(code)
  const lengths = [...new Set(reels.map((reel) => reel.length))]
  return lengths.map((length) => ({
    code,
    name: lengths.length === 1 ? 'stops of reels' : `stops of reels of ${length}`,
    weights: even(length),
    next: (draws) => draw(draws, 0).stops.filter((_, reel) => reels[reel]?.length === length),
  }))
}

/** Every kind. */
export const DRAW_KINDS: readonly DrawKind[] = [
  ...codesOf('slot').flatMap(stopsOf),
  { code: 'roulette', name: 'numbers', weights: even(37), next: (draws) => [draws.below(37)] },
  {
    code: 'americanRoulette',
    name: 'numbers',
    weights: even(38),
    next: (draws) => [draws.below(38)],
  },
  balls('keno', 80, 20, (draws) => keno.draw(draws, 0).numbers),
  balls('lotto6of49', 49, 6, (draws) => lotto6of49.draw(draws, 0).numbers),
  balls('lotto5of36', 36, 5, (draws) => lotto5of36.draw(draws, 0).numbers),
  balls('bingo75', 75, FIRST_CALLS, (draws) => bingo75.draw(draws, 0).calls.slice(0, FIRST_CALLS)),
  balls('bingo90', 90, FIRST_CALLS, (draws) => bingo90.draw(draws, 0).calls.slice(0, FIRST_CALLS)),
  winners(GREYHOUND_RULES, greyhounds),
  winners(HORSE_RULES, horses),
  scores('football', FOOTBALL_RULES, FIRST_MATCH),
  scores('tennis', TENNIS_RULES, FIRST_TENNIS),
  {
    code: 'crash',
    name: 'bands of multiples',
    weights: [1, ...CRASH_BANDS.map(reach)].map(
      (share, place) => share - (CRASH_BANDS.map(reach)[place] ?? 0)
    ),
    next: (draws) => {
      const { breaksAtMilli } = crash.draw(draws, 0)
      return [CRASH_BANDS.filter((band) => breaksAtMilli >= band).length]
    },
  },
  { code: 'blackjack', name: 'cards', weights: even(CARDS), next: (draws) => [draws.below(CARDS)] },
  balls('videoPoker', CARDS, 2 * HAND_CARDS, (draws) =>
    videoPoker.draw(draws, 0).cards.map((card) => card + 1)
  ),
  {
    code: 'dice',
    name: 'whole numbers',
    weights: even(100),
    next: (draws) => [Math.floor(dice.draw(draws, 0).rolled / 100)],
  },
  {
    code: 'mines',
    name: 'first mines',
    weights: even(25),
    next: (draws) => mines.draw(draws, 0).order.slice(0, 1),
  },
  {
    code: 'plinko',
    name: 'turns of the ball',
    weights: even(2),
    next: (draws) => plinkoOf('plinko').draw(draws, 0).turns,
  },
]
