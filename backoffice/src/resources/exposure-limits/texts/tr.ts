/** Texts of a match's risk and of exposure limits. */
import type { ExposureScope } from '@grandstand/shared-types/wire/betting/risk'

const exposureScope: Record<ExposureScope, string> = {
  brand: 'Bütün marketler',
  match: 'Maç',
  market: 'Market',
}

const texts = {
  resources: {
    'exposure-limits': {
      name: 'Risk limiti |||| Risk limitleri',
      create: 'Yeni risk limiti',
      fields: {
        scope: 'Kapsam',
        scopeId: 'Konu',
        matchId: 'Maç',
        marketId: 'Market',
        currency: 'Para birimi',
        worstPayoutMinor: 'En kötü ödeme',
        updatedAt: 'Değişti',
      },
    },
  },
  risk: {
    none: 'Bu maçta açık kupon yok.',
    coupons: 'Açık kupon',
    stakes: 'Açık kuponların tutarı',
    worst: 'En kötü skor',
    best: 'En iyi skor',
    scores: 'Skora göre sonuç (%{currency})',
    scoresHint:
      'Satır ev sahibinin, sütun deplasmanın golleri. Her hücre, maç bu skorla biterse evin kazancını (+) ya da kaybını (−) gösterir; para birimi biriminde yuvarlanır.',
    view: {
      label: 'Hangi kuponlar sayılsın?',
      certain: 'Sonuçlananlar',
      worst: 'Açıkta kalanlar da kazanırsa',
    },
    homeGoals: '%{name}: %{smart_count} gol',
    awayGoals: '%{name}: %{smart_count} gol',
    cell: '%{score}, evin sonucu %{net}',
    detail: 'Maç %{score} biterse',
    certainStakes: 'Sonuçlanan kuponların tutarı',
    certainPayout: 'Bunlara ödenecek',
    net: 'Evin sonucu',
    openStakes: 'Açıkta kalan kuponların tutarı',
    openPayout: 'Bunlara en çok ödenecek',
    worstNet: 'Hepsi kazanırsa evin sonucu',
    noGrid: 'Bu sporda skor tablosu yok; market toplamları aşağıda.',
    markets: 'Marketlere göre',
    market: 'Market',
    marketWorst: 'En kötü ödeme',
    marketLimit: 'Limit',
    suspended: 'Askıda',
    addLimit: 'Limit ekle',
    limitOf: '%{name}: limit ekle',
    everyMarket: 'Markanın her marketi',
    limitTitle: 'Risk limiti #%{id}',
    subject: 'Konu',
    subjectHint: 'En dar kapsam geçerlidir: önce marketin, sonra maçın, sonra markanın limiti.',
    limit: 'Limit',
    limitHint:
      'Açık kuponların bir markette en kötü ödemesi bu tutarı geçerse market yalnızca bu markada askıya alınır; personel, maçın “Bu markanın teklifi” sekmesinde yeniden açar. Yalnızca bu para birimindeki kuponlar sayılır.',
  },
  values: {
    exposureScope,
    auditAction: {
      'exposureLimit.create': 'Risk limiti eklendi',
      'exposureLimit.update': 'Risk limiti değişti',
      'exposureLimit.delete': 'Risk limiti silindi',
    },
    subject: { exposureLimit: 'Risk limiti' },
  },
}

export default texts
