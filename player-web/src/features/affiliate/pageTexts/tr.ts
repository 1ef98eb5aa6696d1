/** Turkish texts of affiliates, which load with the pages. */
const texts = {
  affiliatePage: {
    lead: 'Kendi bağlantınla oyuncu getir, oynadıklarından kazan.',
    about: 'Oyuncuları nasıl getireceksin?',
    aboutHint: 'Bir site, bir kanal, bir grup, arkadaşların …',
    ask: 'Katılmak istiyorum',
    error: 'Ortaklık sayfan yüklenemedi',
    states: {
      waiting: {
        title: 'Başvurunu inceliyoruz',
        hint: 'Onaylanır onaylanmaz bağlantın burada olacak.',
      },
      paused: {
        title: 'Ortaklık hesabın duraklatıldı',
        hint: 'Bağlantıların şimdilik yeni oyuncu getirmez; getirdiklerin sayılmaya devam eder.',
      },
      refused: {
        title: 'Başvurun reddedildi',
        hint: 'Sorun varsa iletişim formundan bize yaz.',
      },
      closed: {
        title: 'Ortaklık hesabın kapatıldı',
        hint: 'Çıkarılmış hesap özetleri yine ödenir.',
      },
    },
    link: 'Bağlantın',
    code: 'Kodun',
    campaign: 'Kampanya (isteğe bağlı)',
    campaignHint: 'Bu bağlantıyı ayrıca sayar, örneğin “bahar”.',
    copyLink: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı',
    newCode: 'Bir kod daha',
    page: 'Sayfa (isteğe bağlı)',
    pageHint: 'Bir maçın ya da oyunun adresini yapıştır; bağlantı oraya götürür.',
    pageForeign: 'Bu adres sitemizin bir sayfası değil.',
    download: 'CSV olarak indir',
    reach: 'Son 14 gün',
    reaches: {
      clicks: 'Tıklama',
      registrations: 'Kayıt',
      firstDeposits: 'İlk yatırma',
      firstStakes: 'İlk sonuçlanan bahis',
    },
    chart: 'Günlere göre bağlantıların',
    deal: {
      title: 'Anlaşman',
      none: 'Henüz anlaşma yok: seninle bir anlaşma yapacağız.',
      tier: '{{from}} ve üzeri net gelirin {{rate}} kadarı',
      whole: 'Ulaştığın oran gelirin tümü için geçerlidir.',
      ladder: 'Gelirin her diliminin kendi oranı vardır.',
      fee: 'Gelirin {{rate}} kadarı masraflara ayrılır.',
      carry: 'Eksi sonuç kapanana kadar devreder.',
      reset: 'Eksi sonuç dönem sonunda silinir.',
      cap: 'Eksi sonuç en fazla {{amount}} devreder.',
      cpa: 'İlk yatırması en az {{deposit}} olan ve {{stakes}} oynayan her oyuncu için bir kez {{amount}}',
      sub: 'Getirdiğin ortakların kazancından {{rate}}',
    },
    earnings: 'Kazancın',
    pending: 'Ödenecek',
    paid: 'Ödenen',
    players: 'Getirdiğin oyuncu',
    next: 'Sonraki hesap özeti',
    columns: {
      day: 'Gün',
      firstDay: 'İlk gün',
      lastDay: 'Son gün',
      state: 'Durum',
      payableMinor: 'Ödenecek',
    },
    statements: 'Hesap özetlerin',
    noStatements: 'Henüz özet yok: ilki, oyuncusu olan bir dönemin sonunda çıkar.',
    statementStates: {
      draft: 'İnceleniyor',
      approved: 'Onaylandı',
      paid: 'Ödendi',
      locked: 'Kapandı',
    },
    lines: {
      netMinor: 'Net gelir',
      shareMinor: 'Senin payın',
      cpaMinor: 'Yeni oyuncular için',
      clawbackMinor: 'Geri alınan',
      subMinor: 'Getirdiğin ortaklardan',
      adjustmentsMinor: 'Düzeltmeler',
      carryMinor: 'Devreden eksi',
      debtMinor: 'Sonraya kalan borç',
    },
    bannersClosed: 'Bannerlar onaylı ortaklar içindir',
    noBanners: 'Henüz banner yok',
    everyLanguage: 'Bütün diller',
    copyHtml: 'HTML kodunu kopyala',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
