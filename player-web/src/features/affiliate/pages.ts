import type { PlayerPage } from '../../navigation/page.ts'

const affiliate = {
  section: 'sports',
  layout: 'plain',
  guard: { requiresAuth: true, onlineUser: true, affiliateStatus: true },
  pageTexts: ['affiliate'],
} as const

export const pages: readonly PlayerPage[] = [
  {
    ...affiliate,
    paths: ['affiliate'],
    title: 'affiliate.title',
    // its form of a payout is that of a withdrawal
    pageTexts: ['affiliate', 'money', 'payments'],
    load: () => import('./AffiliatePage.tsx'),
    menu: { places: ['phone', 'user'], order: 46 },
  },
  {
    ...affiliate,
    paths: ['affiliateBanner'],
    title: 'affiliate.banners',
    load: () => import('./AffiliateBannerPage.tsx'),
    menu: { places: ['phone', 'user'], order: 47 },
  },
]
