import router from '@adonisjs/core/services/router'

const BoardController = () => import('#book/controllers/board_controller')

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
      router.get('/results', [BoardController, 'results'])
      router.get('/outcomes', [BoardController, 'outcomes'])
      router.get('/market-types', [BoardController, 'marketTypes'])
    })
    .prefix('/v1/board')
}
