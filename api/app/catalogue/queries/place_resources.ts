/** Sports, categories, tournaments and market types as staff see them. */
import type { MarketGroup } from '@grandstand/shared-types/markets/model/market_group'
import type { OutcomeNames } from '@grandstand/shared-types/languages/edited_names'
import type {
  CategoryRow,
  MarketTypeRow,
  Names,
  SportRow,
  TournamentRow,
} from '@grandstand/shared-types/wire/betting/catalogue'
import {
  bool,
  json,
  number,
  orNull,
  text,
  type Resource,
  type FieldsOf,
} from '#core/lists/resource'

const sportFields = {
  id: number('sports.id'),
  key: text('sports.key'),
  name: text('sports.name'),
  names: json<Names>('sports.names'),
  listOrder: number('sports.list_order'),
  active: bool('sports.active'),
} satisfies FieldsOf<SportRow>

export const sportResource: Resource<typeof sportFields> = {
  name: 'sports',
  fields: sportFields,
  from: (query) => query.from('sports'),
  search: ['sports.name', 'sports.key'],
  defaultSort: ['listOrder', 'asc'],
}

const categoryFields = {
  id: number('categories.id'),
  sportId: number('categories.sport_id'),
  sportName: text('sports.name'),
  name: text('categories.name'),
  names: json<Names>('categories.names'),
  countryCode: orNull(text('categories.country_code')),
  listOrder: number('categories.list_order'),
  active: bool('categories.active'),
} satisfies FieldsOf<CategoryRow>

export const categoryResource: Resource<typeof categoryFields> = {
  name: 'categories',
  fields: categoryFields,
  from: (query) => query.from('categories').join('sports', 'sports.id', 'categories.sport_id'),
  search: ['categories.name'],
  defaultSort: ['listOrder', 'asc'],
}

const tournamentFields = {
  id: number('tournaments.id'),
  sportId: number('tournaments.sport_id'),
  sportName: text('sports.name'),
  categoryId: number('tournaments.category_id'),
  categoryName: text('categories.name'),
  name: text('tournaments.name'),
  names: json<Names>('tournaments.names'),
  listOrder: number('tournaments.list_order'),
  active: bool('tournaments.active'),
} satisfies FieldsOf<TournamentRow>

export const tournamentResource: Resource<typeof tournamentFields> = {
  name: 'tournaments',
  fields: tournamentFields,
  from: (query) =>
    query
      .from('tournaments')
      .join('sports', 'sports.id', 'tournaments.sport_id')
      .join('categories', 'categories.id', 'tournaments.category_id'),
  search: ['tournaments.name', 'categories.name'],
  defaultSort: ['listOrder', 'asc'],
}

const marketTypeFields = {
  id: number('market_types.id'),
  key: text('market_types.key'),
  names: json<Names>('market_types.names'),
  /** Null while the catalogue's names are used; the same for `outcomeNames`. */
  shortNames: orNull(json<Names>('market_types.short_names')),
  outcomeNames: orNull(json<OutcomeNames[]>('market_types.outcome_names')),
  group: text<MarketGroup>('market_types.group'),
  listOrder: number('market_types.list_order'),
  active: bool('market_types.active'),
} satisfies FieldsOf<MarketTypeRow>

export const marketTypeResource: Resource<typeof marketTypeFields> = {
  name: 'market-types',
  fields: marketTypeFields,
  from: (query) => query.from('market_types'),
  search: ['market_types.key'],
  defaultSort: ['listOrder', 'asc'],
}
