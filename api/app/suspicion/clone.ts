/** Tables whose rows stay with the original brand. */
export const stays = {
  suspicion_reports: 'reports on bets of the brand',
}
