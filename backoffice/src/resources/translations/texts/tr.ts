/** Texts of the texts of the site. */
const texts = {
  resources: {
    translations: {
      name: 'Site metni |||| Site metinleri',
      fields: {
        original: 'Türkçe metin',
        language: 'Dil',
        shipped: 'Metin',
        own: 'Markanın metni',
        state: 'Durum',
        key: 'Anahtar',
        updatedAt: 'Son değişiklik',
      },
    },
  },
  siteTexts: {
    hint: 'Çift süslü parantez içindeki adların yerine değerler gelir; hepsi metinde kalmalı.',
    useShipped: 'Hazır metne dön',
    useShippedEffect: 'Markanın metni silinir; oyuncular yine hazır metni görür.',
  },
  values: { textState: { shipped: 'Hazır', own: 'Markanın', missing: 'Eksik' } },
}

export default texts
