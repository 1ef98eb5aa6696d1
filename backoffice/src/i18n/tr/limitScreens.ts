/** Texts about limits: the site's settings, limits of a user, bet limits. */
import type { BetLimitScope } from '@grandstand/shared-types/coupons/limits/bet_limits'

const scope: Record<BetLimitScope, string> = {
  sport: 'Spor',
  category: 'Kategori',
  tournament: 'Turnuva',
  match: 'Maç',
  market: 'Bahis',
  outcome: 'Oran',
}

export const limitScreenTexts = {
  limitScreens: {
    siteTitle: '%{title} ayarları',
    siteHint:
      'Tüm oyuncular için geçerlidir; bayi ve kullanıcıda daha sıkısı konabilir. 0 sınırsız.',
    userHint:
      'En sıkı sınır geçerlidir; ✓ sınırı koyan düzeyi gösterir. Boş: bu düzeyde konmamış, 0: sınırsız.',
    limit: 'Sınır',
    effective: 'Geçerli',
    unset: 'sınır konmamış kullanıcı için',
    ofType: '%{type} kuponun kendi sınırları',
    ofTypeHint: 'Yukarıdakilerin yanında geçerlidir; boş ya da 0 ek sınır koymaz.',
    level: { site: 'Site', dealer: 'Bayi', user: 'Kullanıcı' },
    scope,
    scopeLabel: 'Neye konuyor?',
    subject: 'Konu',
    ofMatch: 'Bu maça uygulanan sınırlar',
    ofMatchHint:
      'En sıkısı geçerlidir; bahis ve oran sınırları yalnızca kendi seçimlerini bağlar. 0 sınırsız.',
    ofMatchEffective: 'Maçın tümü için geçerli (%{currency})',
    none: 'Bu maçı bağlayan sınır yok; kullanıcının sınırları geçerlidir.',
    add: 'Sınır ekle',
    betLimitTitle: '%{scope} sınırı #%{id}',
    figures: 'Sınırlar',
    figuresHint: '0 sınırsız demektir. Tutar ve kazanç, seçimin bulunduğu kuponun tümü içindir.',
    ofCoupons: {
      single: 'Tekli kuponda',
      combined: 'Birden çok seçimli kuponda',
    },
    shortSet: { single: 'Tekli', combined: 'Çok seçimli' },
    betLimitCurrencyHint:
      'Tutarlar yalnızca bu para birimindeki kuponları, seçim sayısı ise hepsini bağlar',
    currencies: 'Başka para birimleri',
    dealerCurrenciesHint:
      'Yukarıdaki tutarlar %{currency} içindir, yalnızca bu para birimindeki oyuncuları bağlar. Öbürlerini burada konanlar bağlar; boş ya da 0 sınır eklemez.',
    ofCouponsHint: 'Boş: yukarıdaki genel sınır geçerlidir; 0: sınırsız.',
  },
}
