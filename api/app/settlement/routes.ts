import router from '@adonisjs/core/services/router'

const ManualController = () => import('#settlement/controllers/manual_controller')
const ResultsController = () => import('#settlement/controllers/results_controller')

export function settlementRoutes(): void {
  router.get('/v1/matches/:id/results', [ResultsController, 'index'])
  router.post('/v1/matches/:id/results', [ResultsController, 'store'])
  router.post('/v1/matches/:id/results/undo', [ResultsController, 'undo'])
  router.get('/v1/matches/:id/result-form', [ResultsController, 'form'])
  router.post('/v1/coupons/:id/manual', [ManualController, 'store'])
}
