/** The kinds of transfers that play moves: coupons and games alike. */
import type { TransferKind } from '@grandstand/shared-types/money/transfers'

/** Stakes, and what was given back of them. */
export const STAKED_KINDS = [
  'stake',
  'refund',
  'gameBet',
  'gameRollback',
  'drawStake',
  'drawReturn',
] as const satisfies readonly TransferKind[]

/** Wins, and what was taken back of them. */
export const WON_KINDS = [
  'win',
  'bonus',
  'resettle',
  'sell',
  'gameWin',
  'gameWinBack',
  'jackpotWin',
  'drawWin',
] as const satisfies readonly TransferKind[]
