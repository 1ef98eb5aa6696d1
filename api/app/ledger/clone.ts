/** Tables whose rows stay with the original brand. */
export const stays = {
  ledger_accounts: 'accounts hold money, and belong to people',
  ledger_transfers: 'movements of money',
  wagerings: 'they belong to money of people',
}
