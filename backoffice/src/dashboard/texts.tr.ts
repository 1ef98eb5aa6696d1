/** Texts of the first page. */
const texts = {
  dashboard: {
    latestCoupons: 'Son kuponlar',
    ownCredit: 'Kredim',
    debt: 'Borcum',
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
    turnover: 'Ciro',
    period: 'Dönem',
    days: { 1: 'Bugün', 7: '7 gün', 30: '30 gün' },
    bySport: 'Spora göre yatırılan',
    byProduct: 'Ürüne göre yatırılan',
    topDealers: 'En çok yatıran bayiler',
  },
}

export default texts
