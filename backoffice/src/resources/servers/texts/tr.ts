/** Texts of the page of servers. */
const texts = {
  servers: {
    title: 'Sunucular',
    servers: 'Sunucular',
    server: 'Sunucu',
    state: 'Durum',
    roles: 'Görevler',
    role: { web: 'web', worker: 'arka plan', feed: 'canlı veri' },
    since: 'Çalışıyor:',
    book: 'Oran gecikmesi',
    loop: 'Yanıt gecikmesi',
    memory: 'Bellek',
    clients: 'Bağlantı',
    clock: 'Saat sapması',
    ms: '%{ms} ms',
    mb: '%{mb} MB',
    queues: {
      pendingCoupons: 'Onay bekleyen kupon',
      unsettledResults: 'Sonuçlanmayı bekleyen maç',
      waitingMails: 'Bekleyen e-posta',
    },
    lastSettlement: 'Son sonuçlandırma',
    replicas: 'Veritabanı kopyaları',
    replica: 'Kopya',
    behind: 'Gecikme',
    seenBy: 'Bildiren sunucu',
    leases: 'Tek sunucunun yaptığı işler',
    work: 'İş',
    holder: 'Yapan',
    fence: 'Sıra no',
    lease: { settlement: 'Sonuçlandırma', feeds: 'Canlı veri', draws: 'Çekilişler' },
  },
  values: {
    serverState: { alive: 'Çalışıyor', paused: 'Bahis almıyor', silent: 'Yanıt yok' },
    replicaState: { used: 'Kullanılıyor', behind: 'Geride', lost: 'Yanıt yok' },
    leaseState: { held: 'Sürüyor', free: 'Boşta' },
  },
}

export default texts
