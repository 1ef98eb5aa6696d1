/** Systems with a name (rules 4.2); their lines stand in coupons/payout/full_cover.ts. */
export const NAMED_SYSTEMS = [
  'patent',
  'trixie',
  'lucky15',
  'yankee',
  'lucky31',
  'canadian',
  'lucky63',
  'heinz',
] as const
export type NamedSystem = (typeof NAMED_SYSTEMS)[number]
