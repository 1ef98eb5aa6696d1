/** Texts of what a brand hides and suspends of the shared offer. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'offer-layers': {
      name: 'Hidden or suspended |||| Hidden and suspended',
      fields: {
        scope: 'On',
        scopeId: 'Subject',
        isHidden: 'At this brand',
        isSuspended: 'Suspended',
        updatedAt: 'Changed',
      },
    },
  },
  offerLayers: {
    here: 'At this brand',
    change: 'Change',
    hide: 'Hide',
    show: 'Show again',
    suspend: 'Suspend',
    open: 'Open again',
    hideOf: '%{name}: hide at this brand',
    showOf: '%{name}: show at this brand again',
    suspendOf: '%{name}: suspend at this brand',
    openOf: '%{name}: open at this brand again',
    hideTitle: 'Hide at this brand: %{name}?',
    hideContent:
      'Players and desks of this brand see it nowhere and cannot bet on it. Nothing changes at other brands. Coupons that stand are settled as always.',
    suspendTitle: 'Suspend at this brand: %{name}?',
    suspendContent:
      'It stays in sight at this brand, but takes no bets, and no coupon on it is bought back. Nothing changes at other brands. Coupons that stand are settled as always.',
    tabTitle: 'Offer of this brand',
    tabHint:
      'All brands share matches, prices and results. What is hidden or suspended here is so for players and desks of this brand alone; coupons that stand are settled as always.',
    listHint:
      'Everything that this brand hides and suspends of the shared offer. Other brands do not see it.',
    none: 'This brand offers every shared match. A match is hidden or suspended on its page, at “Offer of this brand”; a league, country or sport in its list.',
    toMatches: 'To the matches',
    markets: 'Markets of this match',
    noMarkets: 'This match has no markets.',
    hiddenHere: 'Hidden at this brand',
    suspendedHere: 'Suspended at this brand',
    all: 'All',
    hidden: 'Hidden',
    suspended: 'Suspended',
  },
  values: {
    offerState: {
      offered: 'Offered',
      hidden: 'Hidden',
      suspended: 'Suspended',
    },
    auditAction: {
      'offerLayer.create': 'Hidden or suspended at the brand',
      'offerLayer.update': 'Hiding or suspension changed',
      'offerLayer.delete': 'Offered again',
    },
    subject: { offerLayer: 'Offer of the brand' },
  },
}

export default texts
