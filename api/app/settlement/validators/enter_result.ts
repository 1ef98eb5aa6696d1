import { FACT_STATUSES } from '@grandstand/shared-types/markets/facts'
import { vine } from '#core/validation'

const HIGHEST_SCORE = 999
const MOST_PERIODS = 30
const PERIOD = /^([1-9]\d?|ot|pen)$/

const points = () => vine.number({ strict: true }).withoutDecimals().min(0).max(HIGHEST_SCORE)
/** A tuple drops what is too much; here it is refused. */
const score = () =>
  vine
    .tuple([points(), points()])
    .parse((value) => (Array.isArray(value) && value.length > 2 ? 'no score' : value))

/** Body of POST /v1/matches/:id/results. What the sport needs is checked later, by `validateFacts`. */
export const enterResultValidator = vine.compile(
  vine.object({
    basedOnRevision: vine.number({ strict: true }).withoutDecimals().min(0).max(1_000_000),
    facts: vine.object({
      status: vine.enum(FACT_STATUSES),
      awardedPolicy: vine.enum(['void', 'score'] as const).optional(),
      periods: vine
        .record(score())
        .maxLength(MOST_PERIODS)
        .validateKeys((keys, field) => {
          for (const key of keys) {
            if (!PERIOD.test(key)) field.report('invalidValue', 'period', field)
          }
        })
        .optional(),
      fullTime: score().optional(),
      halfTime: score().optional(),
      corners: score().optional(),
      yellowCards: score().optional(),
      redCards: score().optional(),
      winner: vine.enum(['home', 'away'] as const).optional(),
    }),
  })
)
