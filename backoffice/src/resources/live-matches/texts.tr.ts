/** Texts of live matches. */
import type { LiveBetting } from './liveBetting.ts'
import catalogue from '../field-names/catalogue.tr.ts'

const liveBetting: Record<LiveBetting, string> = {
  open: 'Açık',
  held: 'Elle durduruldu',
  paused: 'Kaynak bekleniyor',
  locked: 'Oran kilitli',
  stopped: 'Askıda',
  unlisted: 'Yayında değil',
  over: 'Kapalı',
}
const texts = {
  values: { liveBetting },
  resources: {
    'live-matches': {
      name: 'Canlı maç |||| Canlı maçlar',
      fields: {
        ...catalogue,
        startsAt: 'Başlangıç',
        teams: 'Maç',
        status: 'Durum',
        score: 'Skor',
        betStatus: 'Bahis',
        openMarketCount: 'Açık bahis',
        producer: 'Kaynak',
        active: 'Yayında',
        hold: 'Müdahale',
      },
    },
  },
  live: {
    running: 'Oynanıyor',
    upcoming: 'Başlayacak',
    over: 'Bitti',
    heldOnly: 'Durdurulanlar',
    hold: 'Durdur',
    release: 'Serbest bırak',
    holdMatch: 'Maçı durdur',
    releaseMatch: 'Maçı serbest bırak',
    heldDone: '%{name} durduruldu',
    releasedDone: '%{name} serbest bırakıldı',
    isListed: 'Yayında',
    listedOf: '%{name}: yayında',
    orderOf: '%{name}: sıra',
    marketsOpen: '%{open} / %{all}',
    lastWord: 'Son haber %{time}',
    notCovered: 'Kaynak bu maçı artık izlemiyor',
    tabs: {
      trading: 'Bahisler',
      timeline: 'Akış',
      result: 'Sonuç',
      stakes: 'Yatırılan',
      coupons: 'Kuponlar',
      log: 'Değişiklik kaydı',
    },
    keys: 'Kısayollar: S odaktaki bahsi, bahis seçili değilse maçı durdurur ya da bırakır; J ve K bahisler arasında gezer.',
    tradingArea: 'Canlı bahisler',
    noMarkets: 'Bu maçın açılabilecek bahsi yok.',
    noTimeline: 'Henüz olay yok.',
    minute: 'Süre',
    incident: 'Olay',
    side: 'Taraf',
    score: 'Skor',
    cards: 'Kırmızı kart',
    overrideHint:
      'Girdiğiniz sonuç kaynağın sonucunun yerine geçer; kaynak sonradan başka bir sonuç bildirse de sizinki geçerli kalır.',
    up: 'yükseldi',
    down: 'düştü',
  },
  stakes: {
    coupons: 'Kupon',
    stakes: 'Yatırılan',
    open: 'Açık kupon',
    openStakes: 'Açık tutar',
    liability: 'Açık yükümlülük',
    pick: 'Bahis / seçenek',
    none: 'Bu maça henüz kupon yatırılmadı.',
    hint: 'Kupon, seçimi olan her bahiste bütün tutarı ve en çok kazancıyla sayılır; iptal edilen, reddedilen ve satılan kuponlar sayılmaz.',
    showCoupons: 'Bu maçın kuponları',
    couponsOf: '%{name}: %{count} kupon',
  },
}

export default texts
