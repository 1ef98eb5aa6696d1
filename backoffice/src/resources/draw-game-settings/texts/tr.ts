/** Texts of the games of draws. */
const texts = {
  resources: {
    'draw-game-settings': {
      name: 'Çekiliş oyunu |||| Çekiliş oyunları',
      fields: {
        code: 'Oyun',
        intervalSeconds: 'Çekiliş aralığı',
        salesCloseSeconds: 'Satışın kapanışı',
        drawsAhead: 'Açık çekiliş sayısı',
        limits: 'Para birimleri',
        isEnabled: 'Çekiliyor',
        calendar: 'Bu sitenin kendi çekilişleri',
        isShown: 'Bizde satılıyor',
        updatedAt: 'Son değişiklik',
      },
    },
  },
  drawGames: {
    minutes: '%{count} dk',
    seconds: '%{count} sn',
    here: 'Bu sitede',
    shownHint: 'Kapatılırsa bu site bilet satmaz; satılmış biletler oynanır.',
    everywhere: 'Bütün sitelerde',
    everywhereHint:
      'Çekilişler ortaktır: bu ayarlar bütün siteleri etkiler. Açık çekilişlerin saati değişmez.',
    intervalHint: 'İki çekiliş arasındaki saniye.',
    closeHint: 'Bilet satışı çekilişten bu kadar saniye önce biter.',
    enabledHint: 'Kapatılırsa yeni çekiliş açılmaz; açık olanlar çekilir.',
    limits: 'Bilet sınırları',
    limitsHint: 'Oyun yalnız burada yazılı para birimlerinde satılır.',
    currency: 'Para birimi',
    minStake: 'En düşük bahis',
    maxStake: 'En yüksek bahis',
    maxWin: 'En yüksek kazanç',
    calendar: {
      title: 'Bu sitenin kendi çekilişleri',
      hint: 'Site bu oyunu kendi saatlerinde, kendi saat diliminde çeker; günde en çok %{most} kez. Açık çekilişlerin saati değişmez.',
      isEnabled: 'Sitenin kendi çekilişleri var',
      enabledHint: 'Kapatılırsa site bütün sitelerin çekilişlerine bilet satar.',
      times: 'Günün saatleri',
      timesHint: 'Örneğin 19:30; başka saatler yazılabilir.',
      weekdays: 'Haftanın günleri',
      prices: 'Bahis fiyatı',
      pricesHint: 'Fiyat yoksa tutarı sınırlar içinde oyuncu seçer.',
      price: 'Fiyat',
      weekday: {
        1: 'Pazartesi',
        2: 'Salı',
        3: 'Çarşamba',
        4: 'Perşembe',
        5: 'Cuma',
        6: 'Cumartesi',
        7: 'Pazar',
      },
    },
  },
  values: {
    auditAction: {
      'drawGame.create': 'Çekiliş oyunu eklendi',
      'drawGame.update': 'Çekiliş oyunu değişti',
      'drawGame.delete': 'Çekiliş oyunu silindi',
    },
    subject: { drawGame: 'Çekiliş oyunu' },
  },
}

export default texts
