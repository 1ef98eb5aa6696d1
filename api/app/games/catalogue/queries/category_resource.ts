import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { GameCategoryRow } from '@grandstand/shared-types/wire/games/games'
import {
  bool,
  json,
  number,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('game_categories.id'),
  lobby: text<Lobby>('game_categories.lobby'),
  names: json<ByLanguage>('game_categories.names'),
  listOrder: number('game_categories.list_order'),
  isShown: bool('game_categories.is_shown'),
} satisfies FieldsOf<GameCategoryRow>

/** Categories in the order in which players see them. */
export const categoryResource: Resource<typeof fields> = {
  name: 'game-categories',
  fields,
  from: (query) => query.from('game_categories'),
  search: ['game_categories.names'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopeCategories = (query: Query, { siteId }: Principal): void =>
  void query.where('game_categories.site_id', siteId)
