import db from '@adonisjs/lucid/services/db'
import type { BeforeAfter, CreditSlip } from '@grandstand/shared-types/wire/people/dealers'
import { CREDIT_KINDS, type CreditKind } from '@grandstand/shared-types/money/transfers'
import type { Pocket } from '@grandstand/shared-types/money/pockets'
import { AppError } from '#core/errors/app_error'
import { isInSight, scopeToBranch, type Principal } from '#core/requests/access'
import { siteById } from '#sites/current_site'

interface TransferRow {
  id: number
  kind: CreditKind
  currency: string
  note: string | null
  createdAt: number
  actorName: string
  userId: number
  username: string
  firstName: string
  lastName: string
  userPath: string
}

interface EntryRow {
  userId: number
  username: string
  path: string
  pocket: Pocket
  amount: number
  balanceAfter: number
}

/**
 * The slip of a movement of credit. Staff of the house see every slip of the site, other staff the slips of their
 * branch.
 * Throws 404 `notFound`.
 */
export async function creditSlip(principal: Principal, transferId: number): Promise<CreditSlip> {
  const transfer = await transferOf(principal, transferId)
  const site = await siteById(principal.siteId)
  const entries: EntryRow[] = await db
    .query<EntryRow>()
    .from('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .join('users', 'users.id', 'ledger_accounts.user_id')
    .where('ledger_entries.transfer_id', transferId)
    .orderBy('ledger_entries.id')
    .select({
      userId: 'users.id',
      username: 'users.username',
      path: 'users.path',
      pocket: 'ledger_accounts.pocket',
      amount: 'ledger_entries.amount',
      balanceAfter: 'ledger_entries.balance_after',
    })
  const mayRead = (path: string) => isInSight(principal, { siteId: principal.siteId, path })
  const of = (userId: number, pocket: Pocket) =>
    entries.filter((entry) => Number(entry.userId) === userId && entry.pocket === pocket)
  const { userId } = transfer
  // the dealer whose credit moved; the house has no account of a user
  const dealer = entries.find((entry) => Number(entry.userId) !== Number(userId))
  const debt = mayRead(transfer.userPath) ? change(of(userId, 'debt')) : null
  return {
    transferId,
    kind: transfer.kind,
    createdAt: Number(transfer.createdAt),
    siteTitle: site.title,
    timeZone: site.settings.timeZone,
    currency: transfer.currency,
    amountMinor: amountOf(entries, userId),
    note: transfer.note,
    actor: {
      username: dealer?.username ?? transfer.actorName,
      isHouse: !dealer,
      balance: dealer && mayRead(dealer.path) ? change(of(Number(dealer.userId), 'balance')) : null,
    },
    user: {
      id: Number(userId),
      username: transfer.username,
      name: `${transfer.firstName} ${transfer.lastName}`.trim(),
      balance: mayRead(transfer.userPath) ? change(of(userId, 'balance')) : null,
    },
    debt: debt && { beforeMinor: 0 - debt.beforeMinor, afterMinor: 0 - debt.afterMinor },
  }
}

async function transferOf(principal: Principal, transferId: number): Promise<TransferRow> {
  const query = db
    .query<TransferRow>()
    .from('ledger_transfers as t')
    .join('users as actors', 'actors.id', 't.actor_id')
    .join('users', 'users.id', 't.reference_id')
    .where({ 't.id': transferId, 't.site_id': principal.siteId, 't.reference_type': 'user' })
    .whereIn('t.kind', [...CREDIT_KINDS])
    .select({
      id: 't.id',
      kind: 't.kind',
      currency: 't.currency',
      note: 't.note',
      createdAt: 't.created_at',
      actorName: 'actors.username',
      userId: 'users.id',
      username: 'users.username',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
      userPath: 'users.path',
    })
  scopeToBranch(query, principal)
  const row = await query.first()
  if (!row) throw AppError.notFound()
  return row
}

/** The balance before the first and after the last of an account's entries; null without an entry. */
function change(entries: EntryRow[]): BeforeAfter | null {
  const [first] = entries
  const last = entries.at(-1)
  if (!first || !last) return null
  return {
    beforeMinor: Number(first.balanceAfter) - Number(first.amount),
    afterMinor: Number(last.balanceAfter),
  }
}

/**
 * What the user received or gave: the cash, and the part of it that paid off a corrected payout; for a repayment, the
 * debt paid.
 */
function amountOf(entries: EntryRow[], userId: number): number {
  const own = entries.filter((entry) => Number(entry.userId) === userId)
  const cash = own.filter(({ pocket }) => pocket === 'balance' || pocket === 'receivable')
  const counted = cash.length > 0 ? cash : own
  return Math.abs(counted.reduce((sum, { amount }) => sum + Number(amount), 0))
}
