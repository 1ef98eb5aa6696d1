/** Texts of live matches. */
import type { LiveBetting } from '../liveBetting.ts'
import catalogue from '../../field-names/catalogue.tr.ts'

const liveBetting: Record<LiveBetting, string> = {
  open: 'Açık',
  suspended: 'Elle askıya alındı',
  paused: 'Kaynaktan veri bekleniyor',
  locked: 'Oran kilitli',
  stopped: 'Askıda',
  unlisted: 'Bültende değil',
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
        betStatus: 'Bahis durumu',
        openMarketCount: 'Açık market',
        producer: 'Kaynak',
        active: 'Bültende',
        hold: 'Askı',
      },
    },
  },
  live: {
    running: 'Oynanıyor',
    upcoming: 'Başlayacak',
    over: 'Bitti',
    suspendedOnly: 'Elle askıya alınanlar',
    suspend: 'Askıya al',
    resume: 'Askıyı kaldır',
    suspendMatch: 'Maçı askıya al',
    resumeMatch: 'Maçın askısını kaldır',
    suspendedDone: '%{name} askıya alındı',
    resumedDone: '%{name}: askı kaldırıldı',
    isListed: 'Bültende',
    listedOf: '%{name}: bültende',
    orderOf: '%{name}: sıra',
    marketsOpen: '%{open} / %{all}',
    lastWord: 'Son veri %{time}',
    notCovered: 'Kaynak bu maçı artık vermiyor',
    tabs: {
      trading: 'Marketler',
      timeline: 'Akış',
      result: 'Sonuç',
      stakes: 'Yatırılan',
      risk: 'Risk',
      coupons: 'Kuponlar',
      log: 'İşlem kayıtları',
    },
    keys: 'Kısayollar: S odaktaki marketi, odakta market yoksa maçı askıya alır ya da askısını kaldırır; J ve K marketler arasında gezer.',
    tradingArea: 'Canlı marketler',
    noMarkets: 'Bu maçta açılabilecek market yok.',
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
    liability: 'Açık risk',
    pick: 'Market / seçenek',
    none: 'Bu maça henüz kupon oynanmadı.',
    hint: 'Kupon, seçimi olan her markette tam tutarı ve muhtemel kazancıyla sayılır; iptal edilen, reddedilen ve satılan kuponlar sayılmaz.',
    showCoupons: 'Bu maçın kuponları',
    couponsOf: '%{name}: %{count} kupon',
  },
}

export default texts
