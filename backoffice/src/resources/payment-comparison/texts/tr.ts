/** Texts of the comparison of a gateway's books with the ledger. */
const texts = {
  paymentComparison: {
    title: 'Ödeme mutabakatı',
    source: 'Neyle karşılaştırılsın',
    statement: 'Kuruluşun ekstresi',
    file: 'Mutabakat dosyası (CSV)',
    choose: 'Dosya seç',
    columns: 'Sütunlar: reference, state, amount (12.50), currency ve varsa gatewayReference',
    compare: 'Karşılaştır',
    lineFault: 'Dosyanın %{line}. satırı okunamadı.',
    differences: 'Farklı ödemeler',
    equal: 'Aynı ödemeler',
    difference: 'Fark',
    sides: 'Bizde %{ours} · kuruluşta %{theirs}',
    ours: 'Bizde',
    theirs: 'Kuruluşta',
    total: 'Toplam',
    none: 'Fark yok',
    nothing: 'Bu günlerde iki tarafta da para hareketi yok.',
    allEqual:
      '%{smart_count} ödeme iki tarafta da aynı. |||| %{smart_count} ödeme iki tarafta da aynı.',
  },
  values: {
    comparisonFault: {
      missingHere: 'Yalnızca kuruluşta',
      missingThere: 'Yalnızca bizde',
      differs: 'Tutarı farklı',
      contradicts: 'Çelişkili kayıtlar',
    },
  },
}

export default texts
