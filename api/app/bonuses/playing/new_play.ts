import type { Share } from '@grandstand/shared-types/games/wallet/split_by_share'

/** A stake that a bonus paid, as it is written with the stake. */
export interface NewPlay {
  grantId: number
  kind: 'coupon' | 'gameRound'
  playId: number
  pocket: string
  /** What each account paid of the stake. */
  paidBy: readonly Share[]
  stakeMinor: number
  percentMilli: number
}
