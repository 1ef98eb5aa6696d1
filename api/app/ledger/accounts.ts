/** Opens accounts and finds them. */
import { clock } from '#core/timing/clock'
import { insertAll, isUniqueViolation, whereAmong, type Trx } from '#core/database/transactions'
import db from '@adonisjs/lucid/services/db'
import {
  type CREDIT_POCKETS,
  DESK_POCKETS,
  holdsStakes,
  HOUSE_POCKETS,
  NO_FLOOR,
  RECEIVABLE,
  USER_POCKETS,
  type HousePocket,
  type PocketState,
  type UserPocket,
} from '#ledger/pockets'

interface Owner {
  id: number
  siteId: number
  currency: string
}

/** Opens every pocket of a new user with a balance of 0. `creditLimitMinor` is how far cash may go below zero. */
export async function openUserAccounts(trx: Trx, user: Owner, creditLimitMinor = 0): Promise<void> {
  const now = clock.now()
  await insertAll(
    trx,
    'ledger_accounts',
    USER_POCKETS.map((pocket) => ({
      site_id: user.siteId,
      user_id: user.id,
      owner_key: `u${user.id}:${pocket}:${user.currency}`,
      pocket,
      currency: user.currency,
      balance: 0,
      floor: pocket === RECEIVABLE ? NO_FLOOR : pocket === 'balance' ? 0 - creditLimitMinor : 0,
      entry_count: 0,
      created_at: now,
    }))
  )
}

/**
 * Opens the accounts of a debt: for the debtor's side, and for the dealer to whom it is owed unless that is the house.
 */
export async function openDebtAccounts(
  trx: Trx,
  debtor: Owner,
  dealer: Owner | null
): Promise<void> {
  await openOnce(trx, debtor, 'debt')
  if (dealer) await openOnce(trx, dealer, 'lent')
}

/** Opens the accounts of a desk. The floor of the drawer is set when a shift opens. */
export async function openDeskAccounts(trx: Trx, owner: Owner): Promise<void> {
  for (const pocket of DESK_POCKETS) await openOnce(trx, owner, pocket)
}

/** Opens an account unless it exists. */
async function openOnce(
  trx: Trx,
  owner: Owner,
  pocket: (typeof CREDIT_POCKETS | typeof DESK_POCKETS)[number]
): Promise<void> {
  const account = {
    site_id: owner.siteId,
    user_id: owner.id,
    owner_key: `u${owner.id}:${pocket}:${owner.currency}`,
    pocket,
    currency: owner.currency,
    balance: 0,
    floor: pocket === 'debt' || pocket === 'unpaid' ? NO_FLOOR : 0,
    entry_count: 0,
    created_at: clock.now(),
  }
  await trx
    .insertQuery()
    .table('ledger_accounts')
    .insert(account)
    .onConflict('owner_key')
    .merge(['owner_key'])
}

/** Removes the accounts of a user; the database refuses while an entry names one. */
export const removeUserAccounts = async (trx: Trx, userId: number): Promise<void> =>
  void (await trx.from('ledger_accounts').where('user_id', userId).delete())

const houseIds = new Map<string, number>()
const houseCurrencies = new Map<number, string>()

/**
 * The currency of a house account that `houseAccountId` has returned in this process, undefined for any other account. A
 * house account has no running balance and is never locked.
 */
export const houseCurrency = (id: number): string | undefined => houseCurrencies.get(id)

/** Id of a site's house account in a currency, opened at its first use. Call it outside a transaction. */
export async function houseAccountId(
  siteId: number,
  pocket: HousePocket,
  currency: string
): Promise<number> {
  const key = `s${siteId}:${pocket}:${currency}`
  const known = houseIds.get(key)
  if (known) return known
  const found = await findByKey(key)
  if (found === null) await openHouseAccounts(siteId, currency)
  const id = found ?? (await findByKey(key))
  if (id === null) throw new Error(`house account ${key} could not be opened`)
  houseIds.set(key, id)
  houseCurrencies.set(id, currency)
  return id
}

/** Forgets the known house accounts, for tests that roll back. */
export function forgetHouseAccounts(): void {
  houseIds.clear()
  houseCurrencies.clear()
}

async function openHouseAccounts(siteId: number, currency: string): Promise<void> {
  const now = clock.now()
  for (const pocket of HOUSE_POCKETS) {
    try {
      await db
        .insertQuery()
        .table('ledger_accounts')
        .insert({
          site_id: siteId,
          user_id: null,
          owner_key: `s${siteId}:${pocket}:${currency}`,
          pocket,
          currency,
          balance: 0,
          floor: NO_FLOOR,
          entry_count: 0,
          created_at: now,
        })
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
}

async function findByKey(key: string): Promise<number | null> {
  const row = await db
    .query<{ id: number }>()
    .from('ledger_accounts')
    .where('owner_key', key)
    .select('id')
    .first()
  return row ? Number(row.id) : null
}

export interface UserAccount {
  id: number
  userId: number
  pocket: UserPocket
  currency: string
  balance: number
  floor: number
  entryCount: number
}

/** All accounts of the users, by user. With `lock`, their rows are locked in id order until the transaction ends. */
export async function userAccounts(
  userIds: readonly number[],
  options: { trx?: Trx; lock?: boolean } = {}
): Promise<Map<number, UserAccount[]>> {
  const accounts = (options.trx ?? db).query<UserAccount>().from('ledger_accounts')
  const query = whereAmong(accounts, 'user_id', userIds)
    .select({
      id: 'id',
      userId: 'user_id',
      pocket: 'pocket',
      currency: 'currency',
      balance: 'balance',
      floor: 'floor',
      entryCount: 'entry_count',
    })
    .orderBy('id')
  const rows: UserAccount[] = options.lock ? await query.forUpdate() : await query
  const byUser = new Map<number, UserAccount[]>(userIds.map((id) => [id, []]))
  for (const row of rows) byUser.get(Number(row.userId))?.push(row)
  return byUser
}

/** The accounts that a stake may draw from: the pockets of a player, or the drawer of a desk. */
export function stakePockets(accounts: readonly UserAccount[], isDesk: boolean): PocketState[] {
  return accounts.flatMap(({ id: accountId, pocket, balance, floor }) =>
    holdsStakes(pocket, isDesk) ? [{ pocket, accountId, balance, floor }] : []
  )
}
