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
}

export default texts
