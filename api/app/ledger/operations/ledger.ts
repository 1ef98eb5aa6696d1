import type {
  AccountRow,
  EntryRow,
  TransactionView,
  TransferRow,
} from '@grandstand/shared-types/wire/money/ledger'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import {
  aroundList,
  LIST_ERRORS,
  listPart,
  readOperations,
} from '#core/operations/resource_operations'
import { findRow, listRows, type Row } from '#core/lists/resource'
import {
  accountResource,
  scopeAccounts,
  shown,
  withHouseBalance,
} from '#ledger/queries/account_resource'
import { entryResource, scopeEntries } from '#ledger/queries/entry_resource'
import { DESK_POCKETS } from '#ledger/pockets'
import { toTransactions, transactionResource } from '#ledger/queries/transaction_resource'
import { withReferenceNames } from '#ledger/queries/references'
import {
  scopeTransfers,
  transferResource,
  withAmounts,
  type TransferFields,
} from '#ledger/queries/transfer_resource'

const accounts = {
  permission: 'ledger.view',
  mayLag: true,
  scope: scopeAccounts,
  extend: async (rows: AccountRow[]) => rows.map(shown),
} as const
const transfers = {
  permission: 'ledger.view',
  mayLag: true,
  scope: scopeTransfers,
  extend: async (rows: TransferFields[]): Promise<TransferRow[]> =>
    withReferenceNames(await withAmounts(rows)),
} as const
const entries = {
  permission: 'ledger.view',
  mayLag: true,
  scope: scopeEntries,
  extend: (rows: Row<typeof entryResource.fields>[]): Promise<EntryRow[]> =>
    withReferenceNames(rows),
} as const

export const ledgerLists = {
  ...aroundList('ledgerAccounts', accountResource, accounts),
  ...aroundList('ledgerTransfers', transferResource, transfers),
  ...readOperations('ledgerTransfers', transferResource, transfers),
  ...aroundList('ledgerEntries', entryResource, entries),
  ...readOperations('ledgerEntries', entryResource, entries),
}

export const ledgerAccountsList = operation({
  method: 'GET',
  path: '/v1/ledger-accounts',
  mayLag: true,
  does: 'A page of accounts; house accounts without a balance.',
  who: 'ledger.view',
  list: listPart(accountResource),
  answers: reply<AccountRow[]>(),
  errors: LIST_ERRORS,
  async handle({ ctx, principal }) {
    const rows = await listRows(ctx, accountResource, (query) => scopeAccounts(query, principal))
    return rows.map(shown)
  },
})

export const ledgerAccountsRow = operation({
  method: 'GET',
  path: '/v1/ledger-accounts/:id',
  does: 'One account; of a house account the balance is the sum of its entries.',
  who: 'ledger.view',
  answers: reply<AccountRow>(),
  async handle({ params: { id }, principal }) {
    const row = await findRow(accountResource, id, (query) => scopeAccounts(query, principal))
    return withHouseBalance(row)
  },
})

export const transactionsList = operation({
  method: 'GET',
  path: '/v1/transactions',
  does: 'A page of movements on the own accounts.',
  spec: ['transactions'],
  who: 'signedIn',
  list: listPart(transactionResource),
  answers: reply<TransactionView[]>(),
  errors: LIST_ERRORS,
  async handle({ ctx, principal: { userId } }) {
    const rows = await listRows(ctx, transactionResource, (query) =>
      query
        .where('ledger_accounts.user_id', userId)
        // the cash of a desk belongs to the house, not to the desk's user
        .whereNotIn('ledger_accounts.pocket', [...DESK_POCKETS])
    )
    return toTransactions(rows)
  },
})
