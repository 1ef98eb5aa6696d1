/** The returns of every game, computed from its rules. */
import { stream } from '../draws/stream.ts'
import { computeBaccaratReturns } from './baccarat/baccarat.ts'
import { bingo75Card, bingo75Rules } from './bingo/bingo_75.ts'
import { bingo90Card, bingo90Rules } from './bingo/bingo_90.ts'
import { computeBingoReturns } from './bingo/bingo_return.ts'
import { computeBlackjackReturns } from './blackjack/blackjack_return.ts'
import { blackjackRules } from './blackjack/rules.ts'
import { computeCrashReturns } from './crash/crash.ts'
import { computeDiceReturns } from './dice/dice.ts'
import { computeFixtureReturns } from './fixtures/fixed_odds.ts'
import { leagueRules } from './football/football.ts'
import type { KindReturn } from './game.ts'
import { kindOf, type GameCode, type GameKind } from './game_codes.ts'
import { computeMinesReturns } from './mines/mines.ts'
import { kenoRules } from './numbers/keno.ts'
import { lottoRules } from './numbers/lotto.ts'
import { computeNumbersReturns } from './numbers/numbers_game.ts'
import { computePlinkoReturns, plinkoRules } from './plinko/plinko.ts'
import { computeVideoPokerReturns } from './poker/video_poker_return.ts'
import { computeRaceReturns } from './race/race_return.ts'
import { raceRules } from './race/races.ts'
import { computeRouletteReturns, rouletteRules } from './roulette/roulette.ts'
import { machineOf } from './slot/machines.ts'
import { computeSlotReturns } from './slot/slot_return.ts'
import { tournamentRules } from './tennis/tennis.ts'

/** Every card has the same return, so any card does. */
const anyCard = () => stream({ serverSeed: 'card', clientSeed: 'any', round: 0 })

const COMPUTE: Readonly<Record<GameKind, (code: GameCode) => KindReturn[]>> = {
  slot: (code) => computeSlotReturns(machineOf(code)),
  roulette: (code) => computeRouletteReturns(rouletteRules(code)),
  keno: (code) => computeNumbersReturns(kenoRules(code)),
  lotto6of49: (code) => computeNumbersReturns(lottoRules(code)),
  lotto5of36: (code) => computeNumbersReturns(lottoRules(code)),
  bingo75: (code) => computeBingoReturns(bingo75Rules(code), bingo75Card(anyCard())),
  bingo90: (code) => computeBingoReturns(bingo90Rules(code), bingo90Card(anyCard())),
  greyhounds: (code) => computeRaceReturns(raceRules(code)),
  horses: (code) => computeRaceReturns(raceRules(code)),
  football: (code) => computeFixtureReturns(leagueRules(code)),
  tennis: (code) => computeFixtureReturns(tournamentRules(code)),
  crash: computeCrashReturns,
  blackjack: (code) => computeBlackjackReturns(blackjackRules(code)),
  baccarat: computeBaccaratReturns,
  videoPoker: computeVideoPokerReturns,
  dice: computeDiceReturns,
  mines: computeMinesReturns,
  plinko: (code) => computePlinkoReturns(plinkoRules(code)),
}

/** The return of each kind of bet of a game. */
export const computeReturns = (code: GameCode): KindReturn[] => COMPUTE[kindOf(code)](code)
