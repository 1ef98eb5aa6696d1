import db from '@adonisjs/lucid/services/db'
import type { BreakerState } from '@grandstand/shared-types/games/health/breaker'
import type { GameProviderRow, WalletDialect } from '@grandstand/shared-types/wire/games/games'
import {
  bool,
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { openSecrets } from '#games/providers/sealed_secrets'

type StoredProvider = Omit<GameProviderRow, 'secretNames'>

const fields = {
  id: number('game_providers.id'),
  code: text('game_providers.code'),
  name: text('game_providers.name'),
  dialect: text<WalletDialect>('game_providers.dialect'),
  apiUrl: text('game_providers.api_url'),
  allowedAddresses: json<string[]>('game_providers.allowed_addresses'),
  allowedOrigins: json<string[]>('game_providers.allowed_origins'),
  publicKey: orNull(text('game_providers.public_key')),
  listOrder: number('game_providers.list_order'),
  isEnabled: bool('game_providers.is_enabled'),
  health: orNull(text<BreakerState>('game_provider_health.state')),
  healthWindowMinutes: number('game_providers.health_window_minutes'),
  healthLeastCalls: number('game_providers.health_least_calls'),
  healthFailurePercent: number('game_providers.health_failure_percent'),
  healthLagSeconds: number('game_providers.health_lag_seconds'),
  healthProbeSeconds: number('game_providers.health_probe_seconds'),
  orphanRollbackMinutes: number('game_providers.orphan_rollback_minutes'),
  interruptedMinutes: number('game_providers.interrupted_minutes'),
} satisfies FieldsOf<StoredProvider>

/** Providers in the order in which players see them. */
export const providerResource: Resource<typeof fields> = {
  name: 'game-providers',
  fields,
  from: (query) =>
    query
      .from('game_providers')
      .leftJoin('game_provider_health', 'game_provider_health.provider_id', 'game_providers.id'),
  search: ['game_providers.name', 'game_providers.code'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopeProviders = (query: Query, { siteId }: Principal): void =>
  void query.where('game_providers.site_id', siteId)

/** Adds the names of the secrets, null when they cannot be read; the secrets themselves never leave the server (must-hold S10). */
export async function withSecretNames(rows: StoredProvider[]): Promise<GameProviderRow[]> {
  const stored: { id: number; sealed: string | null }[] = await db
    .query<{ id: number; sealed: string | null }>()
    .from('game_providers')
    .whereIn(
      'id',
      rows.map(({ id }) => id)
    )
    .select({ id: 'id', sealed: 'sealed_secrets' })
  const sealed = new Map(stored.map((row) => [Number(row.id), row.sealed]))
  return rows.map((row) => {
    const secrets = openSecrets(sealed.get(row.id) ?? null)
    return { ...row, secretNames: secrets && Object.keys(secrets) }
  })
}
