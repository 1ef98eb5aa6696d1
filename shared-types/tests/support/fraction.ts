/** Simple fractions: slow, obvious, and without the code under test. */
export interface Fraction {
  top: bigint
  bottom: bigint
}

export function fraction(top: number | bigint, bottom: number | bigint = 1): Fraction {
  return { top: BigInt(top), bottom: BigInt(bottom) }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom }
}

export function floor(a: Fraction): bigint {
  return a.top / a.bottom
}

/** `1.85` to 185/100, from the text. */
export function decimal(text: string): Fraction {
  const [whole = '0', part = ''] = text.split('.')
  return { top: BigInt(whole + part), bottom: 10n ** BigInt(part.length) }
}
