import type { Operations } from '#core/operations/operation'
import * as players from '#bonuses/operations/players'
import * as office from '#bonuses/operations/staff'

const { staff, ...deciding } = office

export const operations = { ...players, ...staff, ...deciding } satisfies Operations
