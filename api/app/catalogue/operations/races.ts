/** Races with a field of runners. */
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { editsOf } from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { matchResource, withMarketCounts } from '#catalogue/queries/match_resource'
import { raceField as fieldOf } from '#catalogue/queries/race_field'
import { createRace } from '#catalogue/actions/create_race'
import { editField } from '#catalogue/actions/edit_field'
import { createRaceValidator, editFieldValidator } from '#catalogue/validators/races'

const BODY_KB = 64

const matches = editsOf(matchResource, 'matches.edit', { extend: withMarketCounts })

export const raceCreate = operation({
  who: 'matches.edit',
  method: 'POST',
  path: '/v1/races',
  does: 'A new race with its field: a match with one name.',
  body: createRaceValidator,
  bodyKb: BODY_KB,
  answers: reply<MatchRow>(201),
  errors: ['raceField', 'alreadyExists'],
  async handle({ principal, ip, body }) {
    const id = await createRace({ principal, ip }, body)
    return matches.row(id, principal)
  },
})

export const raceField = operation({
  who: 'catalogue.view',
  method: 'GET',
  path: '/v1/matches/:id/field',
  does: 'The field of a race, with what the card says of each runner.',
  answers: reply<RaceFieldView>(),
  handle: ({ params: { id } }) => fieldOf(id),
})

export const raceFieldUpdate = operation({
  who: 'matches.edit',
  method: 'PUT',
  path: '/v1/matches/:id/field',
  does: 'Changes the field of a race; runners that are sent are the whole card.',
  body: editFieldValidator,
  bodyKb: BODY_KB,
  answers: reply<RaceFieldView>(),
  errors: ['raceField', 'holdsBet'],
  notes: { in: 'a runner keeps its status; one on a market stays in the field' },
  async handle({ params: { id }, principal, ip, body }) {
    await editField({ principal, ip }, id, body)
    return fieldOf(id)
  },
})
