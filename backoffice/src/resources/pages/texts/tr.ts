/** Texts of pages. */
const texts = {
  resources: {
    pages: {
      name: 'Sayfa |||| Sayfalar',
      create: 'Yeni sayfa',
      fields: {
        title: 'Başlık',
        number: 'Adres',
        texts: 'Metinler',
        body: 'Metin',
        isShown: 'Yayında',
        updatedAt: 'Son değişiklik',
      },
    },
  },
  values: {
    auditAction: {
      'page.create': 'Sayfa eklendi',
      'page.update': 'Sayfa değişti',
      'page.delete': 'Sayfa silindi',
    },
    subject: { page: 'Sayfa' },
  },
}

export default texts
