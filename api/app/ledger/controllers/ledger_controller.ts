import type { HttpContext } from '@adonisjs/core/http'
import { requirePermission, requirePrincipal } from '#core/access'
import { findRow, idParam, listRows } from '#core/resource'
import {
  accountResource,
  scopeAccounts,
  shown,
  withHouseBalance,
} from '#ledger/queries/account_resource'
import { toTransaction, transactionResource } from '#ledger/queries/transaction_resource'

export default class LedgerController {
  /** GET /v1/ledger-accounts */
  async accounts(ctx: HttpContext) {
    const principal = requirePermission(ctx, 'ledger.view')
    const rows = await listRows(ctx, accountResource, (query) => scopeAccounts(query, principal))
    return rows.map(shown)
  }

  /** GET /v1/ledger-accounts/:id; of a house account with the sum of its entries. */
  async account(ctx: HttpContext) {
    const principal = requirePermission(ctx, 'ledger.view')
    const row = await findRow(accountResource, idParam(ctx), (query) =>
      scopeAccounts(query, principal)
    )
    return withHouseBalance(row)
  }

  /** GET /v1/transactions: the signed-in user's own. */
  async transactions(ctx: HttpContext) {
    const { userId } = requirePrincipal(ctx)
    const rows = await listRows(ctx, transactionResource, (query) =>
      query.where('ledger_accounts.user_id', userId)
    )
    return rows.map(toTransaction)
  }
}
