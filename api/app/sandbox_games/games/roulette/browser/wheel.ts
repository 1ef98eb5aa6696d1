/** The wheel: it turns one way and the ball the other, until the ball lies in its pocket. */
import { colourOf, DOUBLE_ZERO, numberText } from '@grandstand/shared-types/games/roulette/spots'
import { el, pause, svg } from '../../../browser/dom.ts'

/** The pockets in their order on the wheel. */
const SINGLE_ZERO = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]
const DOUBLE_ZERO_WHEEL = [
  0,
  28,
  9,
  26,
  30,
  11,
  7,
  20,
  32,
  17,
  5,
  22,
  34,
  15,
  3,
  24,
  36,
  13,
  1,
  DOUBLE_ZERO,
  27,
  10,
  25,
  29,
  12,
  8,
  19,
  31,
  18,
  6,
  21,
  33,
  16,
  4,
  23,
  35,
  14,
  2,
]
const COLOURS = { green: '#1b7f45', red: '#c8242f', black: '#16191d' }
const RADIUS = 96
const INNER = 62
/** Turns of the wheel and of the ball until they stand. */
const WHEEL_TURNS = 2
const BALL_TURNS = 5
const TURN_MS = 3_600

export interface Wheel {
  element: HTMLElement
  stopAt: (number: number, isNew: boolean) => Promise<void>
}

export function makeWheel(isDouble: boolean): Wheel {
  const pockets = isDouble ? DOUBLE_ZERO_WHEEL : SINGLE_ZERO
  const wheel = svg('-100 -100 200 200', ring(pockets), 'wheel')
  const ball = svg('-100 -100 200 200', '<circle cy="-70" r="5" fill="#fff"/>', 'ball')
  const shown = el('output', { class: 'number', dir: 'ltr' })
  let wheelAngle = 0
  let ballAngle = 0
  return {
    element: el('div', { class: 'bowl' }, wheel, ball, shown),
    stopAt: async (number, isNew) => {
      const place = pockets.indexOf(number)
      wheelAngle -= isNew ? 360 * WHEEL_TURNS + 70 : 0
      // the ball ends above the pocket, wherever the wheel stands then
      const end = wheelAngle + (place * 360) / pockets.length
      const turns = isNew ? BALL_TURNS : 0
      ballAngle = end + 360 * (Math.ceil((ballAngle - end) / 360) + turns)
      wheel.classList.toggle('runs', isNew)
      ball.classList.toggle('runs', isNew)
      shown.textContent = ''
      wheel.style.transform = `rotate(${wheelAngle}deg)`
      ball.style.transform = `rotate(${ballAngle}deg)`
      if (isNew) await pause(TURN_MS)
      shown.textContent = numberText(number)
      shown.dataset['colour'] = colourOf(number)
    },
  }
}

function ring(numbers: readonly number[]): string {
  const step = 360 / numbers.length
  const pockets = numbers.map((number, place) => {
    const turn = `rotate(${place * step})`
    return `<g transform="${turn}"><path d="${sector(step)}" fill="${COLOURS[colourOf(number)]}"/>
      <text y="-82" text-anchor="middle" font-size="10" font-weight="700" fill="#fff">${numberText(number)}</text></g>`
  })
  return `<circle r="99" fill="#5b3a1c"/><circle r="${RADIUS}" fill="#d8b25a"/>${pockets.join('')}
    <circle r="${INNER}" fill="#3a2412"/><circle r="46" fill="#6d4520"/><g stroke="#d8b25a" stroke-width="5">
    <path d="M0-40V40M-40 0H40"/></g><circle r="10" fill="#f3d891"/>`
}

/** One pocket around the top of the wheel. */
function sector(step: number): string {
  const half = ((step / 2 - 0.25) * Math.PI) / 180
  const at = (radius: number, angle: number) =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
  return `M${at(RADIUS, -half)}A${RADIUS} ${RADIUS} 0 0 1 ${at(RADIUS, half)}L${at(INNER, half)}A${INNER} ${INNER} 0 0 0 ${at(INNER, -half)}Z`
}
