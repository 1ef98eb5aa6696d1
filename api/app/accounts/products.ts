import { PRODUCTS, type Product } from '@grandstand/shared-types/accounts/user_types'

/** All product flags; 1 for a flag that was never set, since a product is open until someone closes it. */
export function productFlags(stored: Partial<Record<Product, 0 | 1>>): Record<Product, 0 | 1> {
  const flags: Record<Product, 0 | 1> = {
    sport: 1,
    live: 1,
    slot: 1,
    casino: 1,
    bingo: 1,
    tvgames: 1,
    virtual: 1,
  }
  for (const product of PRODUCTS) flags[product] = stored[product] ?? 1
  return flags
}
