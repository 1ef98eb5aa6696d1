/** The curve of a flight, and its multiple. The rise is the server's (`rise.ts`). */

const DOUBLES_MS = 5_000

/** In thousandths, cut to hundredths. */
export const multipleNow = (begun: number): number =>
  Math.floor(100 * 2 ** ((performance.now() - begun) / DOUBLES_MS)) * 10

export const multipleText = (milli: number): string => `${(milli / 1000).toFixed(2)}×`

const ROCKET = `<path d="M0-6C3-3 3 1 2 4h-4C-3 1-3-3 0-6z" fill="#f2f5f7"/><circle cy="-1" r="1.2" fill="#2563c9"/>
  <path d="m-2 2-2 3h2zM2 2l2 3H2z" fill="#e5343d"/><path d="M-1.5 4h3L0 9z" fill="#f3c969"/>`
const STARS = Array.from(
  { length: 40 },
  (_, place) =>
    `<circle cx="${(place * 37) % 100}" cy="${(place * 23) % 58}" r="${0.2 + (place % 3) * 0.12}" fill="#ffffff88"/>`
).join('')

/** The picture of the sky at a multiple. */
export function flightAt(milli: number, isOver: boolean): string {
  const height = Math.min(1, Math.log2(milli / 1000) / 4)
  const [x, y] = [8 + height * 78, 54 - height ** 1.6 * 44]
  const colour = isOver ? '#ff6b74' : '#6fe3a5'
  const curve = `M4 56Q${x * 0.6} 55 ${x} ${y}`
  const angle = 62 - height * 30
  const end = isOver
    ? `<g transform="translate(${x} ${y})" fill="#f3c969"><path d="m0-7 2 4 5-2-3 4 4 3-5 0 0 5-3-4-4 3 1-5-5-1 4-3-2-4 4 2z"/></g>`
    : `<g transform="translate(${x} ${y}) rotate(${angle})">${ROCKET}</g>`
  return `${STARS}<path d="${curve}V56H4z" fill="${colour}22"/><path d="${curve}" fill="none" stroke="${colour}"
    stroke-width="1.2" stroke-linecap="round"/>${end}`
}
