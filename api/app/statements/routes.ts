import type { Operations } from '#core/operations/operation'
import {
  addPlanVersion,
  dealerCommission,
  giveCommission,
  planLists,
} from '#statements/operations/plans'
import { standing } from '#statements/operations/standing'
import {
  approveStatement,
  drawUpStatements,
  lockStatement,
  payStatement,
  statementBranch,
  statementDays,
  statementLists,
} from '#statements/operations/statements'

export const operations = {
  standing,
  ...statementLists,
  statementBranch,
  statementDays,
  drawUpStatements,
  approveStatement,
  payStatement,
  lockStatement,
  ...planLists,
  addPlanVersion,
  dealerCommission,
  giveCommission,
} satisfies Operations
