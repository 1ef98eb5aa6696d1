/** The curve of a flight, and its multiple. The rise is the server's (`rise.ts`). */
import { ofCode } from '@grandstand/shared-types/games/of_code'

const DOUBLES_MS = 5_000

/** In thousandths, cut to hundredths. */
export const multipleNow = (begun: number): number =>
  Math.floor(100 * 2 ** ((performance.now() - begun) / DOUBLES_MS)) * 10

export const multipleText = (milli: number): string => `${(milli / 1000).toFixed(2)}×`

/** What climbs or sinks, and through what. */
export interface Look {
  /** Drawn upright around its middle. */
  craft: string
  /** Whether it turns with the curve. */
  isTurned: boolean
  /** Behind it. */
  around: string
  /** The curve goes down instead of up. */
  isDown: boolean
  colour: string
}

const ROCKET = `<path d="M0-6C3-3 3 1 2 4h-4C-3 1-3-3 0-6z" fill="#f2f5f7"/><circle cy="-1" r="1.2" fill="#2563c9"/>
  <path d="m-2 2-2 3h2zM2 2l2 3H2z" fill="#e5343d"/><path d="M-1.5 4h3L0 9z" fill="#f3c969"/>`
const STARS = Array.from(
  { length: 40 },
  (_, place) =>
    `<circle cx="${(place * 37) % 100}" cy="${(place * 23) % 58}" r="${0.2 + (place % 3) * 0.12}" fill="#ffffff88"/>`
).join('')

const BUBBLES = Array.from(
  { length: 26 },
  (_, place) =>
    `<circle cx="${(place * 41) % 100}" cy="${(place * 19) % 60}" r="${0.5 + (place % 4) * 0.3}" fill="none" stroke="#bff4ff66"
      stroke-width=".25"/>`
).join('')
const SUBMARINE = `<path d="M-1-5h3v3h-3zM1-5V-7H4" fill="#e8a72b" stroke="#e8a72b" stroke-width=".8"/><ellipse rx="7" ry="3.4"
  fill="#f3c93b"/><circle cx="3" r="1.3" fill="#123"/><circle cx="-1" r="1.3" fill="#123"/><path d="M-7-2.500v5l-2 1v-7z" fill="#c8871a"/>`
const CLOUDS = [8, 34, 62, 88]
  .map(
    (x, place) =>
      `<g fill="#fff" opacity=".5"><ellipse cx="${x}" cy="${12 + place * 11}" rx="8" ry="2.4"/><ellipse cx="${x + 3}"
      cy="${10.5 + place * 11}" rx="4.5" ry="2.2"/></g>`
  )
  .join('')
const BALLOON = `<path d="M0-8c6 0 8 5 6 9-1 3-4 4-5 6h-2c-1-2-4-3-5-6-2-4 0-9 6-9z" fill="#e5503d"/><path d="M0-8c3 2 3 11 1 15h-2c-2-4-2-13
  1-15z" fill="#ffd054"/><path d="M-1.5 8h3v2.500h-3z" fill="#6b4226"/>`

/** The look of each game. */
const LOOKS: Readonly<Record<string, Look>> = {
  crash: { craft: ROCKET, isTurned: true, around: STARS, isDown: false, colour: '#6fe3a5' },
  deepDive: { craft: SUBMARINE, isTurned: false, around: BUBBLES, isDown: true, colour: '#7fe9ff' },
  hotBalloon: { craft: BALLOON, isTurned: false, around: CLOUDS, isDown: false, colour: '#fff1b8' },
}

export const lookOf = ofCode(LOOKS)

/** The picture of the way at a multiple. */
export function flightAt(look: Look, milli: number, isOver: boolean): string {
  const height = Math.min(1, Math.log2(milli / 1000) / 4)
  const rise = height ** 1.6 * 44
  const [x, y] = [8 + height * 78, look.isDown ? 8 + rise : 54 - rise]
  const start = look.isDown ? 6 : 56
  const colour = isOver ? '#ff6b74' : look.colour
  const curve = `M4 ${start}Q${x * 0.6} ${look.isDown ? start + 1 : start - 1} ${x} ${y}`
  const turn = look.isTurned ? ` rotate(${62 - height * 30})` : ''
  const end = isOver
    ? `<g transform="translate(${x} ${y})" fill="#f3c969"><path d="m0-7 2 4 5-2-3 4 4 3-5 0 0 5-3-4-4 3 1-5-5-1 4-3-2-4 4 2z"/></g>`
    : `<g transform="translate(${x} ${y})${turn}">${look.craft}</g>`
  return `${look.around}<path d="${curve}V${start}H4z" fill="${colour}22"/><path d="${curve}" fill="none" stroke="${colour}"
    stroke-width="1.2" stroke-linecap="round"/>${end}`
}
