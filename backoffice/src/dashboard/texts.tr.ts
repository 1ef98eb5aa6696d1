/** Texts of the first page. */
const texts = {
  dashboard: {
    latestCoupons: 'Son kuponlar',
    ownCredit: 'Kredim',
    open: 'Şu an açık',
    openCoupons: 'Açık kupon',
    openStakes: 'Açık tutar',
    openMaxPayout: 'Toplam muhtemel kazanç',
    resultsToCome: 'Sonuç bekleyen maç',
    today: 'Bugün',
    coupons: 'Kupon',
    stakes: 'Yatırılan',
    payouts: 'Ödenen',
    difference: 'Yatırılan − ödenen',
    people: 'Kişiler',
    liveAndPeople: 'Canlı ve kişiler',
    players: 'Oyuncu',
    dealers: 'Bayi',
  },
}

export default texts
