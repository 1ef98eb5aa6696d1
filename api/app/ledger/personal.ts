import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [
    { table: 'ledger_accounts', erased: {}, hidden: ['owner_key'] },
    {
      table: 'ledger_entries',
      through: { column: 'account_id', table: 'ledger_accounts' },
      erased: {},
    },
    { table: 'wagerings', erased: {} },
  ],
  ofThings: {
    // words of staff about a movement; the books are only added to
    ledger_transfers: ['note'],
  },
  async openMatters(reader, userId) {
    const account: unknown = await reader
      .from('ledger_accounts')
      .where('user_id', userId)
      .whereNot('balance', 0)
      .select('id')
      .first()
    return account ? ['balance'] : []
  },
}
