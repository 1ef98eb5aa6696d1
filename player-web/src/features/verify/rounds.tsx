/** Each game's round on screen: its rules, and the picture of its outcome. */
import { bingo75 } from '@grandstand/shared-types/games/bingo/bingo_75'
import { bingo90 } from '@grandstand/shared-types/games/bingo/bingo_90'
import { blackjack } from '@grandstand/shared-types/games/blackjack/blackjack'
import { crash } from '@grandstand/shared-types/games/crash/crash'
import { football } from '@grandstand/shared-types/games/football/football'
import type { Game, StakedBet } from '@grandstand/shared-types/games/game'
import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import { keno } from '@grandstand/shared-types/games/numbers/keno'
import { lotto5of36, lotto6of49 } from '@grandstand/shared-types/games/numbers/lotto'
import { greyhounds, horses } from '@grandstand/shared-types/games/race/races'
import { replay } from '@grandstand/shared-types/games/replay'
import { roulette } from '@grandstand/shared-types/games/roulette/roulette'
import { slot } from '@grandstand/shared-types/games/slot/slot'
import { tennis } from '@grandstand/shared-types/games/tennis/tennis'
import type { ComponentType } from 'react'
import { BetsTable } from './BetsTable.tsx'
import {
  BlackjackWords,
  CardWords,
  CrashWords,
  NoWords,
  NumbersWords,
  RaceBetWords,
  type BetWords,
} from './bets/betWords.tsx'
import { FootballWords, TennisWords } from './bets/FixtureWords.tsx'
import { RouletteWords } from './bets/RouletteWords.tsx'
import { CallsPicture, NumbersPicture } from './pictures/BallsPicture.tsx'
import { CardsPicture } from './pictures/CardsPicture.tsx'
import { CrashPicture } from './pictures/CrashPicture.tsx'
import { RacePicture } from './pictures/RacePicture.tsx'
import { FootballPicture, TennisPicture } from './pictures/ScoresPicture.tsx'
import { SlotPicture } from './pictures/SlotPicture.tsx'
import { WheelPicture } from './pictures/WheelPicture.tsx'
import type { Round } from './roundInput.ts'

type RoundComponent = ComponentType<{ round: Round }>

/** Draws the outcome of a round, and the bets on it. */
function show<Outcome, Bet extends StakedBet>(
  game: Game<Outcome, Bet>,
  Picture: ComponentType<{ outcome: Outcome; round: number }>,
  Words: BetWords<Outcome, Bet>
): RoundComponent {
  return function GameRound({ round }) {
    const replayed = replay(game, round, round.bets)
    return (
      <>
        <Picture outcome={replayed.outcome} round={round.round} />
        <BetsTable replay={replayed} Words={Words} />
      </>
    )
  }
}

export const ROUNDS: Readonly<Record<GameCode, RoundComponent>> = {
  slot: show(slot, SlotPicture, NoWords),
  roulette: show(roulette, WheelPicture, RouletteWords),
  keno: show(keno, NumbersPicture, NumbersWords),
  lotto6of49: show(lotto6of49, NumbersPicture, NumbersWords),
  lotto5of36: show(lotto5of36, NumbersPicture, NumbersWords),
  bingo75: show(bingo75, CallsPicture, CardWords),
  bingo90: show(bingo90, CallsPicture, CardWords),
  greyhounds: show(greyhounds, RacePicture, RaceBetWords),
  horses: show(horses, RacePicture, RaceBetWords),
  football: show(football, FootballPicture, FootballWords),
  tennis: show(tennis, TennisPicture, TennisWords),
  crash: show(crash, CrashPicture, CrashWords),
  blackjack: show(blackjack, CardsPicture, BlackjackWords),
}
