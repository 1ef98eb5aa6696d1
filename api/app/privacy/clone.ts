/** Tables whose rows stay with the original brand. */
export const stays = {
  erasures: 'wishes of people of the brand',
}
