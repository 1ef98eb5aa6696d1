/** Words of codes of statements and commission plans. */
export const statementValues = {
  periodKind: { day: 'Gün', week: 'Hafta', month: 'Ay' },
  statementState: { draft: 'Taslak', approved: 'Onaylandı', paid: 'Ödendi', locked: 'Kilitli' },
  commissionBasis: { turnover: 'Ciro', grossWin: 'Brüt kazanç', netWin: 'Net kazanç' },
  commissionScope: { own: 'Kendi oyuncuları', branch: 'Tüm alt ağ, fark üzerinden' },
  negativePeriods: { carry: 'Devreder', reset: 'Sıfırlanır', cap: 'Sınıra kadar devreder' },
  turnoverShare: {
    none: 'Yok',
    with: 'Kazanç payına ek olarak ödenir',
    without: 'Kazanç payından düşülür',
  },
  commissionCost: {
    bonuses: 'Bonuslar',
    chargebacks: 'Geri dönen yatırmalar',
  },
}
