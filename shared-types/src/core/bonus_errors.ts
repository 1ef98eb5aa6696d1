/** Keys of refusals of bonuses, promo codes and odds boosts. */
export const BONUS_ERRORS = [
  'bonusRequested',
  'bonusNotOpen',
  'bonusPocketTaken',
  'bonusNoBase',
  'bonusOver',
  'boostNotOpen',
  'boostNotForCoupon',
  'boostUsedUp',
  'promoCodeUnknown',
  'promoCodeUsed',
] as const
