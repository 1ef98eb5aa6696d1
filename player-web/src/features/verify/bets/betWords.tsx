/** Bets in words and pictures, each kind of game in its own way. */
import type { BlackjackBet } from '@grandstand/shared-types/games/blackjack/blackjack'
import type { BingoBet, BingoOutcome } from '@grandstand/shared-types/games/bingo/bingo_rules'
import type { CrashBet } from '@grandstand/shared-types/games/crash/crash'
import type { StakedBet } from '@grandstand/shared-types/games/game'
import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import type {
  NumbersBet,
  NumbersOutcome,
} from '@grandstand/shared-types/games/numbers/numbers_game'
import type { RaceBet } from '@grandstand/shared-types/games/race/race_bet'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BingoCard } from './BingoCard.tsx'
import { NumberRow } from './NumberRow.tsx'
import { RaceWords } from './RaceWords.tsx'

/** A bet as people read it; with the outcome, what has hit is marked. */
export type BetWords<Outcome, Bet> = (props: {
  bet: Bet
  outcome: Outcome
  code: GameCode
}) => ReactNode

export const NumbersWords: BetWords<NumbersOutcome, NumbersBet> = ({ bet, outcome }) => (
  <NumberRow numbers={bet.numbers} drawn={outcome.numbers} />
)

/** Daubed to the end: what was called in time is in the win. */
export const CardWords: BetWords<BingoOutcome, BingoBet> = ({ bet }) => (
  <BingoCard cells={bet.card} called={[]} />
)

export const RaceBetWords: BetWords<unknown, RaceBet> = ({ bet }) => <RaceWords bet={bet} />

export const CrashWords: BetWords<unknown, CrashBet> = ({ bet: { cashOutMilli } }) => {
  const { t } = useTranslation()
  return cashOutMilli === null
    ? '–'
    : t('verify.cashedOut', { multiple: (cashOutMilli / 1000).toFixed(2) })
}

export const BlackjackWords: BetWords<unknown, BlackjackBet> = ({ bet: { actions } }) => {
  const { t } = useTranslation()
  return actions.map((action) => t(`verify.action.${action}`)).join(' · ') || '–'
}

/** A game that asks for nothing but a stake. */
export const NoWords: BetWords<unknown, StakedBet> = () => '–'
