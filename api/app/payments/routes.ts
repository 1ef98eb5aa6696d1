import type { Operations } from '#core/operations/operation'
import { methodEdits, paymentGateways } from '#payments/methods/operations/method_edits'

export const operations = { ...methodEdits, paymentGateways } satisfies Operations
