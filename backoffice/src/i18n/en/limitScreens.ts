/** Texts about limits: the site's settings, limits of a user, bet limits. */
import type { Texts } from '../tr/index.ts'

export const limitScreenTexts: Pick<Texts, 'limitScreens'> = {
  limitScreens: {
    siteTitle: 'Settings of %{title}',
    siteHint:
      'In force for every player; dealers and users may have stricter limits. 0 is no limit.',
    userHint:
      'The strictest limit is in force; ✓ marks its level. Empty: not set at that level, 0: no limit.',
    limit: 'Limit',
    effective: 'In force',
    unset: 'for users without a limit of their own',
    ofType: '%{type} coupons: limits',
    ofTypeHint: 'In force beside the limits above; empty or 0 adds no limit.',
    level: { site: 'Site', dealer: 'Dealer', user: 'User' },
    scope: {
      sport: 'Sport',
      category: 'Category',
      tournament: 'Tournament',
      match: 'Match',
      market: 'Market',
      outcome: 'Price',
    },
    scopeLabel: 'What is limited?',
    subject: 'Subject',
    ofMatch: 'Limits in force for this match',
    ofMatchHint:
      'The strictest limit is in force; a limit on a market or a price binds its own selections only. 0 is no limit.',
    ofMatchEffective: 'In force for the whole match (%{currency})',
    none: 'No limit is set on this match; the limits of the user are in force.',
    add: 'Add a limit',
    betLimitTitle: '%{scope} limit #%{id}',
    figures: 'Limits',
    figuresHint:
      '0 is no limit. The limits on stake and payout are for the whole coupon that holds the selection.',
    ofCoupons: {
      single: 'Single coupons',
      combined: 'Coupons of several selections',
    },
    shortSet: { single: 'Single', combined: 'Several' },
    betLimitCurrencyHint:
      'Amounts bind coupons in this currency only; the number of selections binds all coupons',
    currencies: 'Other currencies',
    dealerCurrenciesHint:
      'The amounts above bind players in %{currency} only. Set the amounts for other currencies here; empty or 0 adds no limit.',
    ofCouponsHint: 'Empty: the general limit above is in force; 0: no limit.',
  },
}
