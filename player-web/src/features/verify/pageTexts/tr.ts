/** Turkish texts of the page on which rounds are checked; they load with it. */
const texts = {
  verify: {
    lead: 'Bir turu, oyunun tur bittikten sonra gösterdiği tohumlarla bu tarayıcıda yeniden hesapla.',
    game: 'Oyun',
    serverSeed: 'Sunucu tohumu',
    hash: 'Yayımlanan özet',
    hashHint: 'Oyunun bahisten önce gösterdiği özet (hash).',
    clientSeed: 'Oyuncu tohumu',
    round: 'Tur',
    bets: 'Bahisler (oyunda gösterildiği gibi)',
    check: 'Turu doğrula',
    result: 'Sonuç',
    outcome: '{{game}}, {{round}}. tur',
    computedHash: 'Sunucu tohumunun özeti',
    bet: 'Bahis',
    stake: 'Tutar',
    win: 'Kazanç',
    noBet: 'Bu, oyunun bir bahsi değil.',
    drawnInOrder: 'Çekiliş sırası',
    hit: 'çıktı',
    deadHeat: 'Berabere bitiş',
    runner: 'Koşucu',
    brokeOff: 'Durduğu çarpan',
    cardsOrder: 'İki kart oyuncuya, iki kart krupiyeye, sonrası istendikçe.',
    howTitle: 'Bir turu neden kimse değiştiremez',
    how: {
      before:
        'Oyun, bahislerden önce gizli sunucu tohumunun özetini yayımlar. Özetten tohum bulunamaz ve aynı özeti veren başka bir tohum yoktur.',
      during: 'Her çekilişi sunucu tohumu, oyuncu tohumun ve tur numarası birlikte belirler.',
      after:
        'Tur bitince oyun sunucu tohumunu açıklar. Buraya yaz: özet tutmalı, sonuç da gördüğünle aynı olmalı.',
    },
    verdict: {
      matches: 'Özet tutuyor: tohum bahislerden önce belirlenmiş.',
      differs: 'Özet tutmuyor: bu, yayımlanan tohum değil.',
      unknown: 'Özet girilmedi. Bunu oyunun yayımladığı özetle karşılaştır.',
    },
    fault: {
      seedMissing: 'Sunucu tohumunu gir.',
      roundWrong: 'Tur, 0 veya daha büyük bir tam sayıdır.',
      hashWrong: 'Özet, 0–9 ve a–f arasından 64 karakterdir.',
      betsWrong: 'Bu bahisler okunamıyor.',
    },
    colour: {
      red: 'kırmızı',
      black: 'siyah',
      green: 'yeşil',
    },
    asText: 'Bahisleri metin olarak (JSON)',
    cashedOut: 'Nakde çevrildi: ×{{multiple}}',
    race: {
      win: 'Ganyan',
      place: 'Plase',
      eachWay: 'Ganyan ve plase',
      forecast: 'Sıralı ikili',
    },
    pattern: {
      line: 'Çinko',
      twoLines: 'İki çinko',
      house: 'Tombala',
    },
    chance: {
      red: 'Kırmızı',
      black: 'Siyah',
      even: 'Çift',
      odd: 'Tek',
    },
    pick: {
      total: 'Toplam gol',
      over: 'Üst',
      under: 'Alt',
      bothScore: 'İki takım da gol atar',
      score: 'Doğru skor',
      draw: 'Beraberlik',
      yes: 'Evet',
      no: 'Hayır',
      other: 'Diğer',
      firstSet: 'İlk set',
      sets: 'Set skoru',
      games: 'Toplam oyun',
    },
    action: {
      hit: 'Kart',
      stand: 'Kal',
      double: 'İkiye katla',
      split: 'Ayır',
    },
    games: {
      slot: 'Slot',
      roulette: 'Rulet',
      keno: 'Keno',
      lotto6of49: 'Loto 6/49',
      lotto5of36: 'Loto 5/36',
      bingo75: 'Tombala 75',
      bingo90: 'Tombala 90',
      greyhounds: 'Tazı yarışı',
      horses: 'At yarışı',
      football: 'Sanal futbol',
      tennis: 'Sanal tenis',
      crash: 'Crash',
      blackjack: 'Blackjack',
    },
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
