/** The games and categories that a brand shows, kept in memory for a few seconds: a lobby lists up to a thousand. */
import db from '@adonisjs/lucid/services/db'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { GameRow, GameTable } from '@grandstand/shared-types/wire/games/games'
import { BriefCache } from '#core/timing/brief_cache'

/** What staff edit and players never read is left out. */
export type ShownGame = Omit<
  GameRow,
  'topServiceId' | 'topServiceId2' | 'middleServiceId' | 'listOrder' | 'isShown' | 'updatedAt'
>

export interface ShownCategory {
  id: number
  lobby: Lobby
  names: ByLanguage
}

interface Shown {
  games: ShownGame[]
  categories: ShownCategory[]
}

const KEPT_MS = 5_000
const MOST_KEPT = 100
const kept = new BriefCache<number, Shown>(KEPT_MS, MOST_KEPT)

/** Call it after games or categories have changed, and in tests. */
export const forgetGames = (): void => kept.forget()

/** In the order of staff. */
export async function shownGames(siteId: number): Promise<Shown> {
  const known = kept.get(siteId)
  if (known) return known
  const keep = kept.reading()
  const [games, categories] = await Promise.all([gamesOf(siteId), categoriesOf(siteId)])
  const shown = { games, categories }
  keep(siteId, shown)
  return shown
}

type Columns = Omit<
  ShownGame,
  | 'extras'
  | 'limits'
  | 'languages'
  | 'countries'
  | 'blockedCountries'
  | 'branches'
  | 'opensLobby'
  | 'isMobile'
  | 'hasDemo'
> & {
  extras: string
  limits: string
  languages: string
  countries: string
  blockedCountries: string | null
  branches: string
  opensLobby: boolean | number
  isMobile: boolean | number
  hasDemo: boolean | number
}

async function gamesOf(siteId: number): Promise<ShownGame[]> {
  const rows: Columns[] = await db
    .query<Columns>()
    .from('games')
    .where({ site_id: siteId, is_shown: true })
    .orderBy('list_order')
    .orderBy('id')
    .select({ id: 'id', providerId: 'provider_id', categoryId: 'category_id', lobby: 'lobby' })
    .select({ code: 'code', title: 'title', companyName: 'company_name', logo: 'logo' })
    .select({ extras: 'extras', limits: 'limits', languages: 'languages' })
    .select({ countries: 'countries', branches: 'branches', returnPpm: 'return_ppm' })
    .select({ blockedCountries: 'blocked_countries' })
    .select({ opensLobby: 'opens_lobby', isMobile: 'is_mobile', hasDemo: 'has_demo' })
  return rows.map(gameOf)
}

function gameOf(row: Columns): ShownGame {
  const extras: GameTable[] = JSON.parse(row.extras)
  const limits: GameRow['limits'] = JSON.parse(row.limits)
  const languages: string[] = JSON.parse(row.languages)
  const countries: string[] = JSON.parse(row.countries)
  const blockedCountries: string[] | null = JSON.parse(row.blockedCountries ?? 'null')
  const branches: string[] = JSON.parse(row.branches)
  return {
    ...row,
    extras,
    limits,
    languages,
    countries,
    blockedCountries,
    branches,
    id: Number(row.id),
    providerId: Number(row.providerId),
    categoryId: row.categoryId === null ? null : Number(row.categoryId),
    opensLobby: Boolean(Number(row.opensLobby)),
    isMobile: Boolean(Number(row.isMobile)),
    hasDemo: Boolean(Number(row.hasDemo)),
  }
}

async function categoriesOf(siteId: number): Promise<ShownCategory[]> {
  const rows: { id: number; lobby: Lobby; names: string }[] = await db
    .query<{ id: number; lobby: Lobby; names: string }>()
    .from('game_categories')
    .where({ site_id: siteId, is_shown: true })
    .orderBy('list_order')
    .orderBy('id')
    .select('id', 'lobby', 'names')
  return rows.map((row) => {
    const names: ByLanguage = JSON.parse(row.names)
    return { ...row, names, id: Number(row.id) }
  })
}
