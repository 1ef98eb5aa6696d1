import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['promotions', 'promotions/:promotionId'],
    title: 'info.promotions',
    section: 'sports',
    layout: 'plain',
    pageTexts: ['promotions'],
    load: () => import('./Promotions.tsx'),
  },
]
