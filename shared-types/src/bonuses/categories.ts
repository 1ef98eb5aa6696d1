/** What bonuses are given for, and the pockets that hold them (rules 15.1). */
import type { PlayerPocket } from '../money/pockets.ts'

/**
 * `deposit` is for the first deposit of a player, `reload` for a later one, `cashback` and `lossReturn` for what a player lost,
 * `registration` for a new account; `promoCode` needs a code, `manual` is given by staff alone. A `freeBet` is no money: a
 * token that pays the stake of one coupon.
 */
export const BONUS_CATEGORIES = [
  'deposit',
  'reload',
  'freeBet',
  'cashback',
  'lossReturn',
  'promoCode',
  'registration',
  'manual',
] as const
export type BonusCategory = (typeof BONUS_CATEGORIES)[number]

/** The pockets of bonuses, in the order in which a stake is drawn from them. */
export const BONUS_POCKETS = [
  'returnableBonus',
  'reloadBonus',
  'bonus',
] as const satisfies readonly PlayerPocket[]
export type BonusPocket = (typeof BONUS_POCKETS)[number]

/** Categories whose bonus is a part of a deposit. */
export const isForDeposit = (category: BonusCategory): boolean =>
  category === 'deposit' || category === 'reload'

/** Categories whose bonus is a part of what the player lost. */
export const isForLoss = (category: BonusCategory): boolean =>
  category === 'cashback' || category === 'lossReturn'
