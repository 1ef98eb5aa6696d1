import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['bulletin'],
    title: 'bulletinPage.title',
    section: 'sports',
    layout: 'bare',
    products: ['sport'],
    menu: { places: ['phone'], order: 55 },
    pageTexts: ['bulletin'],
    load: () => import('./BulletinPage.tsx'),
  },
]
