/** The field of a race, and the words for what the API refuses of it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { RaceField } from '@grandstand/shared-types/racing/field/runner'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { answerKey, useReading } from '../../../api/useCall.ts'
import { raceFaultsOf } from './raceFaults.ts'

export function useRaceField(matchId: number, isAllowed = true) {
  const client = useQueryClient()
  const of = { params: { id: matchId } }
  const query = useQuery({ ...useReading('GET /v1/matches/:id/field', of), enabled: isAllowed })
  return {
    ...query,
    /** Shows the field that the API has answered a change with. */
    set: (field: RaceFieldView) =>
      client.setQueryData(answerKey('GET /v1/matches/:id/field', of), field),
  }
}

/** The field as the rules of racing read it: what does not apply is left out. */
export const fieldOf = ({
  kind,
  isHandicap,
  offAt,
  placeTerms,
  runners,
}: RaceFieldView): RaceField => ({
  kind,
  isHandicap,
  ...(placeTerms && { placeTerms }),
  offAt,
  runners: runners.map(
    ({ number, status, entry, withdrawnAt, withdrawnOddsMilli, replaces, startingPriceMilli }) => ({
      number,
      status,
      ...(entry !== null && { entry }),
      ...(withdrawnAt !== null && { withdrawnAt }),
      ...(withdrawnOddsMilli !== null && { withdrawnOddsMilli }),
      ...(replaces !== null && { replaces }),
      ...(startingPriceMilli !== null && { startingPriceMilli }),
    })
  ),
})

/** What the API refuses of a field, as a sentence by the number of the runner. */
export function useRefusedRunners(error: Error | null): ReadonlyMap<number, string> {
  const translate = useTranslate()
  return new Map(
    raceFaultsOf(error).map(({ reason, number }) => [
      number,
      translate(`raceReasons.${reason}`, { _: reason }),
    ])
  )
}
