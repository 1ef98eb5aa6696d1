/** Words of payments. */
export const paymentValues = {
  paymentDirection: { deposit: 'Yatırma', withdrawal: 'Çekim' },
  paymentState: {
    created: 'Yeni',
    sent: 'Kuruluşta',
    waiting: 'Bekliyor',
    approved: 'Onaylandı',
    paid: 'Ödendi',
    refused: 'Reddedildi',
    failed: 'Başarısız',
    cancelled: 'İptal edildi',
    expired: 'Süresi doldu',
    returned: 'İade edildi',
  },
}
