/** Texts of the address log. */
const texts = {
  resources: {
    addresses: {
      name: 'IP kaydı |||| IP kayıtları',
      fields: {
        createdAt: 'Zaman',
        userId: 'Kullanıcı',
        username: 'Kullanıcı',
        action: 'İşlem',
        ip: 'IP',
        country: 'Ülke',
      },
    },
  },
  addresses: { vpn: 'VPN' },
  values: {
    addressAction: {
      'coupon.placed': 'Kupon oynandı',
      'coupon.cancelled': 'Kupon iptal edildi',
      'coupon.sold': 'Kupon bozduruldu',
    },
  },
}

export default texts
