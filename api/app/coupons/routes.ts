import router from '@adonisjs/core/services/router'
import type { Operations } from '#core/operations/operation'
import { aroundList } from '#core/operations/resource_operations'
import { couponResource, couponScope } from '#coupons/queries/coupon_list'

const CouponEndsController = () => import('#coupons/controllers/coupon_ends_controller')
const CouponSharesController = () => import('#coupons/controllers/coupon_shares_controller')
const CouponsController = () => import('#coupons/controllers/coupons_controller')
const TicketsController = () => import('#coupons/controllers/tickets_controller')

export const couponOperations = {
  ...aroundList('coupons', couponResource, {
    permission: 'coupons.view',
    reach: 'branch',
    scope: (query, principal) => couponScope(principal)(query),
  }),
} satisfies Operations

export function couponRoutes(): void {
  router.post('/v1/coupons', [CouponsController, 'store'])
  router.get('/v1/coupons', [CouponsController, 'index'])
  router.get('/v1/coupons/:id', [CouponsController, 'show'])
  router.get('/v1/matches/:id/stakes', [CouponsController, 'stakes'])
  router.post('/v1/coupons/:id/cancel', [CouponEndsController, 'cancel'])
  router.get('/v1/coupons/:id/sell-offer', [CouponEndsController, 'offer'])
  router.post('/v1/coupons/:id/sell', [CouponEndsController, 'sell'])
  router.post('/v1/coupons/:id/share', [CouponSharesController, 'store'])
  router.get('/v1/coupon-shares/:code', [CouponSharesController, 'show'])
  router.get('/v1/tickets/:code', [TicketsController, 'show'])
}
