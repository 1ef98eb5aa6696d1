/** Texts of the dealer tree. */
const texts = {
  dealerTree: {
    title: 'Bayi ağacı',
    period: 'Dönem',
    nodes: 'Alt yetkili',
    players: 'Oyuncu',
    balanceMinor: 'Alttaki bakiye',
    openStakesMinor: 'Açık kuponlar',
    stakesMinor: 'Yatırılan',
    payoutsMinor: 'Ödenen',
    path: 'Seçilen bayinin yeri',
    choose: 'Kullanıcılarını ve kuponlarını görmek için bir bayi seçin.',
    open: 'Profil',
    users: 'Altındaki kullanıcılar',
    coupons: 'Kuponları',
  },
}

export default texts
