/** Turkish texts of bonuses, which load with their pages. */
const texts = {
  bonuses: {
    offers: 'Teklifler',
    none: 'Şu an bonus yok',
    noneHint: 'Yeni bonuslar burada görünür.',
    noneOwn: 'Henüz bonusun yok',
    noneOwnHint: 'Aldığın bonusları ve ne kadarını oynadığını burada görürsün.',
    error: 'Bonuslar yüklenemedi',
    until: 'Son: {{day}}',
    percent: '%{{percent}}',
    upTo: '{{worth}}, en çok {{amount}}',
    sent: 'İsteğin alındı.',
    received: 'Bonusun verildi.',
    request: 'Bonusu iste',
    takeBack: 'İsteğini geri al',
    takenBack: 'İsteğini geri aldın.',
    refused: 'İsteğin onaylanmadı: {{reason}}',
    toOwn: 'Bonusuma git',
    category: {
      deposit: 'İlk yatırma bonusu',
      reload: 'Yatırma bonusu',
      freeBet: 'Ücretsiz bahis',
      cashback: 'Nakit iade',
      lossReturn: 'Kayıp bonusu',
      promoCode: 'Kod bonusu',
      registration: 'Hoş geldin bonusu',
      manual: 'Özel bonus',
    },
    status: {
      waiting: 'Onay bekliyor',
      confirmed: 'Onaylandı',
      cancelled: 'İptal edildi',
    },
    state: {
      running: 'Sürüyor',
      met: 'Tamamlandı',
      forfeited: 'Vazgeçildi',
      expired: 'Süresi doldu',
      lost: 'Kaybedildi',
      cancelled: 'İptal edildi',
    },
    terms: {
      title: 'Koşullar',
      leastDeposit: 'En az yatırma',
      leastLoss: 'En az kayıp',
      wagering: 'Nakde dönmesi için',
      atOnce: 'Hemen nakde döner',
      times: 'Bonusun {{times}} katını oyna',
      days: 'Süre (gün)',
      highestConverted: 'Nakde dönecek en yüksek tutar',
      selections: 'Kuponda en az seçim',
      odds: 'Seçimin en düşük oranı',
      largestStake: 'Bonusla bir bahiste en yüksek tutar',
      counts: 'Sayılan bahisler',
    },
    notes: {
      freeBet:
        'Tam bu tutarda tek bir kupon oynarsın. Kazanırsan kazancı alırsın, bahis tutarı geri verilmez.',
      returnable: 'Koşullar tamamlanınca bonusun kendisi geri alınır, üstündeki kazanç senin olur.',
      once: 'Yalnızca bir kez alınabilir.',
      withdrawal: 'Para çekme talebi bonusu sona erdirir.',
    },
    calculator: {
      deposit: 'Yatıracağın tutar',
      loss: 'Kaybettiğin tutar',
      bonus: 'Bonusun',
      tooSmall: 'En az {{amount}} gerekir.',
    },
    code: {
      label: 'Promosyon kodu',
      redeem: 'Kodu kullan',
    },
    own: {
      given: 'Verilen',
      due: 'Oynanacak',
      counted: 'Sayılan',
      left: 'Kalan',
      pocket: 'Bonus bakiyesi',
      converted: 'Nakde dönen',
      owed: 'Geri ödenecek',
      progress: '{{due}} tutarın {{counted}} kadarı sayıldı',
      tokenWaits: 'Ücretsiz bahsin hazır. Kuponda kullanabilirsin.',
      tokenPlayed: 'Ücretsiz bahsinle oynadın, kuponun sonuçlanıyor.',
    },
    giveUp: {
      label: 'Bonustan vazgeç',
      ask: '“{{title}}” biter ve bonus bakiyendeki {{amount}} geri alınır.',
      keep: 'Bonus kalsın',
    },
    plays: {
      title: 'Bu bonusla oynananlar',
      none: 'Bu bonusla henüz oynamadın.',
      paid: 'Bonusun ödediği',
      won: 'Bonusa kazanç',
      open: 'Sonuçlanınca sayılır.',
    },
    reason: {
      product: 'Bu bahis türü sayılmaz.',
      market: 'Bu bahis türü bonusla oynanmaz.',
      odds: 'Yeterince yüksek oranlı seçim yok.',
      selections: 'Kuponda yeterli seçim yok.',
      stake: 'Bahis tutarı bonusun en yüksek bahsinin üzerinde.',
      returned: 'Bahis tutarı iade edildiği için sayılmaz.',
      sold: 'Satılan kupon sayılmaz.',
      opposed: 'Bu bonusla aynı markette karşıt bahis oynandığı için sayılmaz.',
      ended: 'Bonus bundan önce bitmişti.',
    },
    forfeit: {
      title: 'Para çekersen süren bonusun biter',
      loses:
        '“{{title}}”: bonus bakiyendeki {{amount}} geri alınır. Nakde dönmesi için {{left}} daha oynaman gerekiyordu.',
      confirm: 'Yine de çek',
    },
    slip: {
      pays: '“{{title}}” bu bahsin {{amount}} tutarını öder; %{{percent}} kadarı sayılır.',
      not: '“{{title}}” bu bahsi ödemez: {{reason}}',
      free: '{{amount}} tutarındaki ücretsiz bahsi kullan',
      freeUsed: 'Bu bahsi “{{title}}” öder; kazanç bahis tutarı olmadan ödenir.',
    },
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
