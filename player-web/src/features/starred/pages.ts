import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['favourites'],
    title: 'favourites.title',
    section: 'sports',
    layout: 'plain',
    menu: { places: ['phone', 'user'], order: 44 },
    pageTexts: ['starred', 'products', 'status'],
    load: () => import('./FavouritesPage.tsx'),
  },
]
