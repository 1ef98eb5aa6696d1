import type { Operations } from '#core/operations/operation'
import { matchOperations, resumeMatch, suspendMatch } from '#catalogue/operations/matches'
import { placeOperations } from '#catalogue/operations/places'
import { venueOperations } from '#catalogue/operations/venues'

export const catalogueOperations = {
  ...placeOperations,
  ...venueOperations,
  ...matchOperations,
  suspendMatch,
  resumeMatch,
} satisfies Operations
