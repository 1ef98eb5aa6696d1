import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [
    { table: 'game_rounds', erased: {}, kept: { game_title: 'the name of a game' } },
    { table: 'game_transactions', erased: {}, hidden: ['payload_hash', 'answer'] },
  ],
  ofThings: {
    // the address of a provider
    game_messages: ['ip'],
  },
  async openMatters(reader, userId) {
    const round: unknown = await reader
      .from('game_rounds')
      .where({ user_id: userId, state: 'open' })
      .select('id')
      .first()
    return round ? ['rounds'] : []
  },
}
