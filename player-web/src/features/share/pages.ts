import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['couponShare/:shareCode'],
    title: 'sharedPage.title',
    section: 'sports',
    layout: 'plain',
    // those of the slip name systems
    pageTexts: ['share', 'betslip'],
    load: () => import('./SharedPage.tsx'),
  },
]
