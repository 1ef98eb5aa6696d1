/** Bets by which the return of each game is tried over many rounds. */
import { pick } from '../src/draws/choose.ts'
import { stream, type Draws } from '../src/draws/stream.ts'
import { withGame } from '../src/games/all_games.ts'
import { bingo75Card, bingo75Rules } from '../src/games/bingo/bingo_75.ts'
import { bingo90Card, bingo90Rules } from '../src/games/bingo/bingo_90.ts'
import { bingoDeviation } from '../src/games/bingo/bingo_return.ts'
import type { BingoRules } from '../src/games/bingo/bingo_rules.ts'
import { blackjackRules } from '../src/games/blackjack/rules.ts'
import { BACCARAT_SIDES } from '../src/games/baccarat/baccarat.ts'
import type { Settled } from '../src/games/game.ts'
import { codesOf, type GameCode, type GameKind } from '../src/games/game_codes.ts'
import { kenoRules } from '../src/games/numbers/keno.ts'
import { numbersDeviation } from '../src/games/numbers/numbers_game.ts'
import { lottoRules } from '../src/games/numbers/lotto.ts'
import { PLINKO_RISKS } from '../src/games/plinko/plinko.ts'
import { RACE_KINDS } from '../src/games/race/race_bet.ts'
import { playBlackjack } from './blackjack_player.ts'
import { playPoker } from './poker_player.ts'

export interface ReturnKind {
  code: GameCode
  /** The kind of bet, as the published returns name it. */
  kind: string
  /** One round: what its bet of 1000.00 cost and won. */
  play: (draws: Draws, round: number) => Settled
  /** Exact standard deviation of a round's return, for games whose highest prizes a sample may not meet. */
  deviation?: number
}

/** 1000.00: no pay of a game has a rest that is rounded away. */
export const STAKE_MINOR = 100_000
const stakeMinor = STAKE_MINOR
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** Rounds of a game with one bet. Throws a RangeError for a value that is no bet of the game. */
const of = (code: GameCode, kind: string, betOf: (draws: Draws) => object): ReturnKind => ({
  code,
  kind,
  play: (draws, round) =>
    withGame(code, (game) => {
      const bet = game.readBet({ ...betOf(draws), stakeMinor, round })
      if (!bet) throw new RangeError(`no bet of ${code}`)
      return game.settle(bet, game.draw(draws, round))
    }),
})

/** The bets of every game of a kind. */
const each = (
  kind: GameKind,
  bets: Readonly<Record<string, object | ((draws: Draws, code: GameCode) => object)>>
): ReturnKind[] =>
  codesOf(kind).flatMap((code) =>
    Object.entries(bets).map(([name, bet]) =>
      of(code, name, (draws) => (typeof bet === 'function' ? bet(draws, code) : bet))
    )
  )

const races = Object.fromEntries(
  RACE_KINDS.map((kind) => [kind, { kind, runner: 1, ...(kind === 'forecast' && { second: 2 }) }])
)
const picked = (count: number) => (draws: Draws, code: GameCode) => ({
  numbers: pick(draws, upTo(kenoRules(code).pool), count),
})
const kenos = [1, 3, 4, 7, 10].flatMap((count) =>
  codesOf('keno')
    .filter((code) => kenoRules(code).paysMilli[count])
    .map((code) => ({
      ...of(code, String(count), (draws) => picked(count)(draws, code)),
      deviation: numbersDeviation(kenoRules(code), count),
    }))
)
const lottos = (kind: 'lotto6of49' | 'lotto5of36'): ReturnKind[] =>
  codesOf(kind).map((code) => {
    const rules = lottoRules(code)
    const bet = () => ({ numbers: upTo(rules.drawn) })
    return {
      ...of(code, String(rules.drawn), bet),
      deviation: numbersDeviation(rules, rules.drawn),
    }
  })
/** Cards of bingo, whose house is rare. */
const bingo = (
  code: GameCode,
  rules: BingoRules,
  cardOf: (draws: Draws) => number[]
): ReturnKind => ({
  ...of(code, 'card', (draws) => ({ card: cardOf(draws) })),
  deviation: bingoDeviation(rules, cardOf(stream({ serverSeed: 'any', clientSeed: '', round: 0 }))),
})
const match = (pick: string) => ({ match: 0, pick })
export const RETURN_KINDS: readonly ReturnKind[] = [
  ...each('slot', { spin: {} }),
  ...each('roulette', {
    straight: { spot: 'straight:17' },
    corner: { spot: 'corner:1,2,4,5' },
    red: { spot: 'red' },
  }),
  ...kenos,
  ...lottos('lotto6of49'),
  ...lottos('lotto5of36'),
  ...codesOf('bingo75').map((code) => bingo(code, bingo75Rules(code), bingo75Card)),
  ...codesOf('bingo90').map((code) => bingo(code, bingo90Rules(code), bingo90Card)),
  ...each('greyhounds', races),
  ...each('horses', races),
  ...each('football', {
    result: match('result:home'),
    total: match('total:over2.5'),
    score: match('score:1:1'),
  }),
  ...each('tennis', {
    winner: match('winner:home'),
    sets: match('sets:2:1'),
    games: match('games:over20.5'),
  }),
  ...each('crash', {
    '1.01': { cashOutMilli: 1_010 },
    '2.00': { cashOutMilli: 2_000 },
    '10.00': { cashOutMilli: 10_000 },
  }),
  ...codesOf('blackjack').map((code): ReturnKind => {
    const rules = blackjackRules(code)
    return { code, kind: 'hand', play: (draws) => playBlackjack(draws, stakeMinor, rules) }
  }),
  ...each('baccarat', Object.fromEntries(BACCARAT_SIDES.map((on) => [on, { on }]))),
  { code: 'videoPoker', kind: 'hand', play: (draws) => playPoker(draws, stakeMinor) },
  ...each('dice', {
    10: { side: 'over', chance: 1_000 },
    50: { side: 'under', chance: 5_000 },
    95: { side: 'over', chance: 9_500 },
  }),
  ...each('mines', {
    '1:1': { mines: 1, opened: [12] },
    '3:5': { mines: 3, opened: [0, 6, 12, 18, 24] },
    '20:1': { mines: 20, opened: [3] },
  }),
  ...each('plinko', Object.fromEntries(PLINKO_RISKS.map((risk) => [risk, { risk }]))),
]
