/** Tables whose rows stay with the original brand. */
export const stays = {
  card_batches: 'cards are worth money',
}
