import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = { ofThings: { odds_boosts: ['name'] } }
