import { FACT_STATUSES, MERCY_POLICIES } from '@grandstand/shared-types/markets/model/match_facts'
import { RESULT_STAGES } from '@grandstand/shared-types/racing/finish/declarations'
import { FINISH_OUTCOMES } from '@grandstand/shared-types/racing/finish/order'
import { RACE_STATUSES } from '@grandstand/shared-types/racing/finish/race_result'
import { MOST_RUNNERS } from '@grandstand/shared-types/markets/model/runner_key'
import type { FieldContext } from '@vinejs/vine/types'
import { exactObject, oddsMilli, rowId, vine, inForm } from '#core/requests/validation'
import { dryRunField } from '#settlement/validators/dry_run'

const HIGHEST_SCORE = 999
/** In hundredths of a length, or thousandths of a second. */
const MOST_MARGIN = 1_000_000
const MOST_PERIODS = 30
const MOST_INCIDENTS = 200
const PERIOD = /^([1-9]\d?|ot|pen)$/
const PLAYER = /^[1-9]\d{0,8}$/
const RACE = /^(([1-9]\d?|ot):)?\d{1,3}$/

const count = (min = 0, max = HIGHEST_SCORE) =>
  vine.number({ strict: true }).withoutDecimals().min(min).max(max)
/** A vine tuple drops extra values; this rule refuses them. */
const score = () =>
  vine
    .tuple([count(), count()])
    .parse((value) => (Array.isArray(value) && value.length > 2 ? 'no score' : value))
const side = () => vine.enum(['home', 'away'] as const)

const keysLike = (form: RegExp) => (keys: string[], field: FieldContext) => {
  for (const key of keys) {
    if (!form.test(key)) field.report('unknownEntry', 'key', field)
  }
}
const byPeriod = () => vine.record(score()).maxLength(MOST_PERIODS).validateKeys(keysLike(PERIOD))

const incident = () => ({
  side: side(),
  period: vine.string().use(inForm(PERIOD, '1')).optional(),
  minute: count(1).optional(),
})
const incidents = () => vine.array(exactObject(incident())).maxLength(MOST_INCIDENTS).optional()

const runner = () => count(1, MOST_RUNNERS)
const runners = () => vine.array(runner()).maxLength(MOST_RUNNERS).optional()

/** What became of a race; whether the order fits the field is a rule of orders. */
const race = () =>
  exactObject({
    status: vine.enum(RACE_STATUSES),
    stage: vine.enum(RESULT_STAGES).optional(),
    order: vine
      .array(
        exactObject({
          runner: runner(),
          outcome: vine.enum(FINISH_OUTCOMES),
          finishingPosition: count(1, MOST_RUNNERS).optional(),
          laps: count().optional(),
        })
      )
      .maxLength(2 * MOST_RUNNERS),
    startingPrices: vine
      .array(exactObject({ runner: runner(), oddsMilli: oddsMilli() }))
      .maxLength(MOST_RUNNERS)
      .optional(),
    lapsRun: count().optional(),
    lapsPlanned: count().optional(),
    fastestLap: runners(),
    pole: runners(),
    qualifiers: runners(),
    gridLeader: runner().optional(),
    firstRetirement: runners(),
    classified: count().optional(),
    hadSafetyCar: vine.boolean({ strict: true }).optional(),
    winningMargin: count(0, MOST_MARGIN).optional(),
  })

/** Body of POST /v1/matches/:id/results. `validateFacts` checks the sport's rules later. */
export const enterResultValidator = vine.compile(
  exactObject({
    dryRun: dryRunField(),
    basedOnRevision: count(0, 1_000_000),
    beforeStart: vine.boolean({ strict: true }).optional(),
    facts: exactObject({
      status: vine.enum(FACT_STATUSES),
      isWaitOver: vine.boolean({ strict: true }).optional(),
      awardedPolicy: vine.enum(['void', 'score'] as const).optional(),
      periods: byPeriod().optional(),
      fullTime: score().optional(),
      halfTime: score().optional(),
      corners: score().optional(),
      yellowCards: score().optional(),
      redCards: score().optional(),
      winner: side().optional(),
      goals: vine
        .array(
          exactObject({
            ...incident(),
            type: vine.enum(['goal', 'penalty', 'own'] as const).optional(),
            scorerId: rowId().optional(),
          })
        )
        .maxLength(MOST_INCIDENTS)
        .optional(),
      cornerOrder: incidents(),
      bookingOrder: incidents(),
      statistics: vine
        .record(
          exactObject({
            corners: score().optional(),
            yellowCards: score().optional(),
            redCards: score().optional(),
            kills: score().optional(),
          })
        )
        .maxLength(MOST_PERIODS)
        .validateKeys(keysLike(PERIOD))
        .optional(),
      tieBreaks: byPeriod().optional(),
      hasMatchTieBreak: vine.boolean({ strict: true }).optional(),
      races: vine.record(side()).maxLength(MOST_INCIDENTS).validateKeys(keysLike(RACE)).optional(),
      notPlayed: vine.array(rowId()).maxLength(MOST_INCIDENTS).optional(),
      cameOn: vine
        .record(count(1))
        .maxLength(MOST_INCIDENTS)
        .validateKeys(keysLike(PLAYER))
        .optional(),
      mercyPolicy: vine.enum(MERCY_POLICIES).optional(),
      scheduledPeriods: vine.number({ strict: true }).withoutDecimals().min(2).max(9).optional(),
      laps: score().optional(),
      finishers: count().optional(),
      race: race().optional(),
    }),
  })
)
