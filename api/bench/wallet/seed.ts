/** Adds a provider, a game and a session for each of the bench's players. Prints nothing. */
import { withApp } from '../boot.ts'
import { GAME_CODE, PROVIDER_CODE, PROVIDER_ID, sessionTokenOf, WALLET_SECRET } from './pairs.ts'

await withApp(async () => {
  const { DEFAULT_LANGUAGE } = await import('@grandstand/shared-types/languages/table')
  const { sealSecrets } = await import('#games/providers/sealed_secrets')
  const { hashOfToken } = await import('#games/sessions/tokens')
  const { inTransaction, insertAll } = await import('#core/database/transactions')
  const { houseAccountId } = await import('#ledger/accounts')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  const now = Date.now()
  const players: { id: number; site_id: number }[] = await db
    .from('users')
    .where('type', 'player')
    .orderBy('id')
    .select('id', 'site_id')
  const siteId = players[0]?.site_id ?? 0
  // the floor uses it too
  await houseAccountId(siteId, 'games', 'TRY')
  await db.table('game_providers').insert({
    id: PROVIDER_ID,
    site_id: siteId,
    code: PROVIDER_CODE,
    name: 'Bench',
    dialect: 'grandstand',
    api_url: 'http://127.0.0.1:9',
    allowed_addresses: '["127.0.0.1", "::1"]',
    allowed_origins: '[]',
    public_key: null,
    sealed_secrets: sealSecrets({ hmacSecret: WALLET_SECRET }),
    list_order: 1,
    is_enabled: true,
  })
  await db.table('games').insert({
    id: 1,
    site_id: siteId,
    provider_id: PROVIDER_ID,
    lobby: 'slots',
    code: GAME_CODE,
    title: 'Bench',
    company_name: 'Bench',
    extras: '[]',
    limits: '{"TRY":{"minStakeMinor":10,"maxStakeMinor":100000,"maxPayMinor":10000000}}',
    languages: '[]',
    countries: '[]',
    branches: '[]',
    opens_lobby: false,
    is_mobile: true,
    has_demo: true,
    list_order: 1,
    is_shown: true,
    updated_at: now,
  })
  const sessions = players.map(({ id }) => ({
    site_id: siteId,
    user_id: id,
    provider_id: PROVIDER_ID,
    game_id: 1,
    launch_hash: hashOfToken(`launch-of-${id}`),
    token_hash: hashOfToken(sessionTokenOf(id)),
    currency: 'TRY',
    language: DEFAULT_LANGUAGE,
    is_mobile: false,
    ip: '127.0.0.1',
    launch_expires_at: now,
    opened_at: now,
    // far in the future, so that no round of the bench has to keep it alive
    last_used_at: now + 3_600_000,
    created_at: now,
  }))
  await inTransaction((trx) => insertAll(trx, 'game_sessions', sessions))
})
