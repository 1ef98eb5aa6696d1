/** A branch in which credit moves, for the tests of credit. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type {
  CreditDirection,
  CreditMove,
  CreditQuote,
} from '@grandstand/shared-types/wire/people/dealers'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { SiteSettingsData } from '#sites/settings'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'

/** Moves credit under a key of its own. */
export const move = (
  session: ApiSession,
  user: TestUser,
  direction: CreditDirection,
  amountMinor: number,
  note?: string
) =>
  session.post<CreditMove & Refusal>(
    `/v1/users/${user.id}/credits`,
    { direction, amountMinor, ...(note && { note }) },
    { 'idempotency-key': randomUUID() }
  )

export const quoteOf = async (session: ApiSession, user: TestUser): Promise<CreditQuote> =>
  (await session.get<CreditQuote>(`/v1/users/${user.id}/credits`)).body

export const DEALER_RIGHTS: Permission[] = [
  'credit.move',
  'users.view',
  'dealers.edit',
  'users.edit',
]

/** An admin, a dealer with 10 000, a sub-dealer on credit below, and a player of the sub-dealer. */
export async function branch(settings: Partial<SiteSettingsData> = {}, terms: object = {}) {
  const site = await makeSite({ settings })
  const admin = await makeUser({ site, type: 'admin' })
  const permissions = DEALER_RIGHTS
  const dealer = await makeUser({
    site,
    type: 'dealer',
    permissions,
    balanceMinor: 10_000,
    ...terms,
  })
  const below = { site, type: 'dealer', parent: dealer, permissions } as const
  const sub = await makeUser({ ...below, isOnCredit: true })
  const player = await makeUser({ site, type: 'player', parent: sub })
  return {
    site,
    admin,
    dealer,
    sub,
    player,
    asAdmin: await signInAs(site, admin),
    asDealer: await signInAs(site, dealer),
    asSub: await signInAs(site, sub),
  }
}

/** The accounts of debts of a site: what is owed, and what is owed to dealers and to the house, in minor units. */
export async function debtsOf(siteId: number) {
  const rows: { pocket: string; total: number | null }[] = await db
    .query<{ pocket: string; total: number | null }>()
    .from('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_accounts.site_id', siteId)
    .whereIn('pocket', ['debt', 'lent', 'loans'])
    .groupBy('pocket')
    .select('pocket')
    .sum('amount as total')
  const of = (pocket: string) => Number(rows.find((row) => row.pocket === pocket)?.total ?? 0)
  return { debt: of('debt'), lent: of('lent'), loans: of('loans') }
}
