import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [
    { table: 'draw_tickets', erased: {} },
    {
      table: 'draw_ticket_prints',
      through: { column: 'ticket_id', table: 'draw_tickets' },
      erased: { ip: '', cancel_ip: null },
      hidden: ['ip', 'cancel_ip', 'cancelled_by'],
    },
  ],
  async openMatters(reader, userId) {
    const ticket: unknown = await reader
      .from('draw_tickets')
      .where({ user_id: userId, state: 'waiting' })
      .select('id')
      .first()
    return ticket ? ['drawTickets'] : []
  },
}
