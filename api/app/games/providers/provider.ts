/** The providers of a brand's games, with the secrets by which both sides sign. */
import db from '@adonisjs/lucid/services/db'
import type { WalletDialect } from '@grandstand/shared-types/wire/games/games'
import type { HealthBounds } from '@grandstand/shared-types/games/health/breaker'
import type { Secrets } from '#core/sealed_secrets'
import { BriefCache } from '#core/timing/brief_cache'
import { openSecrets } from '#games/providers/sealed_secrets'

export interface GameProvider {
  id: number
  siteId: number
  code: string
  name: string
  dialect: WalletDialect
  apiUrl: string
  /** Addresses and networks from which the provider calls; empty for all. */
  allowedAddresses: readonly string[]
  /** Origins that its games may have. */
  allowedOrigins: readonly string[]
  /** PEM of the key by which the provider signs. */
  publicKey: string | null
  /** `hmacSecret` and others that the dialect needs; null when they were sealed with another `APP_KEY`. */
  secrets: Secrets | null
  listOrder: number
  isEnabled: boolean
  /** From when on it counts as ill. */
  health: HealthBounds
  /** Minutes after which a bet that it does not know is rolled back; 0 leaves it to staff. */
  orphanRollbackMinutes: number
  /** Minutes without a call after which it is asked about an open round. */
  interruptedMinutes: number
}

/** Longest window of health. */
export const MOST_WINDOW_MINUTES = 60

interface Columns extends HealthBounds {
  orphanRollbackMinutes: number
  interruptedMinutes: number
  id: number
  siteId: number
  code: string
  name: string
  dialect: WalletDialect
  apiUrl: string
  allowedAddresses: string
  allowedOrigins: string
  publicKey: string | null
  sealed: string | null
  listOrder: number
  isEnabled: boolean | number
}

/** A provider calls many times a second, and its row seldom changes. */
const KEPT_MS = 5_000
const MOST_KEPT = 500
const kept = new BriefCache<number, GameProvider[]>(KEPT_MS, MOST_KEPT)

/** The providers of the brand, disabled ones too, in their order. */
export async function providersOf(siteId: number): Promise<readonly GameProvider[]> {
  const known = kept.get(siteId)
  if (known) return known
  const keep = kept.reading()
  const rows: Columns[] = await db
    .query<Columns>()
    .from('game_providers')
    .where('site_id', siteId)
    .orderBy('list_order')
    .orderBy('id')
    .select({ id: 'id', siteId: 'site_id', code: 'code', name: 'name', dialect: 'dialect' })
    .select({ apiUrl: 'api_url', allowedAddresses: 'allowed_addresses' })
    .select({ allowedOrigins: 'allowed_origins', publicKey: 'public_key' })
    .select({ sealed: 'sealed_secrets', listOrder: 'list_order', isEnabled: 'is_enabled' })
    .select({ windowMinutes: 'health_window_minutes', leastCalls: 'health_least_calls' })
    .select({ failurePercent: 'health_failure_percent', lagSeconds: 'health_lag_seconds' })
    .select({ probeSeconds: 'health_probe_seconds' })
    .select({ orphanRollbackMinutes: 'orphan_rollback_minutes' })
    .select({ interruptedMinutes: 'interrupted_minutes' })
  const providers = rows.map(providerOf)
  keep(siteId, providers)
  return providers
}

/** The provider of a brand by the code in the address of its wallet; null for an unknown one. */
export const providerByCode = async (siteId: number, code: string): Promise<GameProvider | null> =>
  (await providersOf(siteId)).find((provider) => provider.code === code) ?? null

export const providerById = async (siteId: number, id: number): Promise<GameProvider | null> =>
  (await providersOf(siteId)).find((provider) => provider.id === id) ?? null

/** Call it after a provider has changed, and in tests. */
export const forgetProviders = (): void => kept.forget()

function providerOf({
  sealed,
  windowMinutes,
  leastCalls,
  failurePercent,
  lagSeconds,
  probeSeconds,
  ...row
}: Columns): GameProvider {
  const allowedAddresses: string[] = JSON.parse(row.allowedAddresses)
  const allowedOrigins: string[] = JSON.parse(row.allowedOrigins)
  return {
    ...row,
    id: Number(row.id),
    siteId: Number(row.siteId),
    allowedAddresses,
    allowedOrigins,
    secrets: openSecrets(sealed),
    isEnabled: Boolean(Number(row.isEnabled)),
    health: { windowMinutes, leastCalls, failurePercent, lagSeconds, probeSeconds },
  }
}
