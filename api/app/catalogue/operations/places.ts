/** Sports, categories, tournaments, teams and market types: one catalogue for all brands. */
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { updateMarketType } from '#catalogue/actions/edit_market_types'
import {
  createCategory,
  createSport,
  createTournament,
  deletePlace,
  updatePlace,
} from '#catalogue/actions/edit_places'
import { createTeam, deleteTeam, updateTeam } from '#catalogue/actions/edit_teams'
import {
  categoryResource,
  marketTypeResource,
  sportResource,
  tournamentResource,
} from '#catalogue/queries/place_resources'
import { teamResource, withAliases } from '#catalogue/queries/team_resource'
import { updateMarketTypeValidator } from '#catalogue/validators/market_types'
import {
  createCategoryValidator,
  createSportValidator,
  createTeamValidator,
  createTournamentValidator,
  updateCategoryValidator,
  updateSportValidator,
  updateTeamValidator,
  updateTournamentValidator,
} from '#catalogue/validators/places'

const reads = { permission: 'catalogue.view' } as const

const sports = editsOf(sportResource, 'catalogue.edit')
const categories = editsOf(categoryResource, 'catalogue.edit')
const tournaments = editsOf(tournamentResource, 'catalogue.edit')
const teams = editsOf(teamResource, 'catalogue.edit', { extend: withAliases })
const marketTypes = editsOf(marketTypeResource, 'markets.edit')

export const placeOperations = {
  ...readOperations('sports', sportResource, reads),
  ...createOperation('sports', sports, {
    does: 'A new sport, under a number of its own.',
    body: createSportValidator,
    errors: ['alreadyExists'],
    run: createSport,
  }),
  ...updateOperation('sports', sports, {
    does: 'Changes a sport.',
    body: updateSportValidator,
    run: (editor, id, changes) => updatePlace(editor, 'sports', id, changes),
  }),

  ...readOperations('categories', categoryResource, reads),
  ...createOperation('categories', categories, {
    does: 'A new category of a sport.',
    body: createCategoryValidator,
    errors: ['alreadyExists', 'countryInvalid'],
    run: createCategory,
  }),
  ...updateOperation('categories', categories, {
    does: 'Changes a category.',
    body: updateCategoryValidator,
    errors: ['alreadyExists', 'countryInvalid'],
    run: (editor, id, changes) => updatePlace(editor, 'categories', id, changes),
  }),
  ...deleteOperation('categories', categories, {
    does: 'Removes a category without tournaments.',
    errors: ['inUse'],
    run: (editor, id) => deletePlace(editor, 'categories', id),
  }),

  ...readOperations('tournaments', tournamentResource, reads),
  ...createOperation('tournaments', tournaments, {
    does: 'A new tournament of a category.',
    body: createTournamentValidator,
    errors: ['alreadyExists'],
    run: createTournament,
  }),
  ...updateOperation('tournaments', tournaments, {
    does: 'Changes a tournament.',
    body: updateTournamentValidator,
    errors: ['alreadyExists'],
    run: (editor, id, changes) => updatePlace(editor, 'tournaments', id, changes),
  }),
  ...deleteOperation('tournaments', tournaments, {
    does: 'Removes a tournament without matches.',
    errors: ['inUse'],
    run: (editor, id) => deletePlace(editor, 'tournaments', id),
  }),

  ...aroundList('teams', teamResource, reads),
  ...readOperations('teams', teamResource, { ...reads, extend: withAliases }),
  ...createOperation('teams', teams, {
    does: 'A new team of a sport.',
    body: createTeamValidator,
    errors: ['alreadyExists', 'isRequiredArea', 'countryInvalid'],
    notes: { in: '`aliases` are its spellings within `categoryId`' },
    run: createTeam,
  }),
  ...updateOperation('teams', teams, {
    does: 'Changes a team.',
    body: updateTeamValidator,
    errors: ['alreadyExists', 'isRequiredArea', 'countryInvalid'],
    run: updateTeam,
  }),
  ...deleteOperation('teams', teams, {
    does: 'Removes a team without matches.',
    errors: ['inUse'],
    run: deleteTeam,
  }),

  ...readOperations('marketTypes', marketTypeResource, reads),
  ...updateOperation('marketTypes', marketTypes, {
    does: 'Changes the names of a market type, its place in lists, and whether it is offered.',
    body: updateMarketTypeValidator,
    bodyKb: 256,
    notes: {
      in: "`active: false` takes its markets off the board and off bets; null gives the catalogue's names back; a name keeps the catalogue's placeholders",
    },
    run: updateMarketType,
  }),
}
