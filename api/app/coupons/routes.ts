import router from '@adonisjs/core/services/router'

const CouponsController = () => import('#coupons/controllers/coupons_controller')

export function couponRoutes(): void {
  router.post('/v1/coupons', [CouponsController, 'store'])
  router.get('/v1/coupons', [CouponsController, 'index'])
  router.get('/v1/coupons/:id', [CouponsController, 'show'])
}
