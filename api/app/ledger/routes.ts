import type { Operations } from '#core/operations/operation'
import {
  ledgerAccountsList,
  ledgerAccountsRow,
  ledgerLists,
  transactionsList,
} from '#ledger/operations/ledger'

export const operations = {
  ...ledgerLists,
  ledgerAccountsList,
  ledgerAccountsRow,
  transactionsList,
} satisfies Operations
