/** Texts of what a brand hides and suspends of the shared offer. */
const texts = {
  resources: {
    'offer-layers': {
      name: 'Gizlenen veya askıya alınan |||| Gizlenen ve askıya alınanlar',
      fields: {
        scope: 'Kapsam',
        scopeId: 'Konu',
        isHidden: 'Bu markada',
        isSuspended: 'Askıda',
        updatedAt: 'Değişti',
      },
    },
  },
  offerLayers: {
    here: 'Bu markada',
    change: 'İşlem',
    hide: 'Gizle',
    show: 'Yeniden göster',
    suspend: 'Askıya al',
    open: 'Askıyı kaldır',
    hideOf: '%{name}: bu markada gizle',
    showOf: '%{name}: bu markada yeniden göster',
    suspendOf: '%{name}: bu markada askıya al',
    openOf: '%{name}: bu markada askıyı kaldır',
    hideTitle: 'Bu markada gizlensin mi: %{name}?',
    hideContent:
      'Bu markanın oyuncuları ve kasaları bunu hiçbir yerde görmez ve bahis yapamaz. Diğer markalarda bir şey değişmez. Oynanmış kuponlar her zamanki gibi sonuçlanır.',
    suspendTitle: 'Bu markada askıya alınsın mı: %{name}?',
    suspendContent:
      'Bu markada görünür kalır, ama bahis alınmaz ve kupon geri alınmaz. Diğer markalarda bir şey değişmez. Oynanmış kuponlar her zamanki gibi sonuçlanır.',
    tabTitle: 'Bu markanın teklifi',
    tabHint:
      'Maçlar, oranlar ve sonuçlar bütün markalarda ortaktır. Burada gizlenen veya askıya alınan yalnız bu markanın oyuncuları ve kasaları için geçerlidir; oynanmış kuponlar her zamanki gibi sonuçlanır.',
    listHint:
      'Bu markanın ortak tekliften gizlediği ve askıya aldığı her şey. Diğer markalar bunu görmez.',
    none: 'Bu marka ortak maçların tümünü sunuyor. Bir maç, sayfasındaki “Bu markanın teklifi” sekmesinden gizlenir veya askıya alınır; turnuva, kategori ve sporlar kendi listelerinden gizlenir.',
    toMatches: 'Maçlara git',
    markets: 'Bu maçın marketleri',
    noMarkets: 'Bu maçın marketi yok.',
    hiddenHere: 'Bu markada gizli',
    suspendedHere: 'Bu markada askıda',
    all: 'Tümü',
    hidden: 'Gizlenen',
    suspended: 'Askıya alınan',
  },
  values: {
    offerState: {
      offered: 'Sunuluyor',
      hidden: 'Gizli',
      suspended: 'Askıda',
    },
    auditAction: {
      'offerLayer.create': 'Tekliften gizlendi veya askıya alındı',
      'offerLayer.update': 'Gizleme veya askı değişti',
      'offerLayer.delete': 'Yeniden sunuldu',
    },
    subject: { offerLayer: 'Markanın teklifi' },
  },
}

export default texts
