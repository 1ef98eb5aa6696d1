import router from '@adonisjs/core/services/router'
import type { Operations } from '#core/operations/operation'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { dealerResource, scopeDealers, withCounts } from '#dealers/queries/dealer_resource'

const CreditsController = () => import('#dealers/controllers/credits_controller')
const DashboardController = () => import('#dealers/controllers/dashboard_controller')
const DealersController = () => import('#dealers/controllers/dealers_controller')

const reads = {
  permission: 'users.view',
  reach: 'branch',
  scope: scopeDealers,
  extend: withCounts,
} as const

export const dealerOperations = {
  ...aroundList('dealers', dealerResource, reads),
  ...readOperations('dealers', dealerResource, reads),
} satisfies Operations

export function dealerRoutes(): void {
  router.post('/v1/dealers', [DealersController, 'store'])
  router.put('/v1/dealers/:id', [DealersController, 'update'])
  router.delete('/v1/dealers/:id', [DealersController, 'destroy'])

  router.get('/v1/users/:id/credits', [CreditsController, 'show'])
  router.post('/v1/users/:id/credits', [CreditsController, 'store'])
  router.get('/v1/dashboard', [DashboardController, 'show'])
}
