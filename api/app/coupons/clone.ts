/** Tables whose rows stay with the original brand. */
export const stays = {
  coupons: 'bets of people',
}
