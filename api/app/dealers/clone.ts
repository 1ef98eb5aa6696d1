/** Tables whose rows stay with the original brand. */
export const stays = {
  turnover_hours: 'sums of coupons',
}
