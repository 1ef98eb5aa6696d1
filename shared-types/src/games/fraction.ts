/** Exact chances. */
export interface Fraction {
  top: bigint
  /** Above 0. */
  bottom: bigint
}

export const NOTHING: Fraction = { top: 0n, bottom: 1n }
export const CERTAIN: Fraction = { top: 1n, bottom: 1n }
const PPM = 1_000_000n

/** `top / bottom` in lowest terms. */
export function fraction(top: number | bigint, bottom: number | bigint): Fraction {
  return lowest(BigInt(top), BigInt(bottom))
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

export const times = (a: Fraction, b: Fraction): Fraction =>
  lowest(a.top * b.top, a.bottom * b.bottom)

export const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, NOTHING)

/** Whether `a` is more than `b`. */
export const isMore = (a: Fraction, b: Fraction): boolean => a.top * b.bottom > b.top * a.bottom

/** The fraction in millionths, rounded down. */
export const ppmOf = ({ top, bottom }: Fraction): number => Number((top * PPM) / bottom)

/** How many choices of `count` there are among `of`; 0 where there are not so many. */
export function choose(of: number, count: number): bigint {
  if (count < 0 || count > of) return 0n
  let ways = 1n
  for (let turn = 1; turn <= count; turn++) ways = (ways * BigInt(of - turn + 1)) / BigInt(turn)
  return ways
}

function lowest(top: bigint, bottom: bigint): Fraction {
  let [a, b] = [top < 0n ? -top : top, bottom]
  while (b > 0n) [a, b] = [b, a % b]
  return { top: top / a, bottom: bottom / a }
}
