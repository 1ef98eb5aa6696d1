import router from '@adonisjs/core/services/router'

const SessionsController = () => import('#accounts/controllers/sessions_controller')

export function accountRoutes(): void {
  router.post('/v1/sessions', [SessionsController, 'store'])
  router.delete('/v1/sessions/current', [SessionsController, 'destroy'])
  router.get('/v1/me', [SessionsController, 'me'])
}
