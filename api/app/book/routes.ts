import router from '@adonisjs/core/services/router'
import { listExtraRoutes } from '#core/list_extras'
import { readRoutes, type ReadOptions } from '#core/resource_routes'
import { betLimitResource } from '#book/queries/bet_limit_resource'
import { liveMatchResource, withBoard } from '#book/queries/live_match_resource'

const BetLimitsController = () => import('#book/controllers/bet_limits_controller')
const LiveMatchesController = () => import('#book/controllers/live_matches_controller')
const BoardController = () => import('#book/controllers/board_controller')

const betLimits: ReadOptions<typeof betLimitResource.fields> = {
  permission: 'prices.edit',
  scope: (query, { siteId }) => void query.where('bet_limits.site_id', siteId),
}

export function boardRoutes(): void {
  router
    .group(() => {
      router.get('/tree', [BoardController, 'tree'])
      router.get('/sports', [BoardController, 'sports'])
      router.get('/categories', [BoardController, 'categories'])
      router.get('/tournaments', [BoardController, 'tournaments'])
      router.get('/matches', [BoardController, 'matches'])
      router.get('/matches/:id', [BoardController, 'match'])
      router.get('/matches/:id/odds', [BoardController, 'odds'])
      router.get('/proposition', [BoardController, 'proposition'])
      router.get('/results', [BoardController, 'results'])
      router.get('/outcomes', [BoardController, 'outcomes'])
      router.get('/market-types', [BoardController, 'marketTypes'])
    })
    .prefix('/v1/board')

  listExtraRoutes(betLimitResource, betLimits)
  readRoutes(betLimitResource, betLimits)
  router.post('/v1/bet-limits', [BetLimitsController, 'store'])
  router.put('/v1/bet-limits/:id', [BetLimitsController, 'update'])
  router.delete('/v1/bet-limits/:id', [BetLimitsController, 'destroy'])

  listExtraRoutes(liveMatchResource, { permission: 'prices.edit', extend: withBoard })
  readRoutes(liveMatchResource, { permission: 'prices.edit', extend: withBoard })
  router
    .group(() => {
      router.get('/book', [LiveMatchesController, 'book'])
      router.put('/', [LiveMatchesController, 'update'])
      router.post('/hold', [LiveMatchesController, 'hold'])
      router.post('/release', [LiveMatchesController, 'release'])
      router.post('/markets/:marketId/hold', [LiveMatchesController, 'holdMarket'])
      router.post('/markets/:marketId/release', [LiveMatchesController, 'releaseMarket'])
    })
    .prefix('/v1/live-matches/:id')
}
