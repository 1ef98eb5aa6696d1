/** Turkish texts of the wins of jackpots. */
const texts = {
  resources: {
    'jackpot-wins': {
      name: 'Jackpot kazancı |||| Jackpot kazançları',
      fields: {
        fellAt: 'Düştüğü an',
        jackpotNames: 'Jackpot',
        username: 'Kazanan',
        drawGame: 'Çekiliş oyunu',
        couponId: 'Kupon no',
        code: 'Gişe bileti',
        dueState: 'Biletin durumu',
        endedAt: 'Ödendiği ya da süresinin dolduğu an',
        paidBy: 'Ödeyen gişe',
        gameTitle: 'Oyun',
        currency: 'Para birimi',
        amountMinor: 'Tutar',
        levelId: 'Seviye no.',
        runNumber: 'Tur',
        seedHash: 'Yayımlanan özet',
        serverSeed: 'Kanıt',
      },
    },
  },
  jackpotWins: {
    search: 'Kullanıcı adı, kod',
    proof: 'Kanıtı gör',
    proofTitle: 'Çekilişin kanıtı',
    seedHash: 'Tur başlarken yayımlanan özet',
    serverSeed: 'Sunucu tohumu',
    clientSeed: 'İstemci tohumu',
    run: 'Tur',
    from: 'Başlangıç tutarı',
    bound: 'En geç düşeceği tutar',
    figure: 'Hesaplanan tutar',
    coupon: 'Kupon',
    draw: 'Bahsin çekilişi',
    stake: 'Bahis',
    mean: 'Ortalama şu kadar bahiste bir isabet',
    paid: 'Ödenen tutar',
    isTrue: 'Tohum, özetine uyuyor ve ödeneni veriyor.',
    isFalse: 'Tohum özetine uymuyor ya da ödenenden başkasını veriyor.',
  },
}

export default texts
