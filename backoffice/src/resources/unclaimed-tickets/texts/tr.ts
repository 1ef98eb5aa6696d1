/** Texts of tickets that nobody has collected. */
const texts = {
  resources: {
    'unclaimed-tickets': {
      name: 'Alınmayan ödeme |||| Alınmayan ödemeler',
      fields: {
        id: 'Kayıt',
        code: 'Bilet',
        kind: 'Tür',
        ticketId: 'Bilet',
        userId: 'Gişe',
        username: 'Gişe',
        shopName: 'Bayi',
        currency: 'Para birimi',
        amountMinor: 'Tutar',
        dueSince: 'Ödenebilir olduğu tarih',
        expiresAt: 'Son geçerlilik',
        state: 'Durum',
        expiredAt: 'Kasaya geçiş',
        revive: 'İşlem',
      },
    },
  },
  unclaimedTickets: {
    search: 'Bilet, gişe veya bayi',
    tabs: { due: 'Ödenmeyi bekleyen', soon: '14 günde dolacak', expired: 'Süresi dolan' },
    revive: 'Yeniden geçerli kıl',
    reviveTitle: '%{code} yeniden geçerli kılınsın mı?',
    reviveEffect:
      'Tutar kasadan geri döner; bilet bugünden itibaren sitenin geçerlilik süresi boyunca gişede ödenir.',
  },
}

export default texts
