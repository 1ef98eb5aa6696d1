/** Batches of cards for tests. */
import { randomUUID } from 'node:crypto'
import type {
  CardBatchOrder,
  CardBatchRow,
  CardCodes,
  CardRedeemed,
} from '@grandstand/shared-types/wire/money/cards'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import db from '@adonisjs/lucid/services/db'
import { batchesMade } from '#cards/actions/batch_maker'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { accountIdOf, makeSite, makeUser, type UserOptions } from '#tests/support/factories'

export const CARD_RIGHTS: Permission[] = [
  'users.view',
  'cards.view',
  'cards.make',
  'cards.sell',
  'cards.redeem',
  'cards.void',
]

export async function shop(dealerOptions: Partial<UserOptions> = {}) {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const permissions = CARD_RIGHTS
  const dealer = await makeUser({
    site,
    type: 'dealer',
    permissions,
    balanceMinor: 100_000,
    ...dealerOptions,
  })
  const player = await makeUser({ site, type: 'player', parent: dealer })
  return {
    site,
    admin,
    dealer,
    player,
    asAdmin: await signInAs(site, admin),
    asDealer: await signInAs(site, dealer),
    asPlayer: await signInAs(site, player),
  }
}

const ORDER: CardBatchOrder = { amountMinor: 1_000, count: 3, type: 'printed' }

export const order = (
  session: ApiSession,
  changes: Partial<CardBatchOrder> = {},
  key: string = randomUUID()
) =>
  session.post<CardBatchRow & Refusal>(
    '/v1/card-batches',
    { ...ORDER, ...changes },
    { 'idempotency-key': key }
  )

/** A batch with its codes handed out. */
export async function codesOf(session: ApiSession, changes: Partial<CardBatchOrder> = {}) {
  const { body: batch } = await order(session, changes)
  await batchesMade()
  const { body } = await session.post<CardCodes>(`/v1/card-batches/${batch.id}/codes`)
  return { batch, codes: body.codes, code: body.codes[0] ?? '' }
}

export const redeem = (session: ApiSession, code: string, key: string = randomUUID()) =>
  session.post<CardRedeemed & Refusal>(
    '/v1/me/card-redemptions',
    { code },
    { 'idempotency-key': key }
  )

/** Card funds of a player, in minor units. */
export async function cardFundsOf(userId: number): Promise<number> {
  const id = await accountIdOf(userId, 'creditCard')
  const row = await db.from('ledger_accounts').where('id', id).select('balance').firstOrFail()
  return Number(row.balance)
}

/** The worth in a house account of the site, in minor units. */
export async function houseHolds(siteId: number, pocket: string): Promise<number> {
  const row = await db
    .query<{ total: number | null }>()
    .from('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where({ 'ledger_accounts.site_id': siteId, 'ledger_accounts.pocket': pocket })
    .sum('amount as total')
    .first()
  return Number(row?.total ?? 0)
}
