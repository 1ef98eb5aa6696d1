import type { PlayerPage } from '../../navigation/page.ts'
import { LOBBIES } from './lobbies.ts'

export const pages: readonly PlayerPage[] = LOBBIES.map(([path, key, product, section], at) => ({
  paths: [path],
  title: `products.${key}`,
  section,
  layout: 'plain',
  products: [product],
  menu: { places: ['games'], order: at },
  pageTexts: ['products'],
  load: () => import('./ProductPage.tsx'),
}))
