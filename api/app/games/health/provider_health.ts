import type { ProviderHealth } from '@grandstand/shared-types/wire/games/health'
import { found } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Principal } from '#core/requests/access'
import { breakerNow } from '#games/health/breakers'
import { healthMinutes } from '#games/health/read_minutes'
import { providerById } from '#games/providers/provider'

const SHOWN_MS = 3 * 3_600_000

/** The state of a provider and its last three hours. Throws 404 `notFound` for one of another brand. */
export async function providerHealth(
  { siteId }: Principal,
  providerId: number
): Promise<ProviderHealth> {
  const { id } = found(await providerById(siteId, providerId))
  const { state, cause, changedAt, probeAt } = await breakerNow(id)
  return {
    state,
    cause,
    since: changedAt === 0 ? null : changedAt,
    probeAt,
    minutes: await healthMinutes(id, clock.now() - SHOWN_MS),
  }
}
