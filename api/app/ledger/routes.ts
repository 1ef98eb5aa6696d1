import router from '@adonisjs/core/services/router'
import { readRoutes } from '#core/resource_routes'
import { entryResource, scopeEntries } from '#ledger/queries/entry_resource'
import { scopeTransfers, transferResource, withAmounts } from '#ledger/queries/transfer_resource'

const LedgerController = () => import('#ledger/controllers/ledger_controller')

export function ledgerRoutes(): void {
  router.get('/v1/ledger-accounts', [LedgerController, 'accounts'])
  router.get('/v1/ledger-accounts/:id', [LedgerController, 'account'])
  readRoutes(transferResource, {
    permission: 'ledger.view',
    scope: scopeTransfers,
    extend: withAmounts,
  })
  readRoutes(entryResource, { permission: 'ledger.view', scope: scopeEntries })
  router.get('/v1/transactions', [LedgerController, 'transactions'])
}
