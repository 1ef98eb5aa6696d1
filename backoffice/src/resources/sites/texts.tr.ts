/** Texts of sites. */
const texts = {
  resources: {
    sites: { name: 'Site ayarı |||| Site ayarları', fields: { title: 'Site adı' } },
  },
  siteSettings: {
    general: 'Genel',
    title: 'Site adı',
    matchesDay: 'Bültendeki gün sayısı',
    defaultStakeMinor: 'Varsayılan tutar (kolon başına)',
    couponAmountsMinor: 'Hazır tutarlar',
    amountsHint: 'Boşlukla ayırın, en çok 8 tutar',
    refuseCommonPasswords: 'Yetkililerde kolay parolayı reddet',
    afterPlacing: 'Oynandıktan sonra',
    afterPlacingHint: 'İptal süresi 0 ise oyuncu kupon iptal edemez.',
    cancelMinutes: 'İptal süresi (dakika)',
    sellMarginPercent: 'Kupon satışında kasa payı (%)',
    sameCouponWindowHours: 'Aynı kupon süresi (saat)',
    currenciesHint:
      'Yukarıdaki sınırlar %{currency} içindir, yalnızca bu para birimindeki oyuncuları bağlar. Boş sınırda olağan olan (1,00, 1000,00, 12500,00), boş tutarlarda sitenin tutarları geçerlidir.',
    bonus: 'Kombine bonusu',
    bonusHint: 'Yeterli oranlı her seçim için artar, en çok %%{cap}. Yüzde 0 ise bonus verilmez.',
    bonusMinOddsMilli: 'Sayılan en düşük oran',
    limits: {
      bonus: { minCount: 'İlk bonus için seçim', percentPerStep: 'Her adımda yüzde' },
    },
    bonusStep: '%{count} seçim: %%{percent}',
  },
}

export default texts
