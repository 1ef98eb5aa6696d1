import type { Operations } from '#core/operations/operation'
import * as office from '#privacy/operations/office'
import * as own from '#privacy/operations/own'

const { erasureLists, ...decisions } = office

export const operations = { ...own, ...erasureLists, ...decisions } satisfies Operations
