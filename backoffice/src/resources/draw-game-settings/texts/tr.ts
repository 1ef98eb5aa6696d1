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
