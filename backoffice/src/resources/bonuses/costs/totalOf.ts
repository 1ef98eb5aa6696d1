import type { BonusFigures } from '@grandstand/shared-types/wire/bonuses/days'

/** The sum of several offers. */
export const totalOf = (all: readonly BonusFigures[]): BonusFigures => {
  const sum = (name: keyof BonusFigures) => all.reduce((total, one) => total + one[name], 0)
  return {
    grantCount: sum('grantCount'),
    grantedMinor: sum('grantedMinor'),
    countedMinor: sum('countedMinor'),
    convertedMinor: sum('convertedMinor'),
    returnedMinor: sum('returnedMinor'),
    costMinor: sum('costMinor'),
  }
}
