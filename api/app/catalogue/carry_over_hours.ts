import { USUAL_CARRY_OVER_HOURS } from '@grandstand/shared-types/markets/settling/carry_over'
import env from '#start/env'

/** Hours of the carry over of a postponed or interrupted match (RESULT_WAITING_HOURS). */
export const carryOverHours = (): number => env.get('RESULT_WAITING_HOURS', USUAL_CARRY_OVER_HOURS)
