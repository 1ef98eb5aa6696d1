import type { Operations } from '#core/operations/operation'
import { decideManually } from '#settlement/operations/manual'
import { enterResult, resultForm, resultHistory, undoResult } from '#settlement/operations/results'

export const settlementOperations = {
  enterResult,
  undoResult,
  resultHistory,
  resultForm,
  decideManually,
} satisfies Operations
