import type { Operations } from '#core/operations/operation'
import * as live from '#live/operations/live'

export const liveOperations = { ...live } satisfies Operations
