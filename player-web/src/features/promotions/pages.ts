import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['promotions'],
    title: 'info.promotions',
    section: 'sports',
    layout: 'plain',
    pageTexts: ['promotions'],
    load: () => import('./PromotionsPage.tsx'),
  },
  {
    paths: ['promotions/:promotionId'],
    title: 'info.promotions',
    section: 'sports',
    layout: 'plain',
    pageTexts: ['promotions'],
    load: () => import('./PromotionPage.tsx'),
  },
]
