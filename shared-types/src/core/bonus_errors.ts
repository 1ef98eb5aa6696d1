/** Refusals of bonuses, promo codes and odds boosts. */
export const BONUS_ERRORS = {
  /** the player has asked for the bonus, or has had it */
  bonusRequested: 409,
  /** the bonus is not on show, is not for the player, or its code is over */
  bonusNotOpen: 403,
  /** another bonus runs in the pocket */
  bonusPocketTaken: 409,
  /** there is no deposit or loss to measure the bonus by @params the least one */
  bonusNoBase: 422,
  /** the request is decided, the bonus has ended, or the batch is void or handed out */
  bonusOver: 409,
  /** the odds boost does not run now, or is not for the player */
  boostNotOpen: 403,
  /** the terms of the odds boost do not allow the coupon, or it would add nothing */
  boostNotForCoupon: 422,
  /** the player has used the odds boost as often as it allows @params uses */
  boostUsedUp: 409,
  /** no promo code is this one */
  promoCodeUnknown: 404,
  /** the promo code was used before */
  promoCodeUsed: 409,
} as const
