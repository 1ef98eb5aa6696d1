import type { Operations } from '#core/operations/operation'
import * as own from '#protection/operations/own_protection'
import * as ofUsers from '#protection/operations/user_protection'

export const operations = { ...own, ...ofUsers } satisfies Operations
