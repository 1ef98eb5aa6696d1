/** Draws the demo's games of draws at short intervals, with limits in the currencies of its brands, once. */
import db from '@adonisjs/lucid/services/db'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { DrawLimit } from '@grandstand/shared-types/wire/draws'
import { jobState, storeJobState } from '#core/database/job_state'
import { clock } from '#core/timing/clock'
import { forgetDrawGames } from '#draws/settings/draw_games'

/** Row of `job_states` that notes that it was done. */
const JOB = 'demo:draws'

const LIMIT: DrawLimit = { minStakeMinor: 100, maxStakeMinor: 50_000, maxWinMinor: 10_000_000 }
const LIMITS = { TRY: LIMIT, EUR: LIMIT, USD: LIMIT }

/** Minutes between two draws. */
const MINUTES: Readonly<Record<DrawGameCode, number>> = {
  keno: 2,
  bingo75: 5,
  bingo90: 6,
  lotto6of49: 30,
  lotto5of36: 10,
  greyhounds: 3,
  horses: 4,
}

export async function fillDraws(): Promise<void> {
  if (await jobState(JOB)) return
  const now = clock.now()
  for (const [code, minutes] of Object.entries(MINUTES)) {
    await db
      .from('draw_games')
      .where('code', code)
      .update({
        interval_seconds: minutes * 60,
        limits: JSON.stringify(LIMITS),
        is_enabled: true,
        updated_at: now,
      })
  }
  forgetDrawGames()
  await storeJobState(JOB, 'done')
}
