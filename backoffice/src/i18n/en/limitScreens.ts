/** Texts about limits: the site's settings, limits of a user, bet limits. */
import type { Texts } from '../tr/index.ts'

export const limitScreenTexts: Pick<Texts, 'limitScreens'> = {
  limitScreens: {
    siteTitle: 'Settings of %{title}',
    siteHint: 'In force for every player; dealers and users may have stricter ones. 0 is no limit.',
    userHint:
      'The strictest is in force; ✓ marks the level it comes from. Empty: not set there, 0: no limit.',
    limit: 'Limit',
    effective: 'In force',
    unset: 'for users nobody set a limit for',
    ofType: '%{type} coupons: limits of their own',
    ofTypeHint: 'In force beside those above; empty or 0 adds no limit.',
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
    ofMatch: 'Limits that reach this match',
    ofMatchHint:
      'The strictest is in force; those of a market or price bind its own selections only. 0 is no limit.',
    ofMatchEffective: 'In force for the whole match (%{currency})',
    none: 'No limit binds this match; those of the user are in force.',
    add: 'Add a limit',
    betLimitTitle: '%{scope} limit #%{id}',
    figures: 'Limits',
    figuresHint: '0 is no limit. Stake and payout are those of the whole coupon that holds it.',
    ofCoupons: {
      single: 'Single coupons',
      combined: 'Coupons of several selections',
    },
    shortSet: { single: 'Single', combined: 'Several' },
    betLimitCurrencyHint:
      'Amounts bind coupons in this currency alone, the number of selections binds all',
    currencies: 'Other currencies',
    dealerCurrenciesHint:
      'The amounts above are in %{currency} and bind its players alone. Those of other currencies are bound by what is set here; empty or 0 adds no limit.',
    ofCouponsHint: 'Empty: the general limit above is in force; 0: no limit.',
  },
}
