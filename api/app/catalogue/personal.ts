import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  ofThings: {
    sports: ['name', 'names'],
    categories: ['name', 'names', 'country_code'],
    tournaments: ['name', 'names'],
    teams: ['name', 'country_code'],
    runners: ['name', 'card'],
    market_types: ['names', 'short_names', 'outcome_names'],
  },
}
