/** Live matches, their settings and the feeds behind them. */
import type { IncidentKind } from '@grandstand/shared-types/live/state'
import type { FeedErrorReason } from '@grandstand/shared-types/wire/feed_error'
import type { FeedMessageKind, FeedProducerState } from '@grandstand/shared-types/wire/feed'
import type { LiveBetting } from '../../resources/live-matches/liveBetting.ts'

const producerState: Record<FeedProducerState, string> = {
  alive: 'Çalışıyor',
  silent: 'Sessiz',
  outOfOrder: 'Mesajları sırasız',
  notSubscribed: 'Abone değil',
  recovering: 'Eksikler isteniyor',
  new: 'Henüz konuşmadı',
}
const liveBetting: Record<LiveBetting, string> = {
  open: 'Açık',
  held: 'Elle durduruldu',
  paused: 'Kaynak bekleniyor',
  locked: 'Oran kilitli',
  stopped: 'Askıda',
  unlisted: 'Yayında değil',
  over: 'Kapalı',
}
const incidentKind: Record<IncidentKind, string> = {
  period_start: 'Bölüm başladı',
  period_end: 'Bölüm bitti',
  goal: 'Gol',
  own_goal: 'Kendi kalesine',
  point: 'Sayı',
  yellow_card: 'Sarı kart',
  second_yellow: 'İkinci sarı kart',
  red_card: 'Kırmızı kart',
  corner: 'Korner',
  substitution: 'Oyuncu değişikliği',
  injury: 'Sakatlık',
  retired: 'Çekildi',
  other: 'Diğer',
}

const feedMessage: Record<FeedMessageKind, string> = {
  alive: 'Yaşam belirtisi',
  fixture: 'Program',
  fixtureWanted: 'Program değişti',
  status: 'Durum',
  incident: 'Olay',
  odds: 'Oran',
  betStop: 'Bahis durdu',
  betStart: 'Bahis açıldı',
  settlement: 'Sonuçlandırma',
  rollbackSettlement: 'Sonuçlandırma geri alındı',
  cancel: 'İptal edilen bahisler',
  current: 'Maçın tamamı',
  rollbackCancel: 'İptal geri alındı',
  result: 'Sonuç',
  recovered: 'Eksikler tamamlandı',
}

const feedReason: Record<FeedErrorReason, string> = {
  badLine: 'Okunamayan satır',
  badResult: 'Geçersiz sonuç',
  badScore: 'Geçersiz skor',
  badSequence: 'Geçersiz sıra',
  badSpecifier: 'Geçersiz belirteç',
  badTime: 'Geçersiz zaman',
  fixtureNotFetched: 'Program alınamadı',
  fixtureWanted: 'Program değişti',
  fromTheFuture: 'Zamanı ileride',
  lostMessages: 'Kayıp iletiler',
  noEvents: 'Olay yok',
  noMarkets: 'Bahis türü yok',
  noMatch: 'Maç yok',
  notApplied: 'Uygulanamadı',
  notFound: 'Bulunamadı',
  sequenceGap: 'Eksik mesaj',
  recoveryNotAsked: 'Eksikler istenemedi',
  timeout: 'Süresinde yanıt yok',
  unknownIncident: 'Bilinmeyen olay',
  badEncoding: 'Karakter kodlaması bozuk',
  badOdds: 'Geçersiz oran',
  missingAttribute: 'Eksik alan',
  notGzip: 'Sıkıştırma bozuk',
  notJson: 'JSON değil',
  notWritten: 'Yazılamadı',
  notXml: 'XML değil',
  tooLarge: 'Çok büyük',
  tooManyWaiting: 'Bekleyen çok fazla',
  truncated: 'Yarım kalmış',
  forbiddenDoctype: 'Yasak belge türü',
  forbiddenEntity: 'Yasak içerik',
  notSettled: 'Sonuçlandırma saklanamadı',
  unreadable: 'Okunamadı',
  resultIncomplete: 'Eksik sonuç',
  unknownMarket: 'Bilinmeyen bahis',
  unknownMatch: 'Bilinmeyen maç',
  unknownMessage: 'Bilinmeyen ileti',
  unknownOutcome: 'Bilinmeyen seçenek',
  unknownStatus: 'Bilinmeyen durum',
}

export const liveValueTexts = {
  producerState,
  liveBetting,
  incidentKind,
  side: { home: 'Ev sahibi', away: 'Deplasman' },
  feedMessage,
  feedReason,
}
