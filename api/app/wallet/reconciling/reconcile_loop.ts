/** Compares with each provider's list again and again; a row of `job_states` says how far (rules 12.10). */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { jobState, storeJobState } from '#core/database/job_state'
import { clock } from '#core/timing/clock'
import { Rounds } from '#core/timing/rounds'
import { shutOff } from '#games/health/breakers'
import { providersOf, type GameProvider } from '#games/providers/provider'
import { openSites } from '#sites/current_site'
import { askRounds } from '#wallet/reconciling/ask_rounds'
import { carryOnApproved } from '#wallet/reconciling/carry_out'
import { reconcile } from '#wallet/reconciling/reconcile'

const MINUTE_MS = 60_000
const EVERY_MS = 2 * MINUTE_MS
const FIRST_AFTER_MS = MINUTE_MS
/** Spans overlap: a call may be repeated for minutes before it comes. */
const OVERLAP_MS = 15 * MINUTE_MS
/** How far the first comparison reaches back, and the longest span of one list. */
const MOST_MS = 24 * 60 * MINUTE_MS

const rounds = new Rounds(round, EVERY_MS)

export const startReconcileLoop = (): void => rounds.start(FIRST_AFTER_MS)

/** Stops the loop; resolves when the present round is done. */
export const stopReconcileLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await reconcileAll(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'providers could not be compared with; it is tried again')
  }
}

async function reconcileAll(isStopped: () => boolean): Promise<void> {
  const isShutOff = await shutOff()
  for (const { id } of await openSites()) {
    for (const provider of await providersOf(id)) {
      if (isStopped()) return
      // also of one that is shut off or answers nothing: two officers agreed
      await carryOnApproved(provider)
      if (!provider.isEnabled || isShutOff(provider.id)) continue
      await reconcileProvider(provider, isStopped).catch((error: unknown) => {
        logger.warn({ err: error, provider: provider.code }, 'no comparison with a provider')
      })
    }
  }
}

/** One turn: the span since the last one, and the rounds that are open for long. A provider nobody plays is left alone. */
export async function reconcileProvider(
  provider: GameProvider,
  isStopped: () => boolean = () => false
): Promise<void> {
  const name = jobOf(provider.id)
  const now = clock.now()
  const doneMs = await cursor(name)
  if (!(await isPlayed(provider.id, doneMs ?? now - MOST_MS))) return
  const fromMs = (doneMs ?? now - MOST_MS) - OVERLAP_MS
  const toMs = Math.min(now, fromMs + MOST_MS + OVERLAP_MS)
  await reconcile(provider, { fromMs, toMs })
  await rememberCompared(provider.id, toMs)
  await askRounds(provider, isStopped)
}

/** Whether anybody had a session since then, or a round waits. */
async function isPlayed(providerId: number, sinceMs: number): Promise<boolean> {
  const session = await db
    .from('game_sessions')
    .where('provider_id', providerId)
    .where('last_used_at', '>=', sinceMs - OVERLAP_MS)
    .select('id')
    .first()
  if (session) return true
  const open = await db
    .from('game_rounds')
    .where({ provider_id: providerId, state: 'open' })
    .select('id')
    .first()
  return open !== null
}

async function cursor(name: string): Promise<number | null> {
  const state = await jobState(name)
  const toMs = Number(state)
  return state !== null && Number.isSafeInteger(toMs) ? toMs : null
}

const jobOf = (providerId: number): string => `games:reconcile:${providerId}`

/** The next comparison with the provider begins there. */
export const rememberCompared = (providerId: number, toMs: number): Promise<void> =>
  storeJobState(jobOf(providerId), String(toMs))
