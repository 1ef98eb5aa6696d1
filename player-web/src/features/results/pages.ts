import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['results'],
    title: 'results.title',
    section: 'sports',
    layout: 'plain',
    menu: { places: ['header', 'phone'], order: 50 },
    load: () => import('./ResultsPage.tsx'),
  },
]
