/** Refusals of a slip, apart from the player’s funds. */
export const SLIP_ERRORS = {
  /** coupons: no selection */
  emptyCoupon: 422,
  /** coupons: the same outcome twice */
  duplicateSelection: 422,
  /** coupons: too many selections @params most */
  maxSelections: 422,
  /** coupons: a multiple with too many lines @params most */
  maxMultiLines: 422,
  /** coupons: a multiple with too many selections @params most */
  maxMultiSelections: 422,
  /** coupons: a system with too many selections @params most */
  maxSystemSelections: 422,
  /** coupons: too few matches in the shortest line @params least */
  minSelections: 422,
  /** coupons: no such k of n @params least, most */
  systemSizeInvalid: 422,
  /** coupons: too many bankers @params most */
  bankersInvalid: 422,
  /** coupons: the stake is too low @params least */
  stakeBelowMin: 422,
  /** coupons: the stake is too high @params most */
  stakeAboveMax: 422,
  /** the lines cannot share the stake evenly @params lines, the nearest total that they can */
  stakeUneven: 422,
  /** coupons: the type is closed for this player @params type */
  couponTypeClosed: 422,
  /** coupons: a price below the player's bound @params least */
  selectionBelowMinOdds: 422,
  /** coupons: a price above the player's bound @params most */
  selectionAboveMaxOdds: 422,
  /** coupons: a line's odds below the bound @params least */
  couponBelowMinOdds: 422,
  /** coupons: too few different bet types @params least */
  minMarketTypes: 422,
  /** coupons: too many different bet types @params most */
  maxMarketTypes: 422,
  /** coupons: too many selections of one bet type @params most */
  maxPerMarketType: 422,
  /** coupons: the highest payout leaves no gain @params highest payout, stake (minor) */
  maxPayoutBelowStake: 422,
  /** coupons: the match began */
  matchStarted: 422,
  /** coupons: the match was called off */
  matchCancelled: 422,
  /** coupons: no more bets on the match; catalogue: it is over */
  matchClosed: 422,
  /** coupons, and forecasts that are asked for: the price is closed */
  oddsInactive: 422,
  /** coupons: suspended for the moment */
  marketSuspended: 422,
  /** live coupons: no word of the match for longer than the site's `live.lockAfterSeconds` */
  rateLocked: 422,
  /** coupons: the price moved @params seen, present */
  rateChanged: 422,
  /** coupons: the selection is sold to win alone */
  eachWayNotSold: 422,
  /** coupons: the place terms are not those that the player saw @params places, divisor */
  placeTermsChanged: 422,
  /** coupons: the selection is not sold at the starting price */
  startingPriceNotSold: 422,
  /** coupons: these do not go together */
  interrelatedSelections: 422,
  /** coupons: the product is closed for this player @params product */
  productClosed: 422,
  /** coupons: the same coupon too often @params most */
  sameCouponError: 422,
} as const
