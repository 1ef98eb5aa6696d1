import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['', 'sports'],
    title: 'sports.title',
    section: 'sports',
    layout: 'board',
    products: ['sport'],
    menu: { places: ['header', 'bottom'], order: 10 },
  },
]
