/** The accounts a user and a house hold (decisions.md, Wallet pockets). */

/** In drawing order of a stake, cash last. */
export const PLAYER_POCKETS = [
  'returnableBonus',
  'reloadBonus',
  'bonus',
  'creditCard',
  'paykasa',
  'balance',
] as const
export type PlayerPocket = (typeof PLAYER_POCKETS)[number]

const BONUS_POCKETS: readonly PlayerPocket[] = ['returnableBonus', 'reloadBonus', 'bonus']

/** What a user owes when a correction takes back money that is gone; never above zero. */
export const RECEIVABLE = 'receivable'
export const USER_POCKETS = [...PLAYER_POCKETS, RECEIVABLE] as const
export type UserPocket = (typeof USER_POCKETS)[number]

/** House accounts keep no running balance: they would be the hottest rows of all. */
/** `holds`: stakes of coupons that wait for acceptance. */
export const HOUSE_POCKETS = ['stakes', 'holds', 'winnings', 'bonuses', 'credit'] as const
export type HousePocket = (typeof HOUSE_POCKETS)[number]

/** A floor no balance reaches. */
export const NO_FLOOR = -9_000_000_000_000_000

export interface PocketState {
  pocket: PlayerPocket
  accountId: number
  balance: number
  floor: number
}

/**
 * Splits a stake over pockets in drawing order; null when all together are short.
 * Bonus pockets are drawn only when `bonusAllowed`.
 */
export function drawStake(
  pockets: readonly PocketState[],
  stakeMinor: number,
  bonusAllowed: boolean
): { accountId: number; amountMinor: number }[] | null {
  const parts: { accountId: number; amountMinor: number }[] = []
  let left = stakeMinor
  for (const name of PLAYER_POCKETS) {
    if (left === 0) break
    if (!bonusAllowed && BONUS_POCKETS.includes(name)) continue
    const pocket = pockets.find((p) => p.pocket === name)
    const part = Math.min(left, spendable(pocket))
    if (!pocket || part <= 0) continue
    parts.push({ accountId: pocket.accountId, amountMinor: part })
    left -= part
  }
  return left === 0 ? parts : null
}

/** What `drawStake` could draw at most. */
export function spendableTotal(pockets: readonly PocketState[], bonusAllowed: boolean): number {
  return pockets
    .filter((p) => bonusAllowed || !BONUS_POCKETS.includes(p.pocket))
    .reduce((sum, p) => sum + spendable(p), 0)
}

const spendable = (pocket: PocketState | undefined): number =>
  pocket ? Math.max(0, pocket.balance - pocket.floor) : 0
