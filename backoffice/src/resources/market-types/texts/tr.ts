/** Texts of market types. */
import catalogue from '../../field-names/catalogue.tr.ts'

const texts = {
  resources: {
    'market-types': {
      name: 'Bahis türü |||| Bahis türleri',
      create: 'Yeni bahis türü',
      fields: catalogue,
    },
  },
  marketType: {
    facts: 'Gereken sonuç bilgileri',
    sport: 'Spor',
    reads: 'Okunan skor',
    needs: 'Gereken sonuç bilgileri',
    outcomes: 'Seçenekler',
    key: 'Anahtar',
    rule: 'Kural',
    line: 'Barem',
    players: 'Bu türün seçenekleri oyunculardır.',
    shortName: 'Kısa ad',
    outcome: 'Seçenek %{key}',
    namesHint:
      'Kısa ad sütun başlıklarında ve düğmelerde görünür. {total} gibi süslü parantez içindeki sözcüklerin yerine değerler gelir; olduğu gibi bırakın.',
    keepPlaceholders: 'Şunlar kalmalı: %{placeholders}. Süslü parantez içinde başka sözcük olamaz.',
    noPlaceholders: 'Süslü parantez içinde yalnız {home} ve {away} olabilir.',
  },
  values: {
    auditAction: {
      'marketType.create': 'Bahis türü eklendi',
      'marketType.update': 'Bahis türü değişti',
      'marketType.delete': 'Bahis türü silindi',
    },
    subject: { marketType: 'Bahis türü' },
  },
}

export default texts
