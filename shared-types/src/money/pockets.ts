/** The accounts that a user and the house hold. */

/** A user's own pockets in the order in which a stake is drawn: cash last. */
export const PLAYER_POCKETS = [
  'returnableBonus',
  'reloadBonus',
  'bonus',
  'creditCard',
  'paykasa',
  'balance',
] as const
export type PlayerPocket = (typeof PLAYER_POCKETS)[number]

/** The debt of a user after a correction takes back money that is gone; never above zero. */
export const RECEIVABLE = 'receivable'
export const USER_POCKETS = [...PLAYER_POCKETS, RECEIVABLE] as const
export type UserPocket = (typeof USER_POCKETS)[number]

/** The house's accounts; `holds` is the escrow of stakes before a coupon is accepted. */
export const HOUSE_POCKETS = ['stakes', 'holds', 'winnings', 'bonuses', 'credit'] as const
export type HousePocket = (typeof HOUSE_POCKETS)[number]

export const POCKETS = [...USER_POCKETS, ...HOUSE_POCKETS] as const
export type Pocket = (typeof POCKETS)[number]
