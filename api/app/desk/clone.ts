/** Tables whose rows stay with the original brand. */
export const stays = {
  shifts: 'cash of people',
  bills: 'papers of shifts',
}
