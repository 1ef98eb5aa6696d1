/** Providers, categories and games for tests, written without the API. */
import db from '@adonisjs/lucid/services/db'
import { reserveIds } from '#core/database/id_blocks'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { forgetGames } from '#games/catalogue/shown_games'
import { forgetProviders } from '#games/providers/provider'
import { sealSecrets } from '#games/providers/sealed_secrets'
import type { TestUser } from '#tests/support/factories'

type Cell = string | number | boolean | null

export const GAME_SECRET = 'a-secret-of-two'

async function insert(table: string, columns: Record<string, Cell>): Promise<number> {
  const [id = 0]: number[] = await db.table(table).insert(columns)
  return id
}

/** A provider that signs with `GAME_SECRET`; its id. */
export async function makeProvider(
  siteId: number,
  columns: Record<string, Cell> = {}
): Promise<number> {
  const id = await insert('game_providers', {
    site_id: siteId,
    code: 'maker',
    name: 'Maker',
    dialect: 'grandstand',
    api_url: 'http://127.0.0.1:9/',
    allowed_addresses: '[]',
    allowed_origins: '["https://games.example"]',
    public_key: null,
    sealed_secrets: sealSecrets({ hmacSecret: GAME_SECRET }),
    list_order: 1,
    is_enabled: true,
    ...columns,
  })
  forgetProviders()
  return id
}

export async function makeGameCategory(
  siteId: number,
  columns: Record<string, Cell> = {}
): Promise<number> {
  const id = await insert('game_categories', {
    site_id: siteId,
    lobby: 'slots',
    names: '{"tr":"Yeni","en":"New"}',
    list_order: 1,
    is_shown: true,
    ...columns,
  })
  forgetGames()
  return id
}

/** A game that everybody sees in the lobby of slots; its id. */
export async function makeGame(
  siteId: number,
  providerId: number,
  columns: Record<string, Cell> = {}
): Promise<number> {
  const id = await insert('games', {
    site_id: siteId,
    provider_id: providerId,
    category_id: null,
    lobby: 'slots',
    code: 'fruits',
    title: 'Fruits of Fire',
    company_name: 'Maker',
    logo: null,
    extras: '[]',
    limits: '{}',
    languages: '[]',
    countries: '[]',
    branches: '[]',
    return_ppm: 960_000,
    opens_lobby: false,
    is_mobile: true,
    has_demo: true,
    list_order: 1,
    is_shown: true,
    updated_at: 0,
    ...columns,
  })
  forgetGames()
  return id
}

/** An open round of the user without transactions; columns of the table change it. */
export const makeRound = async (
  { id, siteId, currency }: Pick<TestUser, 'id' | 'siteId' | 'currency'>,
  columns: Record<string, Cell> = {}
): Promise<number> =>
  insert('game_rounds', {
    id: must((await reserveIds('game_rounds', 1))[0], 'id of a round'),
    site_id: siteId,
    provider_id: 0,
    user_id: id,
    provider_round: `round-${id}`,
    game_id: 0,
    game_code: 'fruits',
    game_title: 'Fruits of Fire',
    session_id: null,
    state: 'open',
    currency,
    stake: 0,
    returned: 0,
    won: 0,
    taken_back: 0,
    bet_count: 0,
    undone_count: 0,
    paid_by: '[]',
    created_at: clock.now(),
    updated_at: clock.now(),
    closed_at: null,
    product: 'slot',
    ...columns,
  })

/** An open difference about a transaction that we do not have; its id. */
export const makeFinding = (siteId: number, providerId: number): Promise<number> =>
  insert('game_findings', {
    site_id: siteId,
    provider_id: providerId,
    fault: 'missingHere',
    provider_transaction: `finding-${siteId}`,
    state: 'open',
    found_at: clock.now(),
    updated_at: clock.now(),
  })
