/** Turkish texts of jackpots. */
const texts = {
  resources: {
    'brand-jackpots': {
      name: 'Jackpot |||| Jackpotlar',
      create: 'Yeni jackpot',
      fields: {
        names: 'Ad',
        levels: 'Güncel tutarlar',
        currency: 'Para birimi',
        isEnabled: 'Açık',
        isForAllBrands: 'Tüm markalar için',
        countedLobbies: 'Sayılan lobiler',
        countedGames: 'Sayılan oyunlar',
        listOrder: 'Sıra',
        updatedAt: 'Son değişiklik',
      },
    },
  },
  brandJackpots: {
    search: 'Ad',
    name: 'Jackpotun adı',
    levelName: '%{number}. seviyenin adı',
    names: 'Adlar',
    levels: 'Seviyeler',
    levelsHint:
      'Başlangıç tutarı ve sınırdaki değişiklik, seviye düştükten sonraki turda geçerli olur. Para tutan bir seviye silinmez; payı 0 yapılırsa artık büyümez.',
    share: 'Bahis payı (milyonda)',
    shareHint: '10.000 = bahsin %1’i',
    seed: 'Başlangıç tutarı',
    bound: 'En geç düşeceği tutar',
    allBrandsHint: 'Bu kurulumdaki her markanın bahisleri sayılır.',
    lobbiesHint:
      'Bingo, loto ve yarışta çekiliş biletleri de sayılır; gişelerin sattıkları sayılmaz.',
    gamesHint: 'Sayılan lobilerin dışındaki oyunlar.',
    values: 'Son %{days} günün tutarları',
    resting:
      'Bir seviyenin gizli sayısı okunamıyor, bu yüzden seviye bahislerden pay almıyor. Sunucuyu eski APP_KEY ile başlat.',
  },
  values: {
    auditAction: {
      'jackpot.create': 'Jackpot eklendi',
      'jackpot.update': 'Jackpot değişti',
      'jackpot.delete': 'Jackpot silindi',
      'jackpotLevel.create': 'Jackpot seviyesi eklendi',
      'jackpotLevel.update': 'Jackpot seviyesi değişti',
      'jackpotLevel.delete': 'Jackpot seviyesi silindi',
    },
    subject: { jackpot: 'Jackpot', jackpotLevel: 'Jackpot seviyesi' },
  },
}

export default texts
