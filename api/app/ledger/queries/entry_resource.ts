import type { EntryRow } from '@grandstand/shared-types/wire/money/ledger'
import { CREDIT_POCKETS, type Pocket } from '@grandstand/shared-types/money/pockets'
import type { TransferKind, TransferSubject } from '@grandstand/shared-types/money/transfers'
import { scopeToBranch, type Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { inBranchOf, OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  number,
  orNull,
  text,
  type Query,
  type Resource,
  type FieldsOf,
} from '#core/lists/resource'

const fields = {
  id: number('ledger_entries.id'),
  transferId: number('ledger_entries.transfer_id'),
  accountId: number('ledger_entries.account_id'),
  userId: orNull(number('ledger_accounts.user_id')),
  username: orNull(text('users.username')),
  pocket: text<Pocket>('ledger_accounts.pocket'),
  currency: text('ledger_accounts.currency'),
  kind: text<TransferKind>('ledger_transfers.kind'),
  referenceType: orNull(text<TransferSubject>('ledger_transfers.reference_type')),
  referenceId: orNull(number('ledger_transfers.reference_id')),
  actorId: orNull(number('ledger_transfers.actor_id')),
  note: orNull(text('ledger_transfers.note')),
  amountMinor: number('ledger_entries.amount'),
  /** Position in the account's chain and the balance after it; null on a house account. */
  seq: orNull(number('ledger_entries.seq')),
  balanceAfterMinor: orNull(number('ledger_entries.balance_after')),
  createdAt: number('ledger_transfers.created_at'),
} satisfies FieldsOf<Omit<EntryRow, 'referenceName'>>

export const entryResource: Resource<typeof fields> = {
  name: 'ledger-entries',
  fields,
  from: (query) =>
    query
      .from('ledger_entries')
      .join('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
      .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .leftJoin('users', 'users.id', 'ledger_accounts.user_id'),
  search: ['users.username', 'ledger_transfers.note'],
  filters: {
    ...OWNER_FILTERS,
    createdAt_gte: atLeast('ledger_transfers.created_at'),
    createdAt_lte: atMost('ledger_transfers.created_at'),
    keptBy,
    keptInBranchOf,
  },
  defaultSort: ['id', 'desc'],
  amounts: ['amountMinor'],
}

/** Admins and operators see every entry of the site; other staff see entries of their branch. */
export function scopeEntries(query: Query, principal: Principal): void {
  query.where('ledger_accounts.site_id', principal.siteId)
  scopeToBranch(query, principal)
}

/**
 * Entries on the money accounts of a dealer and of the players and desks directly below, as statements count
 * them (rules 8.9).
 */
export function keptBy(query: Query, value: unknown): void {
  const dealerId = Number(value)
  if (!Number.isSafeInteger(dealerId)) throw AppError.badRequest('filter.keptBy')
  ofMoney(query).where((kept) => {
    kept.where('users.id', dealerId).orWhere((below) => {
      below.where('users.parent_id', dealerId).whereNotIn('users.type', ['dealer', 'partner'])
    })
  })
}

/**
 * Entries on the money accounts of a dealer and of everybody below: the entries that the statements of the branch
 * count.
 */
export function keptInBranchOf(query: Query, value: unknown): void {
  inBranchOf(ofMoney(query), value)
}

/** Narrows entries to accounts of money, leaving out accounts of credit given and owed. */
const ofMoney = (query: Query): Query =>
  query.whereNotIn('ledger_accounts.pocket', [...CREDIT_POCKETS])
