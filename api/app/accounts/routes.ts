import router from '@adonisjs/core/services/router'
import type { Operations } from '#core/operations/operation'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { scopeUsers, userResource, shownUsers } from '#accounts/queries/user_resource'

const PasswordsController = () => import('#accounts/controllers/passwords_controller')
const PreferencesController = () => import('#accounts/controllers/preferences_controller')
const SessionsController = () => import('#accounts/controllers/sessions_controller')
const UsersController = () => import('#accounts/controllers/users_controller')

const reads = {
  permission: 'users.view',
  reach: 'branch',
  scope: scopeUsers,
  extend: shownUsers,
} as const

export const accountOperations = {
  ...aroundList('users', userResource, reads),
  ...readOperations('users', userResource, reads),
} satisfies Operations

export function accountRoutes(): void {
  router.post('/v1/sessions', [SessionsController, 'store'])
  router.get('/v1/sessions/current', [SessionsController, 'show'])
  router.delete('/v1/sessions/current', [SessionsController, 'destroy'])
  router.get('/v1/me', [SessionsController, 'me'])
  router.put('/v1/me/password', [PasswordsController, 'update'])
  router.get('/v1/me/preferences', [PreferencesController, 'index'])
  router.put('/v1/me/preferences/:name', [PreferencesController, 'update'])
  router.get('/v1/me/shared-searches/:list', [PreferencesController, 'sharedSearches'])

  router.post('/v1/users', [UsersController, 'store'])
  router.put('/v1/users/:id', [UsersController, 'update'])
  router.get('/v1/users/:id/limits', [UsersController, 'limits'])
  router.delete('/v1/users/:id', [UsersController, 'destroy'])
  router.put('/v1/users/:id/password', [PasswordsController, 'reset'])
}
