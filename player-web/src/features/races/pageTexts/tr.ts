/** Turkish texts of race cards, and of the strip of races that come next. */

const texts = {
  races: {
    next: 'Sıradaki koşular',
    card: 'Koşu programı',
    inMinutes: '{{minutes}} dk sonra',
    toOff: 'Starta kalan',
    offAt: 'Start saati: {{time}}',
    isOff: 'Koşu başladı',
    finished: 'Bitiş sırası',
    notRun: 'Koşu sayılmadı. Bahisler iade edilir.',
    handicap: 'Handikap koşusu',
    runners: 'Yarışçı sayısı: {{total}}',
    winOnly: 'Yalnızca ganyan',
    bestOfBoth: 'En iyi oran: {{time}} sonrası bahislerde',
    number: 'No',
    runner: 'Yarışçı',
    draw: 'Kulvar',
    grid: 'Grid sırası',
    trap: 'Kapı',
    form: 'Son koşuları',
    weight: 'Sıklet',
    kg: '{{kg}} kg',
    age: 'Yaş',
    people: 'Jokey, antrenör',
    byNumber: 'Numaraya göre',
    byPrice: 'Orana göre',
    byFinish: 'Bitişe göre',
    coupled: 'Eküri: {{numbers}}',
    takes: 'Daha önce oynanan bahislerin kârından %{{percent}} kesilir',
    returns: 'Bu yarışçıya oynanan bahisler iade edilir',
    returnsBut: 'Bahisler iade edilir; önceden oynananlar kaybeder',
    position: 'Derece',
    odds: 'Oran',
    closed: 'Kapalı',
    cardError: 'Koşu programı yüklenemedi',
    season: {
      eachWay: 'Kazanan + ilk sıralar',
      eachWayTerms: 'Kazanan + ilk sıralar: ilk {{places}}, oranın 1/{{divisor}} kadarı',
      until: 'son gün {{day}}',
      entrants: 'Katılımcı sayısı: {{total}}',
      entrant: 'Katılımcı',
      standings: 'Son sıralama',
      notRun: 'Sonuçlanmadı. Bahisler iade edilir.',
      returns: 'Bu katılımcıya oynanan bahisler iade edilir',
    },
    orders: {
      title: 'İkili ve üçlü',
      hint: 'Birinci, ikinci ve üçüncüyü seçin ya da sırasız iki veya üç yarışçı işaretleyin.',
      first: '1.',
      second: '2.',
      third: '3.',
      any: 'Sırasız',
      reverse: 'İki yönlü sıralı ikili',
      allForecasts: 'Kombine sıralı ikili',
      allTricasts: 'Kombine sıralı üçlü',
      notSold: 'Şu anda oynanamıyor',
    },
    status: {
      nonRunner: 'Koşmaz',
      withdrawn: 'Çekildi',
      disqualified: 'Diskalifiye',
      reserve: 'Yedek',
    },
    outcome: {
      unplaced: 'Derecesiz',
      didNotFinish: 'Bitiremedi',
    },
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
