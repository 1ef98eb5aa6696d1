/** Texts about limits: the site's settings, limits of a user, bet limits. */
import type { BetLimitScope } from '@grandstand/shared-types/coupons/limits/bet_limits'

const scope: Record<BetLimitScope, string> = {
  sport: 'Spor',
  category: 'Kategori',
  tournament: 'Turnuva',
  match: 'Maç',
  market: 'Market',
  outcome: 'Oran',
}

export const limitScreenTexts = {
  limitScreens: {
    siteTitle: '%{title} ayarları',
    siteHint:
      'Tüm oyuncular için geçerlidir; bayiye ve kullanıcıya daha sıkı limit konabilir. 0 sınırsız demektir.',
    userHint:
      'En sıkı limit geçerlidir; ✓ o limitin düzeyini gösterir. Boş: bu düzeyde limit yok, 0: sınırsız.',
    limit: 'Limit',
    effective: 'Geçerli',
    unset: 'kendi limiti olmayan kullanıcılar için',
    ofType: '%{type} kupon limitleri',
    ofTypeHint: 'Yukarıdaki limitlere ek olarak geçerlidir; boş ya da 0 ek limit koymaz.',
    level: { site: 'Site', dealer: 'Bayi', user: 'Kullanıcı' },
    scope,
    scopeLabel: 'Limit neye konuyor?',
    subject: 'Konu',
    ofMatch: 'Bu maçta geçerli limitler',
    ofMatchHint:
      'En sıkı limit geçerlidir; bir marketin ya da oranın limiti yalnızca kendi seçimlerini bağlar. 0 sınırsız demektir.',
    ofMatchEffective: 'Maçın tümü için geçerli (%{currency})',
    none: 'Bu maça konmuş limit yok; kullanıcının limitleri geçerlidir.',
    add: 'Limit ekle',
    betLimitTitle: '%{scope} limiti #%{id}',
    figures: 'Limitler',
    figuresHint:
      '0 sınırsız demektir. Tutar ve kazanç limitleri, seçimin bulunduğu kuponun tamamı içindir.',
    ofCoupons: {
      single: 'Tekli kuponda',
      combined: 'Birden fazla seçimli kuponda',
    },
    shortSet: { single: 'Tekli', combined: 'Çok seçimli' },
    betLimitCurrencyHint:
      'Tutarlar yalnızca bu para birimindeki kuponlarda, seçim sayısı bütün kuponlarda geçerlidir',
    currencies: 'Diğer para birimleri',
    dealerCurrenciesHint:
      'Yukarıdaki tutarlar yalnızca %{currency} ile oynayanlar için geçerlidir. Diğer para birimlerinin tutarları buraya yazılır; boş ya da 0 limit koymaz.',
    ofCouponsHint: 'Boş: yukarıdaki genel limit geçerlidir; 0: sınırsız.',
  },
}
