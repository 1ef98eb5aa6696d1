import { storeJobState } from '#core/database/job_state'
import { clock } from '#core/timing/clock'
import { TURNOVER_JOB } from '#dealers/turnover/count_hour'

/** Lets the next count of turnover begin at a moment, so that a test does not count the hours of all tests before it. */
export const countFrom = (at: number = clock.now()): Promise<void> =>
  storeJobState(TURNOVER_JOB, String(at))
