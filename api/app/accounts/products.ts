/** Product flags: 1 means open. A product is open until staff close it. */
import { PRODUCTS, type Product } from '@grandstand/shared-types/accounts/user_types'

type StoredFlags = Partial<Record<Product, 0 | 1>>

/** All product flags of one user; 1 for a flag that was never set. */
export function productFlags(stored: StoredFlags): Record<Product, 0 | 1> {
  return effectiveProducts([{ products: stored }])
}

/**
 * The flags in force for the last user of a chain: a product is open unless this user's flag or that of somebody above
 * closes it.
 */
export function effectiveProducts(
  chain: readonly { products: StoredFlags }[]
): Record<Product, 0 | 1> {
  const flags: Record<Product, 0 | 1> = {
    sport: 1,
    live: 1,
    slot: 1,
    casino: 1,
    bingo: 1,
    tvgames: 1,
    virtual: 1,
  }
  for (const product of PRODUCTS) {
    if (chain.some(({ products }) => products[product] === 0)) flags[product] = 0
  }
  return flags
}
