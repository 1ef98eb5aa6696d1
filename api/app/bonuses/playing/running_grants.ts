/** The grants that may pay for stakes of a batch (rules 15.4). */
import { BONUS_POCKETS, type BonusPocket } from '@grandstand/shared-types/bonuses/categories'
import { coverOf, type BonusPlay } from '@grandstand/shared-types/bonuses/counting'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { Reader } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { grantsWhere } from '#bonuses/grants/grant'
import type { UserAccount } from '#ledger/accounts'

/** A running grant, and the account of its pocket. */
export interface PayingGrant {
  id: number
  pocket: BonusPocket
  accountId: number
  terms: BonusTerms
}

/** By user; players without a bonus are missing. */
export type PayingGrants = ReadonlyMap<number, readonly PayingGrant[]>

const isBonusPocket = (name: string): name is BonusPocket =>
  BONUS_POCKETS.some((pocket) => pocket === name)

const holdsBonus = ({ pocket, balance }: UserAccount): boolean =>
  balance > 0 && isBonusPocket(pocket)

/** Asks the database only about players whose bonus pockets hold something. Their accounts must be locked. */
export async function payingGrants(
  from: Reader,
  accounts: ReadonlyMap<number, readonly UserAccount[]>
): Promise<PayingGrants> {
  const userIds = [...accounts].flatMap(([id, own]) => (own.some(holdsBonus) ? [id] : []))
  if (userIds.length === 0) return new Map()
  const running = await grantsWhere(from, (query) =>
    query
      .whereIn('user_id', userIds)
      .where('state', 'running')
      .whereNotNull('pocket')
      .where('expires_at', '>', clock.now())
  )
  const byUser = new Map<number, PayingGrant[]>(userIds.map((id) => [id, []]))
  for (const { id, userId, pocket, terms } of running) {
    const account = accounts.get(userId)?.find((own) => own.pocket === pocket)
    if (pocket && account) byUser.get(userId)?.push({ id, pocket, accountId: account.id, terms })
  }
  return byUser
}

/** A grant that covers a play, and the part of the stake that counts. */
export interface Covering {
  grant: PayingGrant
  percentMilli: number
}

/** The grants among these whose terms cover the play with this stake, in minor units; 0 where it is not known yet. */
export const coveringGrants = (
  grants: readonly PayingGrant[],
  play: BonusPlay,
  stakeMinor: number
): Covering[] =>
  grants.flatMap((grant) => {
    const cover = coverOf(grant.terms, play, stakeMinor)
    return cover.isCovered ? [{ grant, percentMilli: cover.percentMilli }] : []
  })

/** The pockets that may pay. */
export const openPockets = (covering: readonly Covering[]): BonusPocket[] =>
  covering.map(({ grant }) => grant.pocket)
