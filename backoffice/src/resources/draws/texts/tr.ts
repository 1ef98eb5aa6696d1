/** Texts of draws. */
const texts = {
  resources: {
    draws: {
      name: 'Çekiliş |||| Çekilişler',
      fields: {
        number: 'Çekiliş',
        gameCode: 'Oyun',
        opensAt: 'Satış başlangıcı',
        closesAt: 'Satış sonu',
        drawsAt: 'Çekiliş saati',
        state: 'Durum',
        hash: 'Yayımlanan özet',
        serverSeed: 'Sunucu tohumu',
        clientSeed: 'Bilet tohumu',
        outcome: 'Sonuç',
        ticketCount: 'Bilet',
        stakeMinor: 'Bahis',
        winMinor: 'Kazanç',
        returnedMinor: 'İade',
        failedBecause: 'Sebep',
        reason: 'Açıklama',
        drawnAt: 'Çekildi',
        paidAt: 'Ödendi',
      },
    },
  },
  draws: {
    chart: 'Çekilişe göre bahis ve kazanç',
    result: 'Sonuç',
    noResult: 'Henüz sonuç yok.',
    seeds: 'Doğrulama',
    void: 'Çekilişi iptal et',
    voidTitle: '#%{number} çekilişini iptal et',
    voidHint: 'Bütün sitelerin biletleri bir sonraki çekilişe aktarılır.',
    voidRaceHint: 'Bütün sitelerin bilet bedelleri iade edilir.',
    voided: 'Çekiliş iptal edildi',
  },
  values: {
    drawState: {
      open: 'Satışta',
      closed: 'Satış kapandı',
      drawn: 'Ödeniyor',
      paid: 'Ödendi',
      failed: 'Yapılamadı',
    },
    drawFailure: { missed: 'Zamanı kaçtı', fault: 'Arıza', void: 'Yönetim iptal etti' },
  },
}

export default texts
