/** The accounts between which the worth of cards moves. */
import type db from '@adonisjs/lucid/services/db'
import { reachesBrand, type Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import { houseAccountId } from '#ledger/accounts'
import type { UserPocket } from '#ledger/pockets'

/** The house's accounts in a currency: worth of open cards, credit, worth of sold cards that expired. */
export interface CardHouse {
  cardsId: number
  creditId: number
  breakageId: number
}

/** Call it outside a transaction. */
export async function cardHouse(siteId: number, currency: string): Promise<CardHouse> {
  return {
    cardsId: await houseAccountId(siteId, 'cards', currency),
    creditId: await houseAccountId(siteId, 'credit', currency),
    breakageId: await houseAccountId(siteId, 'breakage', currency),
  }
}

type Payer = Pick<Principal, 'userId' | 'type' | 'worksFor'>

/**
 * The account that pays for a maker's cards and gets their worth back: the maker's cash, for an operator the dealer's
 * cash, or the house's credit.
 */
export async function fundsOf(
  trx: Trx,
  payer: Payer,
  { creditId }: CardHouse
): Promise<{ accountId: number }> {
  if (reachesBrand(payer)) return { accountId: creditId }
  return { accountId: await pocketOf(trx, payer.worksFor?.userId ?? payer.userId, 'balance') }
}

/** Throws 404 `notFound` for a user without the account. */
export async function pocketOf(
  client: Trx | typeof db,
  userId: number,
  pocket: UserPocket
): Promise<number> {
  const row = await client
    .query<{ id: number }>()
    .from('ledger_accounts')
    .where({ user_id: userId, pocket })
    .select('id')
    .first()
  if (!row) throw AppError.notFound()
  return Number(row.id)
}
