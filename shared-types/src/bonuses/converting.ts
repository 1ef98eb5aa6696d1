/** What becomes of a pocket when its wagering is met (rules 15.6). Pure; amounts in minor units. */
import type { BonusPocket } from './categories.ts'

export interface MetGrant {
  pocket: BonusPocket
  grantedMinor: number
  /** 0 for no bound. */
  highestConvertedMinor: number
  /** What the pocket holds. */
  pocketMinor: number
}

export interface Conversion {
  cashMinor: number
  houseMinor: number
  /** What a returnable bonus still owes the house: wins of its open plays pay it first. */
  owedMinor: number
}

/** A returnable bonus gives back what was granted before anything becomes cash. */
export function convert(grant: MetGrant): Conversion {
  const { pocket, grantedMinor, highestConvertedMinor, pocketMinor } = grant
  const backMinor = pocket === 'returnableBonus' ? Math.min(pocketMinor, grantedMinor) : 0
  const owedMinor = pocket === 'returnableBonus' ? grantedMinor - backMinor : 0
  const left = pocketMinor - backMinor
  const cashMinor = highestConvertedMinor > 0 ? Math.min(left, highestConvertedMinor) : left
  return { cashMinor, houseMinor: pocketMinor - cashMinor, owedMinor }
}

/** Splits a win of a play of a grant that was met: first what is owed, then cash. Nothing is owed back by a negative win. */
export function splitOwed(
  wonMinor: number,
  owedMinor: number
): { houseMinor: number; cashMinor: number } {
  const houseMinor = Math.max(0, Math.min(wonMinor, owedMinor))
  return { houseMinor, cashMinor: wonMinor - houseMinor }
}
