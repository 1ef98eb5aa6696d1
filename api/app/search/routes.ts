import type { Operations } from '#core/operations/operation'
import { search } from '#search/operations/search'

export const operations = { search } satisfies Operations
