/** Tables whose rows stay with the original brand. */
export const stays = {
  pending_decisions: 'orders of people that wait',
}
