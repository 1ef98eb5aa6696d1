/** Texts of bet limits. */
const texts = {
  resources: {
    'bet-limits': {
      name: 'Bahis sınırı |||| Bahis sınırları',
      create: 'Yeni bahis sınırı',
      fields: {
        scope: 'Neye',
        scopeId: 'Konu',
        matchId: 'Maç',
        marketId: 'Bahis',
        currency: 'Para birimi',
        updatedAt: 'Değişti',
        minStakeMinor: 'En az tutar',
        maxStakeMinor: 'En çok tutar',
        maxPayoutMinor: 'En çok kazanç',
        minSelections: 'En az seçim',
      },
    },
  },
  values: {
    auditAction: {
      'betLimit.create': 'Bahis sınırı eklendi',
      'betLimit.update': 'Bahis sınırı değişti',
      'betLimit.delete': 'Bahis sınırı silindi',
    },
    subject: { betLimit: 'Bahis sınırı' },
  },
}

export default texts
