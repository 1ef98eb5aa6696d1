/** Tables whose rows stay with the original brand. */
export const stays = {
  bonuses: 'offers are made for players of the brand, in its branches and games',
  bonus_requests: 'they are requests of players of the brand',
  bonus_grants: 'they hold money of players of the brand',
  promo_batches: 'their codes were given to people',
}
