import router from '@adonisjs/core/services/router'
import { listExtraRoutes } from '#core/list_extras'
import { readRoutes, type ReadOptions } from '#core/resource_routes'
import type { userFields } from '#accounts/queries/user_resource'
import { dealerResource, scopeDealers, withCounts } from '#dealers/queries/dealer_resource'

const CreditsController = () => import('#dealers/controllers/credits_controller')
const DashboardController = () => import('#dealers/controllers/dashboard_controller')
const DealersController = () => import('#dealers/controllers/dealers_controller')

const reads: ReadOptions<typeof userFields> = {
  permission: 'users.view',
  scope: scopeDealers,
  extend: withCounts,
}

export function dealerRoutes(): void {
  listExtraRoutes(dealerResource, reads)
  readRoutes(dealerResource, reads)
  router.post('/v1/dealers', [DealersController, 'store'])
  router.put('/v1/dealers/:id', [DealersController, 'update'])
  router.delete('/v1/dealers/:id', [DealersController, 'destroy'])

  router.get('/v1/users/:id/credits', [CreditsController, 'show'])
  router.post('/v1/users/:id/credits', [CreditsController, 'store'])
  router.get('/v1/dashboard', [DashboardController, 'show'])
}
