/** Tables whose rows stay with the original brand. */
export const stays = {
  jackpots: 'a jackpot holds money of the house',
  jackpot_wins: 'they are wins of players of the brand',
}
