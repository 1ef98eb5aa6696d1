/** Texts of the settings of live betting. */
const texts = {
  liveSettings: {
    title: 'Canlı bahis ayarları',
    waiting: 'Onay süreleri',
    waitingHint:
      'Canlı kupon bu kadar saniye onay bekler, sonra tekrar kontrol edilip kabul edilir. Kupondaki en uzun süre geçerlidir; en fazla %{most} saniye.',
    defaultSeconds: 'Varsayılan (saniye)',
    bySport: 'Spora göre',
    byTournament: 'Turnuvaya göre (sporun süresinin yerine geçer)',
    byGames: 'Kupondaki canlı maç sayısına göre eklenen',
    games: '%{count} maç (saniye)',
    gamesOrMore: '%{count} ve daha fazla maç (saniye)',
    secondsOf: '%{name} (saniye)',
    addSport: 'Spor ekle',
    addTournament: 'Turnuva ekle',
    addGames: 'Bir maç daha',
    remove: 'Kaldır: %{name}',
    groupHint: 'Bayi ve kullanıcıların ek süresi kendi kupon limitlerindedir.',
    example: 'Örnek: ek süresi olmayan oyuncu için',
    exampleGames: '%{count} maç: %{seconds} sn',
    margins: 'Kâr marjları',
    marginsHint:
      'Oynanan maçların oranları yalnız bu markada 1 + marj sayısına bölünür ve aşağı yuvarlanır; en fazla yüzde %{most}. Değişiklik hemen geçerlidir.',
    preMatchMargins: 'Maç öncesi kâr marjları',
    preMatchMarginsHint:
      'Başlamamış maçların oranları yalnız bu markada 1 + marj sayısına bölünür ve aşağı yuvarlanır; en fazla yüzde %{most}. Değişiklik hemen geçerlidir.',
    defaultPercent: 'Varsayılan (yüzde)',
    marginBySport: 'Spora göre marj',
    marginByTournament: 'Turnuvaya göre marj (sporun marjının yerine geçer)',
    percentOf: '%{name} (yüzde)',
    addMarginSport: 'Marj için spor ekle',
    addMarginTournament: 'Marj için turnuva ekle',
    pauses: 'Kilit ve aralar',
    lockAfterSeconds: 'Veri gelmezse kilitle (saniye)',
    lockHint:
      'Oynanan maç için kaynaktan bu süre boyunca veri gelmezse oranlar kilitlenir ve bahis alınmaz.',
    pauseHint:
      'Devre arası bu kadar sürünce maç sayfasında ikinci yarının başlamak üzere olduğu yazılır. En uzun arayı aşan ara uzamış sayılır; kaynaktan veri de gelmiyorsa bahis alınmaz.',
    halfTimeAlertMinutes: 'Devre arası uyarısı (dakika)',
    maxPauseMinutes: 'En uzun ara (dakika)',
    saved: 'Canlı bahis ayarları kaydedildi',
  },
}

export default texts
