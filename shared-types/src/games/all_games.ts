/** Every game of the draws, by its code. */
import { bingo75 } from './bingo/bingo_75.ts'
import { bingo90 } from './bingo/bingo_90.ts'
import { blackjack } from './blackjack/blackjack.ts'
import { crash } from './crash/crash.ts'
import { football } from './football/football.ts'
import type { Game, StakedBet } from './game.ts'
import type { GameCode } from './game_codes.ts'
import { keno } from './numbers/keno.ts'
import { lotto5of36, lotto6of49 } from './numbers/lotto.ts'
import { greyhounds, horses } from './race/races.ts'
import { roulette } from './roulette/roulette.ts'
import { slot } from './slot/slot.ts'
import { tennis } from './tennis/tennis.ts'

/** Something done with a game, whatever its bets and outcomes are. */
export type Use<Result> = <Outcome, Bet extends StakedBet>(game: Game<Outcome, Bet>) => Result

const WITH: Readonly<Record<GameCode, <Result>(use: Use<Result>) => Result>> = {
  slot: (use) => use(slot),
  roulette: (use) => use(roulette),
  keno: (use) => use(keno),
  lotto6of49: (use) => use(lotto6of49),
  lotto5of36: (use) => use(lotto5of36),
  bingo75: (use) => use(bingo75),
  bingo90: (use) => use(bingo90),
  greyhounds: (use) => use(greyhounds),
  horses: (use) => use(horses),
  football: (use) => use(football),
  tennis: (use) => use(tennis),
  crash: (use) => use(crash),
  blackjack: (use) => use(blackjack),
}

/** Does something with the game of a code. */
export const withGame = <Result>(code: GameCode, use: Use<Result>): Result => WITH[code](use)
