import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['couponShare/:shareCode'],
    title: 'sharedPage.title',
    section: 'sports',
    layout: 'plain',
    pageTexts: ['share'],
    load: () => import('./SharedPage.tsx'),
  },
]
