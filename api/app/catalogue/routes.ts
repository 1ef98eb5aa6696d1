import router from '@adonisjs/core/services/router'
import { listExtraRoutes } from '#core/list_extras'
import { readRoutes } from '#core/resource_routes'
import { marketResource, outcomeResource } from '#catalogue/queries/market_resources'
import { matchResource, withMarketCounts } from '#catalogue/queries/match_resource'
import {
  categoryResource,
  marketTypeResource,
  sportResource,
  tournamentResource,
} from '#catalogue/queries/place_resources'
import { resultResource } from '#catalogue/queries/result_resource'
import { teamResource, withAliases } from '#catalogue/queries/team_resource'

const CategoriesController = () => import('#catalogue/controllers/categories_controller')
const MarketTypesController = () => import('#catalogue/controllers/market_types_controller')
const MarketsController = () => import('#catalogue/controllers/markets_controller')
const MatchesController = () => import('#catalogue/controllers/matches_controller')
const SportsController = () => import('#catalogue/controllers/sports_controller')
const TeamsController = () => import('#catalogue/controllers/teams_controller')
const TournamentsController = () => import('#catalogue/controllers/tournaments_controller')

const permission = 'catalogue.view'

export function catalogueRoutes(): void {
  readRoutes(sportResource, { permission })
  router.post('/v1/sports', [SportsController, 'store'])
  router.put('/v1/sports/:id', [SportsController, 'update'])

  readRoutes(categoryResource, { permission })
  router.post('/v1/categories', [CategoriesController, 'store'])
  router.put('/v1/categories/:id', [CategoriesController, 'update'])
  router.delete('/v1/categories/:id', [CategoriesController, 'destroy'])

  readRoutes(tournamentResource, { permission })
  router.post('/v1/tournaments', [TournamentsController, 'store'])
  router.put('/v1/tournaments/:id', [TournamentsController, 'update'])
  router.delete('/v1/tournaments/:id', [TournamentsController, 'destroy'])

  listExtraRoutes(teamResource, { permission })
  readRoutes(teamResource, { permission, extend: withAliases })
  router.post('/v1/teams', [TeamsController, 'store'])
  router.put('/v1/teams/:id', [TeamsController, 'update'])
  router.delete('/v1/teams/:id', [TeamsController, 'destroy'])

  readRoutes(marketTypeResource, { permission })
  router.put('/v1/market-types/:id', [MarketTypesController, 'update'])

  listExtraRoutes(matchResource, { permission, extend: withMarketCounts })
  readRoutes(matchResource, { permission, extend: withMarketCounts })
  router.post('/v1/matches', [MatchesController, 'store'])
  router.put('/v1/matches/:id', [MatchesController, 'update'])
  router.delete('/v1/matches/:id', [MatchesController, 'destroy'])
  router.post('/v1/matches/:id/suspend', [MatchesController, 'suspend'])
  router.post('/v1/matches/:id/resume', [MatchesController, 'resume'])

  readRoutes(marketResource, { permission })
  router.post('/v1/markets', [MarketsController, 'store'])
  router.put('/v1/markets/:id', [MarketsController, 'update'])
  router.delete('/v1/markets/:id', [MarketsController, 'destroy'])

  readRoutes(outcomeResource, { permission })
  router.put('/v1/outcomes/:id', [MarketsController, 'price'])

  readRoutes(resultResource, { permission })
}
