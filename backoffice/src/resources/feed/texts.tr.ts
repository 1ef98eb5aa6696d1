/** Texts of the monitor of feeds. */
const texts = {
  resources: {
    'feed/errors': {
      name: 'Kaynak hatası |||| Kaynak izleme',
      fields: {
        createdAt: 'Zaman',
        producer: 'Kaynak',
        reason: 'Neden',
        detail: 'Ayrıntı',
      },
    },
  },
  feed: {
    title: 'Kaynak izleme',
    producers: 'Kaynaklar',
    producer: 'Kaynak',
    state: 'Durum',
    aliveAgo: 'Son yaşam belirtisi',
    delay: 'Gecikme',
    processedAt: 'İşlenen son ileti',
    rate: 'İleti / dk',
    errors: 'Hata',
    matches: 'Maç',
    none: 'Henüz hiçbir kaynak konuşmadı.',
    lastMessages: 'Son iletiler',
    at: 'Geliş',
    kind: 'İleti',
    match: 'Maç',
    markets: 'Bahis türü',
    ago: '%{time} önce',
    seconds: '%{count} sn',
    minutes: '%{count} dk',
    hours: '%{count} sa',
    milliseconds: '%{count} ms',
    action: 'İşlem',
    recover: 'Eksikleri iste',
    recoverOf: '%{name}: eksikleri iste',
    recoverTitle: '%{name} kaynağından eksikler istensin mi?',
    recoverContent:
      'Eksik iletiler gelene kadar bu kaynağın fiyatladığı bütün bahisler askıya alınır.',
    recovered: 'Eksikler istendi',
    errorTitle: 'Hata #%{id}',
    document: 'Belge',
    noDocument: 'Belge saklanmadı.',
    tile: 'Çalışan kaynak',
    tileLag: 'En uzun sessizlik %{time}',
    tileDelay: 'En uzun gecikme %{time}',
    running: 'Oynanan maç',
  },
}

export default texts
