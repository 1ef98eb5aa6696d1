import type { Personal } from '#core/retention/personal_data'

const ENDED = ['paid', 'refused', 'failed', 'cancelled', 'expired', 'returned']

export const personal: Personal = {
  tables: [
    {
      table: 'payments',
      erased: { form_values: '{}', target_hash: null, reason: null, ip: '' },
      kept: {
        method_name: 'the method is the brand’s',
        bank_name: 'the account paid into is the brand’s',
      },
      hidden: ['target_hash', 'claimed_by', 'claimed_at', 'first_approved_by', 'ask_at'],
    },
    {
      table: 'payment_steps',
      through: { column: 'payment_id', table: 'payments' },
      erased: {},
      kept: { note: 'words of staff about a step of money; steps are only added' },
      hidden: ['note', 'actor_id'],
    },
    {
      table: 'payment_prints',
      through: { column: 'payment_id', table: 'payments' },
      erased: { ip: '' },
      hidden: ['ip'],
    },
  ],
  ofThings: {
    payment_banks: ['name', 'account'],
    payment_categories: ['names'],
    payment_methods: ['names'],
    // the address of a gateway
    payment_notices: ['ip'],
  },
  async openMatters(reader, userId) {
    const payment: unknown = await reader
      .from('payments')
      .where('user_id', userId)
      .whereNotIn('state', ENDED)
      .select('id')
      .first()
    return payment ? ['payments'] : []
  },
}
