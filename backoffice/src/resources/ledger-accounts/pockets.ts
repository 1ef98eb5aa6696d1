/** Every pocket that an account can be: those of a person, then those of the house. */
export const POCKETS = [
  'balance',
  'creditCard',
  'paykasa',
  'bonus',
  'returnableBonus',
  'reloadBonus',
  'receivable',
  'stakes',
  'winnings',
  'bonuses',
  'credit',
] as const
