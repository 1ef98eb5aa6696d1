import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [
    { table: 'bonus_grants', erased: {}, hidden: ['running_key', 'given_by'] },
    {
      table: 'bonus_requests',
      erased: {},
      hidden: ['open_key', 'decided_by', 'first_approved_by'],
    },
  ],
  ofThings: { bonuses: ['titles', 'texts'] },
  async openMatters(reader, userId) {
    const running: unknown = await reader
      .from('bonus_grants')
      .where('user_id', userId)
      .whereNotNull('running_key')
      .select('id')
      .first()
    const asked: unknown = await reader
      .from('bonus_requests')
      .where('user_id', userId)
      .whereNotNull('open_key')
      .select('id')
      .first()
    return running || asked ? ['bonuses'] : []
  },
}
