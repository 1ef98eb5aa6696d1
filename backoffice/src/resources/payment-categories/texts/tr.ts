/** Texts of payment categories. */
const texts = {
  resources: {
    'payment-categories': {
      name: 'Ödeme kategorisi |||| Ödeme kategorileri',
      create: 'Yeni ödeme kategorisi',
      fields: {
        direction: 'Tür',
        names: 'Ad',
        logo: 'Logo',
        minMinor: 'En az tutar',
        maxMinor: 'En çok tutar',
        openLink: 'Açılacak adres',
        info: 'Bilgi',
        listOrder: 'Sıra',
        isShown: 'Yayında',
      },
    },
  },
  paymentCategories: {
    search: 'Ad',
    bounds: 'Tutar sınırları',
    name: 'Ad',
    info: 'Bilgi metni',
    infoHint: 'Oyuncu, kategoriyi açınca okur.',
    boundHint: '0: sınır yok',
    openLinkHint:
      'Doluysa kategori yalnızca bu bağlantıyı gösterir; https:// ile, bu sitenin bir sayfasıysa / ile başlar.',
  },
}

export default texts
