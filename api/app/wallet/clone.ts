/** Tables whose rows stay with the original brand. */
export const stays = {
  game_rounds: 'they are rounds of players of the brand',
  game_findings: 'they are about transactions of the brand',
}
