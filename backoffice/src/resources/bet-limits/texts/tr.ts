/** Texts of bet limits. */
const texts = {
  resources: {
    'bet-limits': {
      name: 'Bahis limiti |||| Bahis limitleri',
      create: 'Yeni bahis limiti',
      fields: {
        scope: 'Kapsam',
        scopeId: 'Konu',
        matchId: 'Maç',
        marketId: 'Market',
        currency: 'Para birimi',
        updatedAt: 'Değişti',
        minStakeMinor: 'En düşük tutar',
        maxStakeMinor: 'En yüksek tutar',
        maxPayoutMinor: 'En yüksek kazanç',
        minSelections: 'En az seçim sayısı',
      },
    },
  },
  values: {
    auditAction: {
      'betLimit.create': 'Bahis limiti eklendi',
      'betLimit.update': 'Bahis limiti değişti',
      'betLimit.delete': 'Bahis limiti silindi',
    },
    subject: { betLimit: 'Bahis limiti' },
  },
}

export default texts
