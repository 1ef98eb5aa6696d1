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
        joinedBrands: 'Birlikte oynayan diğer markalar',
        countsSport: 'Kuponlar sayılır',
        reserveMinor: 'Yedek',
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
      'Düşme şekli, başlangıç tutarı ve sınırdaki değişiklik, seviye düştükten sonraki turda, pay hemen geçerli olur. Para tutan bir seviye silinmez; payı 0 yapılırsa artık büyümez.',
    share: 'Bahis payı (milyonda)',
    shareHint: '10.000 = bahsin %1’i',
    seed: 'Başlangıç tutarı',
    bound: 'En geç düşeceği tutar',
    sportHint: 'Kupon bahisleri, kupon kabul edilince sayılır; gişelerin sattıkları sayılmaz.',
    joinedHint: 'Aynı para birimindeki markalar; oyuncuları jackpotu görür ve onun için oynar.',
    kind: {
      label: 'Nasıl düşer',
      mystery: 'gizli tutarda',
      random: 'her bahiste çekilişle',
      mysteryHint: 'Başlangıç ile sınır arasında kimsenin bilmediği bir tutarda düşer.',
      randomHint: 'Her bahsin bir çekilişi vardır; büyük bahis daha sık isabet eder.',
    },
    mean: 'Ortalama şu kadar bahiste bir isabet',
    meanHint: 'Bunun yüzde biri kadar bir bahis %1 olasılıkla isabet eder.',
    reserve: 'Yedek payı (payın milyonda)',
    reserveHint: '100.000 = her payın %10’u; yedek, sonraki başlangıç tutarını öder.',
    reserveFor: '%{level} yedeği',
    changes: 'Kurallar ve tarihleri',
    plan: 'Değişiklik planla',
    planHint:
      'Pay o andan itibaren geçerlidir. Süren tur başlangıcını, sınırını ve düşme şeklini korur; yenileri sonraki turda geçerli olur.',
    level: 'Seviye',
    from: 'Başlangıç',
    withdraw: 'Geri al',
    shareOf: 'bahis payı %%{share}',
    reserveOf: 'bunun yedek payı %%{share}',
    state: { planned: 'planlı', inForce: 'yürürlükte', withdrawn: 'geri alındı' },
    allBrandsHint: 'Bu kurulumdaki her markanın bahisleri sayılır.',
    lobbiesHint:
      'Bingo, loto ve yarışta çekiliş biletleri de sayılır; gişelerin sattıkları sayılmaz.',
    gamesHint: 'Sayılan lobilerin dışındaki oyunlar.',
    values: 'Son %{days} günün tutarları',
    resting:
      'Bir seviyenin gizli sayısı okunamıyor, bu yüzden seviye bahislerden pay almıyor. Sunucuyu eski APP_KEY ile başlat.',
  },
  errors: {
    brandCurrencyDiffers: '%{0} markası %{1} ile oynuyor, jackpot ise %{2}.',
    tooSoon: 'En az bir dakika sonrasını seç.',
  },
  values: {
    auditAction: {
      'jackpot.create': 'Jackpot eklendi',
      'jackpot.update': 'Jackpot değişti',
      'jackpot.delete': 'Jackpot silindi',
      'jackpotLevel.create': 'Jackpot seviyesi eklendi',
      'jackpotLevel.update': 'Jackpot seviyesi değişti',
      'jackpotLevel.delete': 'Jackpot seviyesi silindi',
      'jackpotChange.create': 'Jackpot seviyesi için değişiklik planlandı',
      'jackpotChange.update': 'Jackpot seviyesi değişikliği geri alındı',
      'jackpotChange.delete': 'Jackpot seviyesi değişikliği silindi',
    },
    subject: {
      jackpotChange: 'Jackpot seviyesi değişikliği',
      jackpot: 'Jackpot',
      jackpotLevel: 'Jackpot seviyesi',
    },
  },
}

export default texts
