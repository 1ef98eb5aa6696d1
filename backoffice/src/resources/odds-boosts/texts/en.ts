/** English texts of odds boosts. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'odds-boosts': {
      name: 'Odds boost |||| Odds boosts',
      create: 'Add an odds boost',
      fields: {
        'name': 'Name',
        'better': 'Boost',
        'startsAt': 'From',
        'endsAt': 'Until',
        'paidMinor': 'Cost so far',
        'authorName': 'Added by',
        'terms.matchIds': 'Matches',
        'terms.marketTypeId': 'Market type',
        'terms.specifier': 'Line',
        'terms.outcomeKey': 'Outcome',
        'terms.percentMilli': 'Percent of the price',
        'terms.priceMilli': 'Price of its own',
        'terms.isLive': 'Also in play',
        'terms.isSinglesOnly': 'Singles only',
        'terms.leastSelections': 'Fewest selections',
        'terms.usesPerPlayer': 'Uses per player',
        'terms.amounts': 'Currencies',
        'terms.countries': 'Countries',
        'terms.branches': 'Branches',
      },
    },
  },
  oddsBoosts: {
    search: 'Name',
    nameHint: 'Name of the campaign; players do not see it',
    fixedHint: 'The terms are never changed afterwards; end the boost and add another.',
    prices: 'Prices',
    pricesHint:
      'Enter a percent or a price. A price is for one outcome, and holds before the match only.',
    noMatchHint: 'Choose the matches first',
    marketHint: 'Left empty for every market; the choice is from the first match',
    everyLine: 'Every line',
    everyOutcome: 'Every outcome',
    coupons: 'Coupons',
    currency: 'Currency',
    highestStake: 'Highest stake',
    highestExtra: 'Highest extra',
    cost: 'Cost so far',
    used: 'Coupons',
    stakes: 'Stakes',
    paid: 'Extra paid',
    end: 'End it',
    endTitle: 'End “%{name}” now?',
    endContent: 'Coupons that were placed with it keep it.',
  },
}

export default texts
