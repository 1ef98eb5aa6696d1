import { MOST_RUNNERS } from '@grandstand/shared-types/markets/model/runner_key'
import { CARD_BOUNDS } from '@grandstand/shared-types/racing/field/card_bounds'
import { FIELD_KINDS, RUNNER_STATUSES } from '@grandstand/shared-types/racing/field/runner'
import { MOST_DIVISOR, MOST_PLACES } from '@grandstand/shared-types/racing/field/places_paid'
import type { Infer } from '@vinejs/vine/types'
import { exactObject, oddsMilli, rowId, vine } from '#core/requests/validation'
import { minSelections, startsAt } from '#catalogue/validators/matches'
import { listOrder } from '#catalogue/validators/places'

const whole = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().min(least).max(most)
const number = () => whole(1, MOST_RUNNERS)
const text = () => vine.string().trim().minLength(1).maxLength(CARD_BOUNDS.text).optional()
const name = () => vine.string().trim().minLength(1).maxLength(CARD_BOUNDS.name)

const runner = () =>
  exactObject({
    number: number(),
    name: name(),
    entry: number().nullable().optional(),
    isReserve: vine.boolean({ strict: true }).optional(),
    card: exactObject({
      draw: number().optional(),
      jockey: text(),
      trainer: text(),
      weightGrams: whole(0, CARD_BOUNDS.weightGrams).optional(),
      age: whole(0, CARD_BOUNDS.ageYears).optional(),
      form: text(),
      colours: text(),
    }).optional(),
  })
const runners = () => vine.array(runner()).minLength(2).maxLength(MOST_RUNNERS)

/** Body of POST /v1/races. */
export const createRaceValidator = vine.compile(
  exactObject({
    tournamentId: rowId(),
    name: name(),
    startsAt: startsAt(),
    kind: vine.enum(FIELD_KINDS),
    isHandicap: vine.boolean({ strict: true }).optional(),
    placeTerms: exactObject({
      places: whole(1, MOST_PLACES),
      divisor: whole(1, MOST_DIVISOR),
    }).optional(),
    minSelections: minSelections(),
    listOrder: listOrder(),
    runners: runners(),
  })
)
export type NewRace = Infer<typeof createRaceValidator>
export type SentRunner = NewRace['runners'][number]

/** Body of PUT /v1/matches/:id/field. */
export const editFieldValidator = vine.compile(
  exactObject({
    isHandicap: vine.boolean({ strict: true }).optional(),
    offAt: startsAt().nullable().optional(),
    runners: runners().optional(),
  })
)
export type FieldChanges = Infer<typeof editFieldValidator>

/** Body of PUT /v1/matches/:id/runner; whether time and price fit the status is a rule of fields. */
export const editRunnerValidator = vine.compile(
  exactObject({
    runner: number(),
    status: vine.enum(RUNNER_STATUSES),
    withdrawnAt: startsAt().optional(),
    withdrawnOddsMilli: oddsMilli().optional(),
    replaces: number().nullable().optional(),
    startingPriceMilli: oddsMilli().optional(),
  })
)
export type RunnerChange = Infer<typeof editRunnerValidator>
