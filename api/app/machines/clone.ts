/** Tables whose rows stay with the original brand. */
export const stays = {
  machines: 'a machine stands in one shop',
}
