import type { Product } from '@grandstand/shared-types/accounts/user_types'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '../../navigation/page.ts'

/** A product by the name that menus give it. */
const NAMES = {
  sport: 'sports.title',
  live: 'live.title',
  slot: 'products.slots',
  casino: 'products.liveCasino',
  bingo: 'products.bingo',
  tvgames: 'products.tvGames',
  virtual: 'products.virtualGames',
} as const satisfies Record<Product, TextKey>

export function useProductName(): (product: Product) => string {
  const { t } = useTranslation()
  return (product) => t(NAMES[product])
}
