/** Values that a new user takes from the dealer above until a field is changed. Pure functions. */
import { LIMIT_SET_FIGURES } from '@grandstand/shared-types/coupons/limits/limit_set'
import { COUPON_TYPES } from '@grandstand/shared-types/coupons/model/coupon_words'
import { PRODUCTS, type Product } from '@grandstand/shared-types/accounts/user_types'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { COUPON_ACTIONS, LIMIT_FIGURES } from '../../../limits/figures.ts'

export interface DealerDefaults {
  name: string
  /** True for an admin, whose defaults are the site's. */
  isSite: boolean
  currency: string
  language: string
  products: Record<Product, 0 | 1>
  /** Limits in force for the dealer, with amounts in the dealer's currency. */
  limits: CouponLimits
}

type Leaves = Record<string, string | number | null>

/**
 * The values by their path in the form. Amounts bind only players of the dealer's currency, so they are left out for
 * another `currency`; a limit that is not set is null.
 */
export function defaultsByField(dealer: DealerDefaults, currency: string): Leaves {
  const { limits } = dealer
  const figure = (name: string, value: number | undefined) =>
    name.endsWith('Minor') && currency !== dealer.currency ? null : value || null
  return {
    currency: dealer.currency,
    language: dealer.language,
    ...leaves('products', PRODUCTS, (product) => dealer.products[product]),
    ...leaves('limits', LIMIT_FIGURES, (name) => figure(name, limits[name])),
    ...leaves('limits.types', COUPON_TYPES, (type) => limits.types[type]),
    ...leaves('limits.actions', COUPON_ACTIONS, (action) => limits.actions?.[action] ?? 1),
    ...Object.assign(
      {},
      ...COUPON_TYPES.map((type) =>
        leaves(`limits.byType.${type}`, LIMIT_SET_FIGURES, (name) =>
          figure(name, limits.byType?.[type]?.[name])
        )
      )
    ),
  }
}

function leaves<N extends string>(
  above: string,
  names: readonly N[],
  valueOf: (name: N) => number | null | undefined
): Leaves {
  return Object.fromEntries(names.map((name) => [`${above}.${name}`, valueOf(name) ?? null]))
}

/** The form's values without limits equal to the dealer's: such a limit follows later changes of the dealer. */
export function withoutInherited<T extends object>(values: T, inherited: Leaves): Partial<T> {
  const { limits, ...rest } = { limits: undefined, ...values }
  const own = pruned(limits, 'limits', inherited)
  return { ...rest, ...(own !== undefined && { limits: own }) } as Partial<T>
}

/** The value without parts equal to the inherited ones; undefined when nothing is left. */
function pruned(value: unknown, place: string, inherited: Leaves): unknown {
  if (typeof value !== 'object' || value === null) {
    return value === undefined || value === (inherited[place] ?? null) ? undefined : value
  }
  const entries = Object.entries(value)
  const kept = entries.flatMap(([name, inner]) => {
    const own = pruned(inner, `${place}.${name}`, inherited)
    return own === undefined ? [] : [[name, own] as const]
  })
  if (kept.length === 0) return undefined
  // the API takes all coupon types together, so they stay together
  return Object.fromEntries(place === 'limits.types' ? entries : kept)
}
