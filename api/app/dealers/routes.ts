import type { Operations } from '#core/operations/operation'
import { creditSlip, moveCredit, quoteCredit } from '#dealers/operations/credits'
import {
  createDealer,
  dashboard,
  dealerLists,
  deleteDealer,
  turnover,
  updateDealer,
} from '#dealers/operations/dealers'
import { dealerTree } from '#dealers/operations/tree'

export const operations = {
  ...dealerLists,
  dealerTree,
  createDealer,
  updateDealer,
  deleteDealer,
  quoteCredit,
  moveCredit,
  creditSlip,
  dashboard,
  turnover,
} satisfies Operations
