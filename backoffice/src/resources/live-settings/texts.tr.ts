/** Texts of the settings of live betting. */
const texts = {
  liveSettings: {
    title: 'Canlı bahis ayarları',
    waiting: 'Bekleme süreleri',
    waitingHint:
      'Canlı kupon bu kadar saniye bekler, sonra yeniden bakılıp kabul edilir. Kupondaki en yavaş maç sayılır; en çok %{most} saniye.',
    defaultSeconds: 'Varsayılan (saniye)',
    bySport: 'Spora göre',
    byTournament: 'Turnuvaya göre (spordan önce gelir)',
    byGames: 'Kupondaki canlı maç sayısına göre eklenen',
    games: '%{count} maç (saniye)',
    gamesOrMore: '%{count} ve daha çok maç (saniye)',
    secondsOf: '%{name} (saniye)',
    addSport: 'Spor ekle',
    addTournament: 'Turnuva ekle',
    addGames: 'Bir maç daha',
    remove: '%{name} kaldır',
    groupHint: 'Bayi ve kullanıcı gruplarının ek süresi kendi kupon sınırlarında durur.',
    example: 'Örnek: ek süresi olmayan oyuncu için',
    exampleGames: '%{count} maç: %{seconds} sn',
    margins: 'Kâr marjları',
    marginsHint:
      'Kaynakların canlı oranları 1 + marj ile bölünür ve aşağı yuvarlanır; en çok %{most} yüzde. Kaynağın bundan sonra gönderdiği oranlarda geçerli olur.',
    defaultPercent: 'Varsayılan (yüzde)',
    marginBySport: 'Spora göre marj',
    marginByTournament: 'Turnuvaya göre marj (spordan önce gelir)',
    percentOf: '%{name} (yüzde)',
    addMarginSport: 'Marj için spor ekle',
    addMarginTournament: 'Marj için turnuva ekle',
    pauses: 'Kilit ve aralar',
    lockAfterSeconds: 'Haber gelmezse kilitle (saniye)',
    lockHint: 'Oynanan maçtan bu süre haber gelmezse oranı kilitlenir ve bahis alınmaz.',
    pauseHint:
      'Devre arası uyarısı, ara bu kadar sürünce maçın sayfasında yeniden başlayacağını söyler; en uzun arayı aşan ara uzamış sayılır, yayınından haber gelmiyorsa bahis de alınmaz.',
    halfTimeAlertMinutes: 'Devre arası uyarısı (dakika)',
    maxPauseMinutes: 'En uzun ara (dakika)',
    saved: 'Canlı bahis ayarları kaydedildi',
  },
}

export default texts
