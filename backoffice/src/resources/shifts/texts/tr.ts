/** Texts of shifts. */
const texts = {
  resources: {
    shifts: {
      name: 'Vardiya |||| Vardiyalar',
      fields: {
        id: 'Vardiya',
        userId: 'Gişe',
        username: 'Gişe',
        currency: 'Para birimi',
        openedAt: 'Açılış',
        closedAt: 'Kapanış',
        openingMinor: 'Açılış nakdi',
        expectedMinor: 'Olması gereken',
        countedMinor: 'Sayılan',
        differenceMinor: 'Fark',
        endedBecause: 'Sistem kapattı',
      },
    },
  },
  shifts: {
    title: 'Vardiya #%{id}',
    open: 'Açık',
    closed: 'Kapalı',
    count: 'Sayımı gir',
    countHint: 'Vardiya sayılmadan bitti. Çekmecede bulunan nakdi bir kez girin.',
  },
}

export default texts
