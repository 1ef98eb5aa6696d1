import type { Operations } from '#core/operations/operation'
import * as players from '#notices/operations/players'
import { staffLists } from '#notices/operations/staff'

export const operations = { ...players, ...staffLists } satisfies Operations
