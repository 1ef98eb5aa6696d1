import type { Operations } from '#core/operations/operation'
import { exposureLimitOperations, matchRisk } from '#risk/operations/exposure'

export const operations = { matchRisk, ...exposureLimitOperations } satisfies Operations
