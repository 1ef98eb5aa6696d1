import type { Operations } from '#core/operations/operation'
import { methodEdits, paymentGateways } from '#payments/methods/operations/method_edits'
import { queues } from '#payments/queues/operations/queues'

export const operations = { ...methodEdits, paymentGateways, ...queues } satisfies Operations
