/** Every game of the draws, by its code. */
import { baccarat } from './baccarat/baccarat.ts'
import { bingo75Of } from './bingo/bingo_75.ts'
import { bingo90Of } from './bingo/bingo_90.ts'
import { blackjackOf } from './blackjack/blackjack.ts'
import { crash } from './crash/crash.ts'
import { dice } from './dice/dice.ts'
import { footballOf } from './football/football.ts'
import type { Game, StakedBet } from './game.ts'
import { kindOf, type GameCode, type GameKind } from './game_codes.ts'
import { mines } from './mines/mines.ts'
import { kenoOf } from './numbers/keno.ts'
import { lottoOf } from './numbers/lotto.ts'
import { plinkoOf } from './plinko/plinko.ts'
import { videoPoker } from './poker/video_poker.ts'
import { raceOf } from './race/races.ts'
import { rouletteOf } from './roulette/roulette.ts'
import { slotOfCode } from './slot/machines.ts'
import { tennisOf } from './tennis/tennis.ts'

/** Something done with a game, whatever its bets and outcomes are. */
export type Use<Result> = <Outcome, Bet extends StakedBet>(game: Game<Outcome, Bet>) => Result

type With = <Result>(code: GameCode, use: Use<Result>) => Result

const WITH: Readonly<Record<GameKind, With>> = {
  slot: (code, use) => use(slotOfCode(code)),
  roulette: (code, use) => use(rouletteOf(code)),
  keno: (code, use) => use(kenoOf(code)),
  lotto6of49: (code, use) => use(lottoOf(code)),
  lotto5of36: (code, use) => use(lottoOf(code)),
  bingo75: (code, use) => use(bingo75Of(code)),
  bingo90: (code, use) => use(bingo90Of(code)),
  greyhounds: (code, use) => use(raceOf(code)),
  horses: (code, use) => use(raceOf(code)),
  football: (code, use) => use(footballOf(code)),
  tennis: (code, use) => use(tennisOf(code)),
  crash: (_, use) => use(crash),
  blackjack: (code, use) => use(blackjackOf(code)),
  baccarat: (_, use) => use(baccarat),
  videoPoker: (_, use) => use(videoPoker),
  dice: (_, use) => use(dice),
  mines: (_, use) => use(mines),
  plinko: (code, use) => use(plinkoOf(code)),
}

/** Does something with the game of a code. */
export const withGame: With = (code, use) => WITH[kindOf(code)](code, use)
