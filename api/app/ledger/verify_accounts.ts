/** Checks what the seals of transfers do not cover of an account: whose it is before its first entry, and its floor. */
import db from '@adonisjs/lucid/services/db'
import type { LedgerFault } from '@grandstand/shared-types/wire/chain_faults'
import { PAGE, pagesOf } from '#core/database/pages_of_ids'
import { NO_FLOOR } from '#ledger/pockets'

/** Accounts that may fall without a bound; the drawer of a desk may while a shift is open. */
const WITHOUT_FLOOR: ReadonlySet<string> = new Set(['receivable', 'debt', 'unpaid'])

interface Account {
  id: number
  site_id: number
  user_id: number | null
  owner_key: string
  pocket: string
  currency: string
  floor: number
  /** The brand of the user; null for a house account. */
  user_site_id: number | null
}

interface AccountBreak {
  fault: LedgerFault
  id: number
  text: string
}

export async function wrongAccount(isStopped?: () => boolean): Promise<AccountBreak | null> {
  const limits = await creditLimits()
  for (let after = 0; ;) {
    const accounts: Account[] = await db
      .query<Account>()
      .from('ledger_accounts as a')
      .leftJoin('users as u', 'u.id', 'a.user_id')
      .where('a.id', '>', after)
      .orderBy('a.id')
      .select('a.id', 'a.site_id', 'a.user_id', 'a.owner_key', 'a.pocket', 'a.currency', 'a.floor')
      .select('u.site_id as user_site_id')
      .limit(PAGE)
    for (const account of accounts) {
      const { id, owner_key: key, floor } = account
      if (key !== ownerKeyOf(account) || !isOfItsBrand(account)) {
        return { fault: 'accountChanged', id, text: `account ${id} is not what ${key} names` }
      }
      if (!isFloorOf(account, limits) && !(await isFloorByNow(account))) {
        const text = `account ${id} may fall to ${floor}, which its pocket or the audit log does not allow`
        return { fault: 'floorWrong', id, text }
      }
    }
    const last = accounts.at(-1)
    if (!last || isStopped?.()) return null
    after = last.id
  }
}

const ownerKeyOf = ({ site_id: site, user_id: user, pocket, currency }: Account): string =>
  `${user === null ? `s${site}` : `u${user}`}:${pocket}:${currency}`

const isOfItsBrand = ({ site_id: site, user_id: user, user_site_id: own }: Account): boolean =>
  user === null || own === site

function isFloorOf(
  { user_id: userId, pocket, floor }: Account,
  limits: ReadonlyMap<number, number>
): boolean {
  if (userId === null || WITHOUT_FLOOR.has(pocket)) return floor === NO_FLOOR
  if (pocket === 'drawer') return floor === 0 || floor === NO_FLOOR
  return floor === 0 - (pocket === 'balance' ? (limits.get(userId) ?? 0) : 0)
}

/** Whether staff have changed the credit since the log was read: it stands in the log and in the account together. */
async function isFloorByNow({ id, user_id: userId }: Account): Promise<boolean> {
  if (userId === null) return false
  const limits = new Map<number, number>()
  keepLimits(limits, await changesOf().where('subject_id', userId))
  const account = await db.query<Account>().from('ledger_accounts').where('id', id).first()
  return account !== null && isFloorOf(account, limits)
}

interface Change {
  subject_id: number
  detail: string
}

/** Rows of the audit log that gave or took credit, oldest first. */
const changesOf = () =>
  db
    .query<Change>()
    .from('audit_log')
    .where('subject_type', 'user')
    .whereIn('action', ['user.create', 'user.update'])
    .where('detail', 'like', '%"creditLimit":%')
    .orderBy('id')
    .select('subject_id', 'detail')

/** How far the cash of users may go below zero, as the audit log last said it; those who have no credit are missing. */
async function creditLimits(): Promise<ReadonlyMap<number, number>> {
  const limits = new Map<number, number>()
  for await (const [after, upTo] of pagesOf('audit_log')) {
    keepLimits(limits, await changesOf().where('id', '>', after).where('id', '<=', upTo))
  }
  return limits
}

function keepLimits(limits: Map<number, number>, changes: readonly Change[]): void {
  for (const { subject_id: userId, detail } of changes) {
    const { after }: { after?: { creditLimit?: unknown } } = JSON.parse(detail)
    const limit = after?.creditLimit
    if (typeof limit !== 'number') continue
    if (limit === 0) limits.delete(Number(userId))
    else limits.set(Number(userId), limit)
  }
}
