import type { Operations } from '#core/operations/operation'
import { matchOperations, resumeMatch, suspendMatch } from '#catalogue/operations/matches'
import { placeOperations } from '#catalogue/operations/places'
import { raceCreate, raceField, raceFieldUpdate } from '#catalogue/operations/races'

export const operations = {
  ...placeOperations,
  ...matchOperations,
  suspendMatch,
  resumeMatch,
  raceCreate,
  raceField,
  raceFieldUpdate,
} satisfies Operations
