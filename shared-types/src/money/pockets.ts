/** The accounts of users and of the house. */

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

/** The debt of a user after a correction took back money that the user no longer has; never above zero. */
export const RECEIVABLE = 'receivable'
/** The pockets that every user has. A new one comes with a migration that opens it for the users that there are. */
export const USER_POCKETS = [...PLAYER_POCKETS, RECEIVABLE] as const

/**
 * Pockets of credit that was given on credit: `debt` is the amount that its owner owes the dealer directly above, never
 * above zero; `lent` is the amount that users directly below owe its owner, never below zero.
 */
export const CREDIT_POCKETS = ['debt', 'lent'] as const

/**
 * Pockets of a desk. `drawer` is the cash in its drawer, below zero because the desk owes the cash to the house;
 * `unpaid` is the amount due on the desk's tickets that are not collected yet, below zero when a result was corrected
 * after the payment.
 */
export const DESK_POCKETS = ['drawer', 'unpaid'] as const
export type UserPocket =
  | (typeof USER_POCKETS)[number]
  | (typeof CREDIT_POCKETS)[number]
  | (typeof DESK_POCKETS)[number]

/**
 * The house's accounts; `holds` is the escrow of stakes before a coupon is accepted, `loans` the amount that users
 * directly below the house owe it, `cards` the worth of cards that can still be redeemed, `breakage` that of sold cards
 * and tickets of desks that expired, `commission` the commission that dealers were paid, `floats` the cash with which drawers began their
 * shifts, less the cash with which they ended them, `variance` the cash that was counted beyond what a drawer should
 * have held, `gateways` the money of players that gateways took in, less the money that they paid out, `payouts` the money of
 * withdrawals that are not paid yet, `paymentFees` the fees that players paid for payments, `games` the stakes of games, less
 * their wins, `jackpots` what jackpots hold, without parts of a minor unit,
 * `jackpotReserves` what is kept for the seeds of their next runs.
 */
export const HOUSE_POCKETS = [
  'stakes',
  'holds',
  'winnings',
  'bonuses',
  'credit',
  'loans',
  'cards',
  'breakage',
  'commission',
  'floats',
  'variance',
  'gateways',
  'payouts',
  'paymentFees',
  'games',
  'jackpots',
  'jackpotReserves',
] as const
export type HousePocket = (typeof HOUSE_POCKETS)[number]

export const POCKETS = [
  ...USER_POCKETS,
  ...CREDIT_POCKETS,
  ...DESK_POCKETS,
  ...HOUSE_POCKETS,
] as const
export type Pocket = (typeof POCKETS)[number]
