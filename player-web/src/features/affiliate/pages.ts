import type { PlayerPage } from '../../navigation/page.ts'

const affiliate = {
  section: 'sports',
  layout: 'plain',
  guard: { requiresAuth: true, onlineUser: true, affiliateStatus: true },
  pageTexts: ['affiliate'],
  load: () => import('./AffiliatePage.tsx'),
} as const

export const pages: readonly PlayerPage[] = [
  {
    ...affiliate,
    paths: ['affiliate'],
    title: 'affiliate.title',
    menu: { places: ['phone', 'user'], order: 46 },
  },
  {
    ...affiliate,
    paths: ['affiliateBanner'],
    title: 'affiliate.banners',
    menu: { places: ['phone', 'user'], order: 47 },
  },
]
