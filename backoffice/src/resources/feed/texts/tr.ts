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
    aliveAgo: 'Son sinyal',
    delay: 'Gecikme',
    processedAt: 'Son işlenen mesaj',
    rate: 'Mesaj / dk',
    errors: 'Hata',
    matches: 'Maç',
    none: 'Henüz hiçbir kaynak veri göndermedi.',
    lastMessages: 'Son mesajlar',
    at: 'Geliş',
    kind: 'Mesaj',
    match: 'Maç',
    markets: 'Market',
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
      'Eksik mesajlar gelene kadar bu kaynağın oran verdiği bütün marketler askıya alınır.',
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
