/** Contrast of two colours, as WCAG 2.2 measures it. */

const CHANNELS = [1, 3, 5] as const
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const

/** Relative luminance of `#rrggbb`: 0 for black, 1 for white. */
export function luminance(colour: string): number {
  return CHANNELS.reduce((sum, at, index) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    return sum + linear * (WEIGHTS[index] ?? 0)
  }, 0)
}

/** From 1 for the same colour to 21 for black on white, in hundredths, rounded down: 4.499 is 4.49, not 4.50. */
export function contrastHundredths(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  return Math.floor(ratio * 100 + 1e-9)
}

/** `4.5` as WCAG writes it, from hundredths. */
export const ratioText = (hundredths: number): string => (hundredths / 100).toFixed(2)
