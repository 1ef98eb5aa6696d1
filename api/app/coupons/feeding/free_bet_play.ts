/** Whether a free bet paid the stake of a coupon. */
export const FREE_BET_PLAY = `select 1 from bonus_plays p
  where p.kind = 'coupon' and p.play_id = coupons.id and p.pocket = 'freeBet'`
