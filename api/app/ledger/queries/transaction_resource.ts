/** A player's view of their own money (rules 1.6). */
import { TRANSACTIONS_PAGE_SIZE } from '@grandstand/shared-types/core/list_limits'
import type { Pocket } from '@grandstand/shared-types/money/pockets'
import type { OwnKind, TransferSubject } from '@grandstand/shared-types/money/transfers'
import type { TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import { AppError } from '#core/errors/app_error'
import { atLeast, atMost } from '#core/lists/range_filters'
import { number, orNull, text, type Query, type Resource, type Row } from '#core/lists/resource'
import { ownEntry } from '#core/requests/untrusted'
import { withReferenceNames } from '#ledger/queries/references'

const fields = {
  id: number('ledger_entries.id'),
  processDate: number('ledger_transfers.created_at'),
  type: text<OwnKind>('ledger_transfers.kind'),
  amountMinor: number('ledger_entries.amount'),
  lastCreditMinor: number('ledger_entries.balance_after'),
  pocket: text<Pocket>('ledger_accounts.pocket'),
  referenceType: orNull(text<TransferSubject>('ledger_transfers.reference_type')),
  referenceId: orNull(number('ledger_transfers.reference_id')),
}

export const transactionResource: Resource<typeof fields> = {
  name: 'transactions',
  fields,
  pageSize: TRANSACTIONS_PAGE_SIZE,
  from: (query) =>
    query
      .from('ledger_entries')
      .join('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
      .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id'),
  filters: {
    startDate: atLeast('ledger_transfers.created_at'),
    endDate: atMost('ledger_transfers.created_at'),
    transactionType: byDirection,
    serviceType: byService,
  },
  defaultSort: ['id', 'desc'],
}

/** The amount has no sign; `transType` tells the direction. */
export async function toTransactions(
  rows: readonly Row<typeof fields>[]
): Promise<TransactionView[]> {
  const named = await withReferenceNames(rows)
  return named.map(({ amountMinor, ...row }) => ({
    ...row,
    transType: amountMinor < 0 ? 0 : 1,
    amountMinor: Math.abs(amountMinor),
  }))
}

/** `a` is income, `e` is expense; without either, both. */
function byDirection(query: Query, value: unknown): void {
  if (value === 'a') query.where('ledger_entries.amount', '>', 0)
  else if (value === 'e') query.where('ledger_entries.amount', '<', 0)
  else if (value !== null && value !== '') throw AppError.badRequest('filter.transactionType')
}

/** Of sports, the coupons with a selection in play. */
const LIVE_SERVICE = '4'

/** The subjects of a service's transfers: 1 is sports, 4 live betting, 5 the games. */
const SUBJECTS: Readonly<Record<string, TransferSubject[]>> = {
  1: ['coupon'],
  [LIVE_SERVICE]: ['coupon'],
  5: ['gameRound', 'drawTicket'],
}

function byService(query: Query, value: unknown): void {
  if (value === null || value === '') return
  const subjects = ownEntry(SUBJECTS, String(value))
  if (!subjects) throw AppError.badRequest('filter.serviceType')
  query.whereIn('ledger_transfers.reference_type', subjects)
  if (String(value) !== LIVE_SERVICE) return
  query.whereExists((coupons) => {
    void coupons
      .from('coupons')
      .whereColumn('coupons.id', 'ledger_transfers.reference_id')
      .where('coupons.is_live', true)
  })
}
