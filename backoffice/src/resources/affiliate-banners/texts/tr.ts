/** Texts of banners for affiliates. */
const texts = {
  resources: {
    'affiliate-banners': {
      name: 'Ortak bannerı |||| Ortak bannerları',
      create: 'Yeni ortak bannerı',
      fields: {
        title: 'Ad',
        language: 'Dil',
        picture: 'Görsel',
        size: 'Boyut',
        listOrder: 'Sıra',
        isShown: 'Yayında',
      },
    },
  },
  affiliateBanners: {
    pictureHint: 'Bannerın boyutu görselin boyutudur, örneğin 728 × 90 ya da 300 × 250.',
  },
  values: {
    auditAction: {
      'affiliateBanner.create': 'Ortak bannerı eklendi',
      'affiliateBanner.update': 'Ortak bannerı değişti',
      'affiliateBanner.delete': 'Ortak bannerı silindi',
    },
    subject: { affiliateBanner: 'Ortak bannerı' },
  },
}

export default texts
