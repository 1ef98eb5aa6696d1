import router from '@adonisjs/core/services/router'

const LiveController = () => import('#live/controllers/live_controller')

export function liveRoutes(): void {
  router
    .group(() => {
      router.get('/matches', [LiveController, 'matches'])
      router.get('/matches/:id', [LiveController, 'match'])
      router.get('/matches/:id/odds', [LiveController, 'odds'])
      router.get('/proposition', [LiveController, 'proposition'])
    })
    .prefix('/v1/live')
}
