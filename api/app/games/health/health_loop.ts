/** Stores the counts of this process, and looks at every provider that has any. */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/timing/clock'
import { Rounds } from '#core/timing/rounds'
import { breakers } from '#games/health/breakers'
import { checkHealth } from '#games/health/check_health'
import { MOST_WINDOW_MINUTES } from '#games/providers/provider'
import { writeMinutes } from '#games/health/write_minutes'
import { MINUTE_MS } from '#games/counting/counts'
import { providersOf } from '#games/providers/provider'
import { openSites } from '#sites/current_site'

const EVERY_MS = 5_000

const rounds = new Rounds(round, EVERY_MS)

export const startHealthLoop = (): void => rounds.start(EVERY_MS)

/** Stops the loop; resolves when the present round is done. */
export const stopHealthLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await writeMinutes()
    const busy = await busyProviders()
    if (busy.size === 0) return
    for (const { id } of await openSites()) {
      const providers = (await providersOf(id)).filter(
        (provider) => provider.isEnabled && busy.has(provider.id)
      )
      if (isStopped()) return
      // one that does not answer keeps no other waiting
      await Promise.all(providers.map(checkHealth))
    }
  } catch (error) {
    logger.error({ err: error }, 'the health of providers could not be checked; it is tried again')
  }
}

/** Those with counts of late, and those that are shut off. */
async function busyProviders(): Promise<ReadonlySet<number>> {
  const rows: { provider_id: number }[] = await db
    .query<{ provider_id: number }>()
    .from('game_provider_minutes')
    .where('minute', '>=', clock.now() - MOST_WINDOW_MINUTES * MINUTE_MS)
    .distinct('provider_id')
  const shut = [...(await breakers()).values()].filter(({ state }) => state !== 'closed')
  return new Set([
    ...rows.map(({ provider_id: id }) => Number(id)),
    ...shut.map(({ providerId }) => providerId),
  ])
}
