/** Texts of the address log. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    addresses: {
      name: 'Address log entry |||| Address log',
      fields: {
        createdAt: 'Time',
        userId: 'User',
        username: 'User',
        action: 'Action',
        ip: 'IP',
        country: 'Country',
      },
    },
  },
  addresses: { vpn: 'VPN' },
  values: {
    addressAction: {
      'coupon.placed': 'Coupon placed',
      'coupon.cancelled': 'Coupon cancelled',
      'coupon.sold': 'Coupon sold',
    },
  },
}

export default texts
