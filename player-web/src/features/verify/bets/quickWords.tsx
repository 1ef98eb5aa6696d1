/** Bets of baccarat, video poker, dice, mines and plinko in words. */
import type { BaccaratBet } from '@grandstand/shared-types/games/baccarat/baccarat'
import type { DiceBet } from '@grandstand/shared-types/games/dice/dice'
import type { MinesBet } from '@grandstand/shared-types/games/mines/mines'
import type { PlinkoBet } from '@grandstand/shared-types/games/plinko/plinko'
import type { VideoPokerBet } from '@grandstand/shared-types/games/poker/video_poker'
import { useTranslation } from 'react-i18next'
import type { BetWords } from './betWords.tsx'

const WAYS = 10_000

export const BaccaratWords: BetWords<unknown, BaccaratBet> = ({ bet }) => {
  const { t } = useTranslation()
  return t(`verify.side.${bet.on}`)
}

export const DiceWords: BetWords<unknown, DiceBet> = ({ bet: { side, chance } }) => {
  const { t } = useTranslation()
  const bound = (side === 'under' ? chance : WAYS - chance) / 100
  return t(`verify.roll.${side}`, { bound: bound.toFixed(2) })
}

/** Cells and places count from 1 for people. */
const counted = (places: readonly number[]): string =>
  places.map((place) => place + 1).join(', ') || '–'

export const MinesWords: BetWords<unknown, MinesBet> = ({ bet }) => (
  <bdi dir="ltr">
    {bet.mines} · {counted(bet.opened)}
  </bdi>
)

export const PlinkoWords: BetWords<unknown, PlinkoBet> = ({ bet }) => {
  const { t } = useTranslation()
  return t(`verify.risk.${bet.risk}`)
}

export const PokerWords: BetWords<unknown, VideoPokerBet> = ({ bet }) => (
  <bdi dir="ltr">{counted(bet.held)}</bdi>
)
