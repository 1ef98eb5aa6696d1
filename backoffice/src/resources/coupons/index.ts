import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const coupons: ResourceProps = {
  name: 'coupons',
  list: lazy(() => import('./CouponList.tsx')),
  show: lazy(() => import('./CouponShow.tsx')),
  recordRepresentation: 'code',
}
