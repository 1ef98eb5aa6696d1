/** Bets by which the return of each game is tried over many rounds. */
import { pick } from '../src/draws/choose.ts'
import type { Draws } from '../src/draws/stream.ts'
import { bingo75, bingo75Card } from '../src/games/bingo/bingo_75.ts'
import { bingo90, bingo90Card } from '../src/games/bingo/bingo_90.ts'
import { crash } from '../src/games/crash/crash.ts'
import { football } from '../src/games/football/football.ts'
import type { Game, Settled, StakedBet } from '../src/games/game.ts'
import type { GameCode } from '../src/games/game_codes.ts'
import { keno } from '../src/games/numbers/keno.ts'
import { lotto5of36, lotto6of49 } from '../src/games/numbers/lotto.ts'
import { RACE_KINDS, type RaceBet } from '../src/games/race/race_bet.ts'
import { greyhounds, horses } from '../src/games/race/races.ts'
import { roulette } from '../src/games/roulette/roulette.ts'
import { slot } from '../src/games/slot/slot.ts'
import { tennis } from '../src/games/tennis/tennis.ts'
import { playBlackjack } from './blackjack_player.ts'

export interface ReturnKind {
  code: GameCode
  /** The kind of bet, as the published returns name it. */
  kind: string
  /** One round: what its bet of 1000.00 cost and won. */
  play: (draws: Draws, round: number) => Settled
}

/** 1000.00: no pay of a game has a rest that is rounded away. */
export const STAKE_MINOR = 100_000
const stakeMinor = STAKE_MINOR
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)
const KENO_NUMBERS = upTo(80)

const of = <Outcome, Bet extends StakedBet>(
  code: GameCode,
  kind: string,
  game: Game<Outcome, Bet>,
  betOf: (draws: Draws, round: number) => Bet
): ReturnKind => ({
  code,
  kind,
  play: (draws, round) => game.settle(betOf(draws, round), game.draw(draws, round)),
})

const races = (code: 'greyhounds' | 'horses', game: typeof greyhounds): ReturnKind[] =>
  RACE_KINDS.map((kind) =>
    of(code, kind, game, (_, round): RaceBet => {
      const bet = { stakeMinor, kind, round, runner: 1 }
      return kind === 'forecast' ? { ...bet, second: 2 } : bet
    })
  )

const fixture = (
  code: 'football' | 'tennis',
  kind: string,
  game: typeof football | typeof tennis,
  choice: string
): ReturnKind => {
  const bet = (round: number) => ({ stakeMinor, round, match: 0, pick: `${kind}:${choice}` })
  return game === football
    ? of(code, kind, football, (_, round) => bet(round))
    : of(code, kind, tennis, (_, round) => bet(round))
}

export const RETURN_KINDS: readonly ReturnKind[] = [
  of('slot', 'spin', slot, () => ({ stakeMinor })),
  of('roulette', 'straight', roulette, () => ({ stakeMinor, spot: 'straight:17' })),
  of('roulette', 'corner', roulette, () => ({ stakeMinor, spot: 'corner:1,2,4,5' })),
  of('roulette', 'red', roulette, () => ({ stakeMinor, spot: 'red' })),
  ...['1', '4', '7', '10'].map((kind) =>
    of('keno', kind, keno, (draws) => ({
      stakeMinor,
      numbers: pick(draws, KENO_NUMBERS, Number(kind)),
    }))
  ),
  of('lotto6of49', '6', lotto6of49, () => ({ stakeMinor, numbers: upTo(6) })),
  of('lotto5of36', '5', lotto5of36, () => ({ stakeMinor, numbers: upTo(5) })),
  of('bingo75', 'card', bingo75, (draws) => ({ stakeMinor, card: bingo75Card(draws) })),
  of('bingo90', 'card', bingo90, (draws) => ({ stakeMinor, card: bingo90Card(draws) })),
  ...races('greyhounds', greyhounds),
  ...races('horses', horses),
  fixture('football', 'result', football, 'home'),
  fixture('football', 'total', football, 'over2.5'),
  fixture('football', 'score', football, '1:1'),
  fixture('tennis', 'winner', tennis, 'home'),
  fixture('tennis', 'sets', tennis, '2:1'),
  fixture('tennis', 'games', tennis, 'over20.5'),
  ...[1_010, 2_000, 10_000].map((cashOutMilli) =>
    of('crash', (cashOutMilli / 1000).toFixed(2), crash, () => ({ stakeMinor, cashOutMilli }))
  ),
  { code: 'blackjack', kind: 'hand', play: (draws) => playBlackjack(draws, stakeMinor) },
]
