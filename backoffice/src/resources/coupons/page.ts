import { page } from '../../registry/page.ts'

export default page({
  path: '/coupons/:id/print',
  isBare: true,
  load: () => import('./CouponPrint.tsx'),
})
