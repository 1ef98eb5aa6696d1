import type { Operations } from '#core/operations/operation'
import { search } from '#search/operations/search'

export const searchOperations = { search } satisfies Operations
