import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { GameRow, GameTable } from '@grandstand/shared-types/wire/games/games'
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

const fields = {
  id: number('games.id'),
  providerId: number('games.provider_id'),
  categoryId: orNull(number('games.category_id')),
  lobby: text<Lobby>('games.lobby'),
  code: text('games.code'),
  title: text('games.title'),
  companyName: text('games.company_name'),
  logo: orNull(text('games.logo')),
  topServiceId: orNull(text('games.top_service_id')),
  topServiceId2: orNull(text('games.top_service_id2')),
  middleServiceId: orNull(text('games.middle_service_id')),
  extras: json<GameTable[]>('games.extras'),
  limits: json<GameRow['limits']>('games.limits'),
  languages: json<string[]>('games.languages'),
  countries: json<string[]>('games.countries'),
  blockedCountries: orNull(json<string[]>('games.blocked_countries')),
  branches: json<string[]>('games.branches'),
  returnPpm: orNull(number('games.return_ppm')),
  opensLobby: bool('games.opens_lobby'),
  isMobile: bool('games.is_mobile'),
  hasDemo: bool('games.has_demo'),
  listOrder: number('games.list_order'),
  isShown: bool('games.is_shown'),
  updatedAt: number('games.updated_at'),
} satisfies FieldsOf<GameRow>

/** Games in the order in which players see them. */
export const gameResource: Resource<typeof fields> = {
  name: 'provider-games',
  fields,
  from: (query) => query.from('games'),
  search: ['games.title', 'games.company_name', 'games.code'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopeGames = (query: Query, { siteId }: Principal): void =>
  void query.where('games.site_id', siteId)
