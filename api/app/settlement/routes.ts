import type { Operations } from '#core/operations/operation'
import { approveDecision, decisionLists, refuseDecision } from '#settlement/operations/decisions'
import { resolveByHand } from '#settlement/operations/manual'
import { enterResult, resultForm, resultHistory, undoResult } from '#settlement/operations/results'

export const operations = {
  enterResult,
  undoResult,
  resultHistory,
  resultForm,
  resolveByHand,
  ...decisionLists,
  approveDecision,
  refuseDecision,
} satisfies Operations
