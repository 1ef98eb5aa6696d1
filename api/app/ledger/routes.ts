import router from '@adonisjs/core/services/router'
import { listExtraRoutes } from '#core/list_extras'
import { readRoutes } from '#core/resource_routes'
import { accountResource, scopeAccounts } from '#ledger/queries/account_resource'
import { entryResource, scopeEntries } from '#ledger/queries/entry_resource'
import { scopeTransfers, transferResource, withAmounts } from '#ledger/queries/transfer_resource'

const LedgerController = () => import('#ledger/controllers/ledger_controller')

const transfers = {
  permission: 'ledger.view',
  scope: scopeTransfers,
  extend: withAmounts,
} as const
const entries = { permission: 'ledger.view', scope: scopeEntries } as const

export function ledgerRoutes(): void {
  listExtraRoutes(accountResource, { permission: 'ledger.view', scope: scopeAccounts })
  router.get('/v1/ledger-accounts', [LedgerController, 'accounts'])
  router.get('/v1/ledger-accounts/:id', [LedgerController, 'account'])
  listExtraRoutes(transferResource, transfers)
  readRoutes(transferResource, transfers)
  listExtraRoutes(entryResource, entries)
  readRoutes(entryResource, entries)
  router.get('/v1/transactions', [LedgerController, 'transactions'])
}
