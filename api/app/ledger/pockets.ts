/** Splits a stake over the pockets of a player. */

import { BONUS_POCKETS, type BonusPocket } from '@grandstand/shared-types/bonuses/categories'
import { PLAYER_POCKETS, type UserPocket } from '@grandstand/shared-types/money/pockets'

export {
  CREDIT_POCKETS,
  DESK_POCKETS,
  HOUSE_POCKETS,
  PLAYER_POCKETS,
  RECEIVABLE,
  USER_POCKETS,
  type HousePocket,
  type PlayerPocket,
  type UserPocket,
} from '@grandstand/shared-types/money/pockets'

/** A floor that no balance reaches. */
export const NO_FLOOR = -9_000_000_000_000_000

/** The pockets that a stake is drawn from: a player's own in drawing order, or the drawer of a desk. */
const STAKE_POCKETS = [...PLAYER_POCKETS, 'drawer'] as const
type StakePocket = (typeof STAKE_POCKETS)[number]

/** Whether stakes of the owner are drawn from the pocket; the stakes of a desk are paid in cash. */
export const holdsStakes = (pocket: UserPocket, isDesk: boolean): pocket is StakePocket =>
  isDesk ? pocket === 'drawer' : PLAYER_POCKETS.some((own) => own === pocket)

export interface PocketState {
  pocket: StakePocket
  accountId: number
  balance: number
  floor: number
}

/**
 * Splits a stake over pockets in drawing order; null when they have too little together. Of the pockets of bonuses those in
 * `openBonus` are drawn from (rules 15.4).
 */
export function drawStake(
  pockets: readonly PocketState[],
  stakeMinor: number,
  openBonus: readonly BonusPocket[]
): { accountId: number; amountMinor: number }[] | null {
  const parts: { accountId: number; amountMinor: number }[] = []
  let left = stakeMinor
  for (const name of STAKE_POCKETS) {
    if (left === 0) break
    if (!isOpen(name, openBonus)) continue
    const pocket = pockets.find((p) => p.pocket === name)
    const part = Math.min(left, spendable(pocket))
    if (!pocket || part <= 0) continue
    parts.push({ accountId: pocket.accountId, amountMinor: part })
    left -= part
  }
  return left === 0 ? parts : null
}

/** The most that `drawStake` can draw. */
export function spendableTotal(
  pockets: readonly PocketState[],
  openBonus: readonly BonusPocket[]
): number {
  return pockets
    .filter(({ pocket }) => isOpen(pocket, openBonus))
    .reduce((sum, p) => sum + spendable(p), 0)
}

const isOpen = (pocket: StakePocket, openBonus: readonly BonusPocket[]): boolean =>
  !BONUS_POCKETS.some((bonus) => bonus === pocket) || openBonus.some((open) => open === pocket)

const spendable = (pocket: PocketState | undefined): number =>
  pocket ? Math.max(0, pocket.balance - pocket.floor) : 0
