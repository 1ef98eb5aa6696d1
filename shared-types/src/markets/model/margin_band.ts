/** Bands of winning margins in hundredths of a length: `100-299`, and `600+` without end. */

interface Band {
  least: number
  /** Null without end. */
  most: number | null
}

/** Both ends included; null for any other key. */
export function bandOf(key: string): Band | null {
  const match = /^(\d+)(?:-(\d+)|\+)$/.exec(key)
  if (!match) return null
  return { least: Number(match[1]), most: match[2] === undefined ? null : Number(match[2]) }
}

const LENGTH = 100

/** In lengths, as races print them, with their quarters: `0 – ¾`, `1 – 2¾`, `6+`; null for any other key. */
export function bandName(key: string): string | null {
  const band = bandOf(key)
  if (!band) return null
  const from = band.least / LENGTH
  if (band.most === null) return `${from}+`
  const whole = Math.floor(band.most / LENGTH)
  return `${from} – ${whole === 0 ? '' : whole}¾`
}
