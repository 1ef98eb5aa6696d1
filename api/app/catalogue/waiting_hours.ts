import { USUAL_WAITING_HOURS } from '@grandstand/shared-types/markets/settling/carry_over'
import env from '#start/env'

/** For how many hours bets wait for a match that was postponed or interrupted (RESULT_WAITING_HOURS). */
export const waitingHours = (): number => env.get('RESULT_WAITING_HOURS', USUAL_WAITING_HOURS)
