import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['couponShare/:shareCode'],
    title: 'shared.title',
    section: 'sports',
    layout: 'plain',
    load: () => import('./SharedPage.tsx'),
  },
]
