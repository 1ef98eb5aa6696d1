import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  ofThings: { coupon_selections: ['outcome_name'] },
  tables: [
    { table: 'coupons', erased: { ip: '' }, hidden: ['fingerprint'] },
    {
      table: 'coupon_selections',
      through: { column: 'coupon_id', table: 'coupons' },
      erased: {},
      isWithoutId: true,
    },
    {
      table: 'coupon_prints',
      through: { column: 'coupon_id', table: 'coupons' },
      erased: { ip: '', cancel_ip: null },
      hidden: ['ip', 'cancel_ip', 'cancelled_by'],
    },
    { table: 'coupon_approvals', erased: {}, hidden: ['fingerprint', 'officer_id'] },
  ],
  async openMatters(reader, userId) {
    const coupon: unknown = await reader
      .from('coupons')
      .where('user_id', userId)
      .whereIn('state', ['pendingAcceptance', 'accepted'])
      .select('id')
      .first()
    return coupon ? ['coupons'] : []
  },
}
