import type { Operations } from '#core/operations/operation'
import * as live from '#live/operations/live'

export const operations = { ...live } satisfies Operations
