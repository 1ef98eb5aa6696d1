import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['contact'],
    title: 'contactPage.title',
    section: 'sports',
    layout: 'plain',
    guard: { openToVisitors: true },
    pageTexts: ['contact'],
    load: () => import('./ContactPage.tsx'),
  },
]
