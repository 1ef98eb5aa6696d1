/** Tables whose rows stay with the original brand. */
export const stays = {
  audit_log: 'what happened to one brand',
}
