import type { Operations } from '#core/operations/operation'
import {
  addPlanVersion,
  dealerCommission,
  giveCommission,
  planLists,
} from '#statements/operations/plans'
import {
  approveStatement,
  drawUpStatements,
  lockStatement,
  payStatement,
  statementBranch,
  statementLists,
} from '#statements/operations/statements'

export const statementOperations = {
  ...statementLists,
  statementBranch,
  drawUpStatements,
  approveStatement,
  payStatement,
  lockStatement,
  ...planLists,
  addPlanVersion,
  dealerCommission,
  giveCommission,
} satisfies Operations
