import type { PlayerPage } from '../../navigation/page.ts'

const betting = {
  title: 'coupons.title',
  section: 'sports',
  layout: 'plain',
  guard: { requiresAuth: true },
  products: ['sport', 'live'],
} as const

export const pages: readonly PlayerPage[] = [
  {
    ...betting,
    paths: ['coupons'],
    menu: { places: ['header', 'bottom', 'phone', 'user'], order: 30 },
    load: () => import('./CouponsPage.tsx'),
  },
  {
    ...betting,
    paths: ['coupons/:couponId'],
    under: 'coupons',
    // those of the slip name systems
    pageTexts: ['coupons', 'betslip'],
    load: () => import('./CouponPage.tsx'),
  },
]
