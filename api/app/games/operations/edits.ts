/** Providers, categories and games as staff edit them. */
import type { GameImport } from '@grandstand/shared-types/wire/games/games'
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import * as sorting from '#games/catalogue/actions/edit_categories'
import * as editing from '#games/catalogue/actions/edit_games'
import { categoryResource, scopeCategories } from '#games/catalogue/queries/category_resource'
import { gameResource, scopeGames } from '#games/catalogue/queries/game_resource'
import { categoryValidator } from '#games/catalogue/validators/categories'
import { gameValidator } from '#games/catalogue/validators/games'
import { importGames } from '#games/importing/import_games'
import * as providing from '#games/providers/actions/edit_providers'
import {
  providerResource,
  scopeProviders,
  withSecretNames,
} from '#games/providers/queries/provider_resource'
import { importValidator, providerValidator } from '#games/providers/validators/providers'

const READS = 'games.view'
const EDITS = 'games.edit'

const providerReads = {
  permission: READS,
  scope: scopeProviders,
  extend: withSecretNames,
} as const
const categoryReads = { permission: READS, scope: scopeCategories } as const
const gameReads = { permission: READS, scope: scopeGames } as const

const providers = editsOf(providerResource, EDITS, providerReads)
const categories = editsOf(categoryResource, EDITS, categoryReads)
const games = editsOf(gameResource, EDITS, gameReads)

const PROVIDER_ERRORS = ['networkInvalid', 'webAddressInvalid', 'alreadyExists'] as const
const GAME_ERRORS = [
  'isRequiredArea',
  'webAddressInvalid',
  'amountTooSmall',
  'alreadyExists',
] as const

export const edits = {
  ...aroundList('gameProviders', providerResource, providerReads),
  ...readOperations('gameProviders', providerResource, providerReads),
  ...createOperation('gameProviders', providers, {
    does: 'A new provider of games; secrets that it shares with us are stored encrypted and never sent back.',
    stepUp: 'always',
    body: providerValidator,
    bodyKb: 64,
    errors: PROVIDER_ERRORS,
    run: providing.createProvider,
  }),
  ...updateOperation('gameProviders', providers, {
    does: 'Changes a provider of games; a secret that is not sent stays, an empty one goes.',
    stepUp: 'always',
    body: providerValidator,
    bodyKb: 64,
    errors: PROVIDER_ERRORS,
    run: providing.updateProvider,
  }),
  ...deleteOperation('gameProviders', providers, {
    does: 'Removes a provider without games, of whom nobody has played one.',
    stepUp: 'always',
    errors: ['inUse'],
    run: providing.deleteProvider,
  }),
  ...aroundList('gameCategories', categoryResource, categoryReads),
  ...readOperations('gameCategories', categoryResource, categoryReads),
  ...createOperation('gameCategories', categories, {
    does: 'A new category of a lobby.',
    stepUp: 'none: a place in a list',
    body: categoryValidator,
    errors: ['isRequiredArea'],
    run: sorting.createCategory,
  }),
  ...updateOperation('gameCategories', categories, {
    does: 'Changes a category of games.',
    stepUp: 'none: a place in a list',
    body: categoryValidator,
    errors: ['isRequiredArea', 'inUse'],
    run: sorting.updateCategory,
  }),
  ...deleteOperation('gameCategories', categories, {
    does: 'Removes a category without games.',
    stepUp: 'none: a place in a list',
    errors: ['inUse'],
    run: sorting.deleteCategory,
  }),
  ...aroundList('providerGames', gameResource, gameReads),
  ...readOperations('providerGames', gameResource, gameReads),
  ...createOperation('providerGames', games, {
    does: 'A new game, where the provider sends no list.',
    stepUp: 'none: a place in a list',
    body: gameValidator,
    bodyKb: 64,
    errors: GAME_ERRORS,
    run: editing.createGame,
  }),
  ...updateOperation('providerGames', games, {
    does: 'Changes a game; the next list of the provider sets again what the provider decides.',
    stepUp: 'none: a place in a list',
    body: gameValidator,
    bodyKb: 64,
    errors: GAME_ERRORS,
    run: editing.updateGame,
  }),
  ...deleteOperation('providerGames', games, {
    does: 'Removes a game; its rounds stay.',
    stepUp: 'none: a place in a list',
    run: editing.deleteGame,
  }),
}

export const importProviderGames = operation({
  method: 'POST',
  path: '/v1/game-providers/:id/import',
  does: 'Brings the provider’s list of games into the catalogue; staff’s order and switches stay.',
  stepUp: 'none: a list of games',
  who: EDITS,
  body: importValidator,
  answers: reply<GameImport>(),
  errors: ['notFound', 'gameFailed'],
  handle: ({ principal, ip, params: { id }, body }) =>
    importGames({ principal, ip }, id, body.showNew),
})
