/** Turkish texts of transactions. */

const texts = {
  transactions: {
    title: 'Hesap hareketleri',
    date: 'Tarih',
    type: 'İşlem',
    amount: 'Tutar',
    balance: 'Bakiye',
    income: 'Giren',
    expense: 'Çıkan',
    empty: 'Bu aralıkta hareket yok',
    emptyHint: 'Kupon, kazanç ve kredi hareketlerin burada görünür.',
    error: 'Hareketler yüklenemedi',
    days: 'Aralık',
    lastDays_one: 'Son {{count}} gün',
    lastDays_other: 'Son {{count}} gün',
    everything: 'Tümü',
    kind: {
      stake: 'Kupon oynandı',
      accept: 'Canlı kupon kabul edildi',
      win: 'Kupon kazancı',
      refund: 'Kupon iadesi',
      resettle: 'Sonuç düzeltmesi',
      bonus: 'Bonus',
      oddsBoost: 'Yükseltilmiş oran',
      sell: 'Kupon satıldı',
      creditSent: 'Kredi yüklendi',
      creditTaken: 'Kredi geri alındı',
      debtPaid: 'Borç ödemesi',
      cardsMade: 'Kart oluşturuldu',
      cardRedeemed: 'Kart yüklendi',
      cardsVoided: 'Kart iptali',
      cardsExpired: 'Kart süresi doldu',
      commissionPaid: 'Komisyon ödendi',
      terminalDeposit: 'Nakit yatırma',
      deposit: 'Para yatırma',
      depositReturned: 'Yatırma iadesi',
      withdrawalHeld: 'Çekim talebi',
      withdrawalPaid: 'Çekim ödendi',
      withdrawalBack: 'Çekim iadesi',
      gameBet: 'Oyun bahsi',
      gameWin: 'Oyun kazancı',
      gameRollback: 'Oyun bahsi iadesi',
      gameWinBack: 'Oyun kazancı düzeltmesi',
      jackpotWin: 'Jackpot kazancı',
      bonusGranted: 'Bonus verildi',
      bonusConverted: 'Bonus nakde çevrildi',
      bonusForfeited: 'Bonus geri alındı',
      drawStake: 'Çekiliş bileti',
      drawWin: 'Çekiliş kazancı',
      drawReturn: 'Çekiliş bileti iadesi',
    },
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
