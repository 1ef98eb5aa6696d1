/** Players with bonuses. */
import db from '@adonisjs/lucid/services/db'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import type { BonusRequestAnswer } from '@grandstand/shared-types/wire/bonuses/offers'
import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import { makeBonusRow } from '#tests/support/bonus_rows'
import type { ApiSession, Refusal } from '#tests/support/client'
import { houseAccountId } from '#ledger/accounts'
import type { UserPocket } from '#ledger/pockets'
import { place, slip, type Bettor } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'

/** An offer on show of the brand; its id. */
export const offer = (
  siteId: number,
  category: BonusCategory,
  terms: Partial<BonusTerms> = {}
): Promise<number> => makeBonusRow(siteId, category, terms)

type Asked = BonusRequestAnswer & Refusal

export const ask = (session: ApiSession, bonusId: number) =>
  session.post<Asked>('/v1/me/bonus-requests', { bonusId })

export const grantsOf = async (session: ApiSession): Promise<GrantView[]> =>
  (await session.get<GrantView[]>('/v1/me/bonus-grants')).body

/** Balances of the player's pockets that hold something, in minor units. */
export async function pocketsOf(userId: number): Promise<Partial<Record<UserPocket, number>>> {
  const rows: { pocket: UserPocket; balance: number }[] = await db
    .query<{ pocket: UserPocket; balance: number }>()
    .from('ledger_accounts')
    .where('user_id', userId)
    .whereNot('balance', 0)
    .select('pocket', 'balance')
  return Object.fromEntries(rows.map(({ pocket, balance }) => [pocket, Number(balance)]))
}

/** A match with prices of 2, 3 and 4. */
export const pricedMatch = (): Promise<TestMatch> =>
  makeMatch({ prices: { '1': { '1': 2_000, 'X': 3_000, '2': 4_000 } } })

/** Places a coupon on the home win, with the token of a free bet where its number is given. */
export async function betOnHome(
  { session }: Bettor,
  match: TestMatch,
  stakeMinor: number,
  freeBetId?: number
): Promise<void> {
  const free = freeBetId === undefined ? {} : { freeBetId }
  const order = slip([[outcomeOf(match, '1', '1'), 2_000]], {
    totalStakeMinor: stakeMinor,
    ...free,
  })
  const { status, body } = await place(session, order)
  if (status !== 201) throw new Error(JSON.stringify(body))
}

/** What the house's account `bonuses` holds, over all entries, in minor units. */
export async function heldByHouse(siteId: number): Promise<number> {
  const accountId = await houseAccountId(siteId, 'bonuses', 'TRY')
  const query = db.from('ledger_entries').where('account_id', accountId)
  const row: { held: number } = await query.sum('amount as held').firstOrFail()
  return Number(row.held)
}
