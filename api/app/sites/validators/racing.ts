/** What a brand sets of racing (rules 19.3, 19.6, 19.9, 19.10); absent fields stay unchanged. */
import { RESULT_STAGES } from '@grandstand/shared-types/racing/finish/declarations'
import {
  DEAD_HEATS,
  MOST_LEAST_LAPS,
  POLE_RULES,
} from '@grandstand/shared-types/racing/terms/racing_rules'
import { LAST_HOUR } from '@grandstand/shared-types/racing/terms/best_of_both'
import { exactObject, vine } from '#core/requests/validation'

const stage = () => vine.enum(RESULT_STAGES).optional()
const whole = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().min(least).max(most).optional()

export const racing = () =>
  exactObject({
    countingStage: exactObject({
      horses: stage(),
      dogs: stage(),
      motorSport: stage(),
      season: stage(),
    }).optional(),
    headToHeadDeadHeat: vine.enum(DEAD_HEATS).optional(),
    shortenedRace: exactObject({
      leastLaps: whole(1, MOST_LEAST_LAPS),
      leastPercent: whole(0, 100),
    }).optional(),
    poleWithoutQualifying: vine.enum(POLE_RULES).optional(),
  })

const fromHour = () =>
  vine.number({ strict: true }).withoutDecimals().min(0).max(LAST_HOUR).nullable().optional()

const isSold = () => vine.boolean({ strict: true }).optional()

export const startingPrice = () => exactObject({ horses: isSold(), dogs: isSold() })

export const bestOfBoth = () => exactObject({ horses: fromHour(), dogs: fromHour() })
