/** Tables whose rows stay with the original brand. */
export const stays = {
  odds_boosts: 'they are offers to players of the brand, and are never changed',
}
