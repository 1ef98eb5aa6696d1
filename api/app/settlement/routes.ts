import type { Operations } from '#core/operations/operation'
import {
  approveDecision,
  decisionLists,
  orderOnCoupon,
  orderOnMatch,
  ownOrderLists,
  previewDecision,
  refuseDecision,
  withdrawOrder,
} from '#settlement/operations/decisions'
import { resolveByHand } from '#settlement/operations/manual'
import { enterResult, resultForm, resultHistory, undoResult } from '#settlement/operations/results'
import { runnerUpdate } from '#settlement/operations/runners'

export const operations = {
  enterResult,
  undoResult,
  resultHistory,
  resultForm,
  runnerUpdate,
  resolveByHand,
  ...decisionLists,
  approveDecision,
  refuseDecision,
  previewDecision,
  ...ownOrderLists,
  withdrawOrder,
  orderOnMatch,
  orderOnCoupon,
} satisfies Operations
