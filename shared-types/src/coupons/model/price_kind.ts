/** How the price of a selection is found where it is not the price taken (rules 19.9). */

/**
 * `bestOfBoth`: the price taken or the starting price, whichever is higher. `startingPrice`: that alone, and `oddsMilli` is what the
 * house counted the bet at.
 */
export type PriceKind = 'bestOfBoth' | 'startingPrice'

/** A coupon with its selections, or one that says so itself. */
export interface SoldAt {
  selections?: readonly { priceKind?: PriceKind | null }[]
  isSoldAtStart?: boolean
}

/** Whether any selection is at the starting price, so that nobody knows yet what the coupon can pay. */
export const isSoldAtStart = ({
  selections = [],
  isSoldAtStart: isSaid = false,
}: SoldAt): boolean => isSaid || selections.some(({ priceKind }) => priceKind === 'startingPrice')
