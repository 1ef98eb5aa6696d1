import type { Operations } from '#core/operations/operation'
import { matchOperations, resumeMatch, suspendMatch } from '#catalogue/operations/matches'
import { placeOperations } from '#catalogue/operations/places'

export const operations = {
  ...placeOperations,
  ...matchOperations,
  suspendMatch,
  resumeMatch,
} satisfies Operations
