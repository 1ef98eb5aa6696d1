import type { Operations } from '#core/operations/operation'
import { shopNames } from '#shops/operations/shops'

export const operations = { shopNames } satisfies Operations
