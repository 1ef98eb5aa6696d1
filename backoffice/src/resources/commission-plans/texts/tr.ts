/** Texts of commission plans. */
const texts = {
  resources: {
    'commission-plans': {
      name: 'Komisyon planı |||| Komisyon planları',
      create: 'Yeni komisyon planı',
      fields: {
        id: 'Plan',
        name: 'Ad',
        createdAt: 'Eklenme',
        fromDay: 'Geçerlilik',
        basis: 'Hesap şekli',
        scope: 'Kapsam',
        negative: 'Eksi dönemler',
        bands: 'Seçim sayısına göre oranlar',
        turnover: 'Ciro komisyonu',
        turnoverBands: 'Seçim sayısına göre ciro oranları',
        costs: 'Kazançtan düşülen giderler',
        carryCapMinor: 'En fazla devreden tutar',
        fromSelections: 'Seçim sayısı (en az)',
        rate: 'Oran (%)',
      },
    },
  },
  plans: {
    add: 'Yeni koşullar',
    addTitle: '%{name} için yeni koşullar',
    addBand: 'Basamak ekle',
    removeBand: 'Basamağı sil',
    versions: 'Sürümler',
    band: '%{from} ve üzeri: %%{rate}',
    hint: 'Koşullar bu gün veya sonra başlayan dönemlerde geçerlidir.',
    capHint: 'Sitenin para birimindedir; diğer para birimlerinde tamamı devreder.',
    save: 'Kaydet',
    give: 'Plan ver',
    plan: 'Plan',
    none: 'Komisyon yok',
    never: 'Henüz plan verilmedi.',
  },
}

export default texts
