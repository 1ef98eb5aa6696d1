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
    amountsHint: 'Boşlukla ayırın, en fazla 8 tutar',
    protection: 'Güvenlik',
    staffSecondFactor: 'Yetkililer için iki adımlı doğrulama zorunlu',
    stepUpCreditMinor: 'Kodun yeniden sorulduğu kredi tutarı',
    stepUpCreditHint:
      'Bu tutarın üstündeki ve diğer para birimlerindeki kredi işlemleri doğrulama kodunu yeniden ister.',
    secondOfficerAboveMinor: 'İkinci onay gereken tutar',
    secondOfficerHint:
      'Bundan çok para oynatan sonuçlandırma ve iptaller ikinci bir yetkilinin onayını bekler. 0: onay gerekmez.',
    refuseCommonPasswords: 'Yetkililerin kolay şifre kullanmasını engelle',
    timeZone: 'Saat dilimi',
    statementPeriod: 'Bayi hesap dönemi',
    countries: {
      title: 'Ülkeler',
      hint: 'Oyuncuların girişte, bahis yapan ve kredi aktaran herkesin IP adresine göre.',
      mode: 'Oynanabilen yerler',
      modes: { any: 'bütün ülkeler', only: 'yalnızca bu ülkeler', except: 'bunlar dışında hepsi' },
      codes: 'Ülkeler',
      allowUnknown: 'Ülkesi bilinmeyen adresler oynayabilir',
      refuseVpn: 'VPN listesindeki adresleri reddet',
    },
    credits: 'Kredi',
    creditsHint:
      'Sitenin para birimindedir; 0 sınırsız demektir. Bayinin limiti daha düşük olabilir; başka para biriminde yalnızca bayinin limiti geçerlidir.',
    credit: {
      maxTransferMinor: 'Tek işlemde en fazla',
      maxDayMinor: 'Günde, her yönde en fazla',
      needsReason: 'Her kredi hareketinde sebep zorunlu',
    },
    afterPlacing: 'Kupon oynandıktan sonra',
    afterPlacingHint: 'İptal süresi 0 ise oyuncu kupon iptal edemez.',
    cancelMinutes: 'İptal süresi (dakika)',
    sellMarginPercent: 'Kupon satışında kasa marjı (%)',
    sameCouponWindowHours: 'Aynı kupon süresi (saat)',
    currenciesHint:
      'Yukarıdaki limitler yalnızca %{currency} ile oynayanlar için geçerlidir. Boş limitte varsayılan limit (1,00; 1000,00; 12500,00), boş tutarda sitenin tutarı geçerlidir.',
    printing: {
      title: 'Kupon çıktısı',
      hint: 'Konumlar yazıcının noktasıdır, milimetrede 8 nokta: basılabilir kenardan ve önceki satırın altından sayılır.',
      paperMm: 'Kâğıt genişliği',
      barcodeXDots: 'Barkod X',
      barcodeYDots: 'Barkod Y',
      passwordXDots: 'Şifre X',
      passwordYDots: 'Şifre Y',
    },
    bonus: 'Kombine bonusu',
    bonusHint:
      'Oranı yeterli olan her seçimle artar, en fazla %%{cap}. Yüzde 0 ise bonus verilmez.',
    bonusMinOddsMilli: 'Bonusa sayılan en düşük oran',
    limits: {
      bonus: { minCount: 'İlk bonus için seçim', percentPerStep: 'Her adımda yüzde' },
    },
    bonusStep: '%{count} seçim: %%{percent}',
  },
}

export default texts
