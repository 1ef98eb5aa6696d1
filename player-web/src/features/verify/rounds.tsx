/** Each game's round on screen: its rules, and the picture of its outcome. */
import { baccarat } from '@grandstand/shared-types/games/baccarat/baccarat'
import { bingo75Of } from '@grandstand/shared-types/games/bingo/bingo_75'
import { bingo90Of } from '@grandstand/shared-types/games/bingo/bingo_90'
import { blackjackOf } from '@grandstand/shared-types/games/blackjack/blackjack'
import { crash } from '@grandstand/shared-types/games/crash/crash'
import { dice } from '@grandstand/shared-types/games/dice/dice'
import { footballOf } from '@grandstand/shared-types/games/football/football'
import type { Game, StakedBet } from '@grandstand/shared-types/games/game'
import type { GameCode, GameKind } from '@grandstand/shared-types/games/game_codes'
import { mines } from '@grandstand/shared-types/games/mines/mines'
import { kenoOf } from '@grandstand/shared-types/games/numbers/keno'
import { lottoOf } from '@grandstand/shared-types/games/numbers/lotto'
import { plinkoOf } from '@grandstand/shared-types/games/plinko/plinko'
import { videoPoker } from '@grandstand/shared-types/games/poker/video_poker'
import { raceOf } from '@grandstand/shared-types/games/race/races'
import { replay } from '@grandstand/shared-types/games/replay'
import { rouletteOf } from '@grandstand/shared-types/games/roulette/roulette'
import { slotOfCode } from '@grandstand/shared-types/games/slot/machines'
import { tennisOf } from '@grandstand/shared-types/games/tennis/tennis'
import { useMemo, type ComponentType } from 'react'
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
import {
  BaccaratWords,
  DiceWords,
  MinesWords,
  PlinkoWords,
  PokerWords,
} from './bets/quickWords.tsx'
import { RouletteWords } from './bets/RouletteWords.tsx'
import { CallsPicture, NumbersPicture } from './pictures/BallsPicture.tsx'
import { BaccaratPicture, CardsPicture, PokerPicture } from './pictures/CardsPicture.tsx'
import { CrashPicture } from './pictures/CrashPicture.tsx'
import { DicePicture, MinesPicture, PlinkoPicture } from './pictures/QuickPictures.tsx'
import { RacePicture } from './pictures/RacePicture.tsx'
import { FootballPicture, TennisPicture } from './pictures/ScoresPicture.tsx'
import { SlotPicture } from './pictures/SlotPicture.tsx'
import { WheelPicture } from './pictures/WheelPicture.tsx'
import type { Round } from './roundInput.ts'

type RoundComponent = ComponentType<{ round: Round }>
type Found<Outcome, Bet extends StakedBet> = (code: GameCode) => Game<Outcome, Bet>

/** Draws the outcome of a round, and the bets on it. */
function show<Outcome, Bet extends StakedBet>(
  gameOf: Found<Outcome, Bet>,
  Picture: ComponentType<{ outcome: Outcome; round: number; code: GameCode }>,
  Words: BetWords<Outcome, Bet>
): RoundComponent {
  return function GameRound({ round }) {
    const replayed = useMemo(() => replay(gameOf(round.game), round, round.bets), [round])
    return (
      <>
        <Picture outcome={replayed.outcome} round={round.round} code={round.game} />
        <BetsTable replay={replayed} code={round.game} Words={Words} />
      </>
    )
  }
}

export const ROUNDS: Readonly<Record<GameKind, RoundComponent>> = {
  slot: show(slotOfCode, SlotPicture, NoWords),
  roulette: show(rouletteOf, WheelPicture, RouletteWords),
  keno: show(kenoOf, NumbersPicture, NumbersWords),
  lotto6of49: show(lottoOf, NumbersPicture, NumbersWords),
  lotto5of36: show(lottoOf, NumbersPicture, NumbersWords),
  bingo75: show(bingo75Of, CallsPicture, CardWords),
  bingo90: show(bingo90Of, CallsPicture, CardWords),
  greyhounds: show(raceOf, RacePicture, RaceBetWords),
  horses: show(raceOf, RacePicture, RaceBetWords),
  football: show(footballOf, FootballPicture, FootballWords),
  tennis: show(tennisOf, TennisPicture, TennisWords),
  crash: show(() => crash, CrashPicture, CrashWords),
  blackjack: show(blackjackOf, CardsPicture, BlackjackWords),
  baccarat: show(() => baccarat, BaccaratPicture, BaccaratWords),
  videoPoker: show(() => videoPoker, PokerPicture, PokerWords),
  dice: show(() => dice, DicePicture, DiceWords),
  mines: show(() => mines, MinesPicture, MinesWords),
  plinko: show(plinkoOf, PlinkoPicture, PlinkoWords),
}
