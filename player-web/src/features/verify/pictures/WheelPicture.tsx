import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import {
  rouletteRules,
  type RouletteOutcome,
} from '@grandstand/shared-types/games/roulette/roulette'
import { colourOf, DOUBLE_ZERO, numberText } from '@grandstand/shared-types/games/roulette/spots'
import { useTranslation } from 'react-i18next'
import styles from './Wheel.module.css'

/** The numbers round the wheel, from the zero. */
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
const RING = 44
const BALL = 34

/** The wheel with the ball in its pocket, and the number in the middle. */
export function WheelPicture({
  outcome: { number },
  code,
}: {
  outcome: RouletteOutcome
  code: GameCode
}) {
  const wheel = rouletteRules(code).pockets > DOUBLE_ZERO ? DOUBLE_ZERO_WHEEL : SINGLE_ZERO
  const angle = 360 / wheel.length
  const { t } = useTranslation()
  const colour = colourOf(number)
  const [ballX, ballY] = pointAt(wheel.indexOf(number), BALL, angle)
  return (
    <svg
      className={styles.wheel}
      viewBox="-50 -50 100 100"
      role="img"
      aria-label={`${numberText(number)}, ${t(`verify.colour.${colour}`)}`}
    >
      <circle r="49" className={styles.rim} />
      {wheel.map((pocket, place) => {
        const [x, y] = pointAt(place, RING, angle)
        return (
          <g key={pocket}>
            <path d={pocketPath(place, angle)} data-colour={colourOf(pocket)} />
            <text x={x} y={y} transform={`rotate(${place * angle} ${x} ${y})`}>
              {numberText(pocket)}
            </text>
          </g>
        )
      })}
      <circle r="29" className={styles.hub} />
      <circle r="18" data-colour={colour} />
      <text className={styles.number}>{numberText(number)}</text>
      <circle cx={ballX} cy={ballY} r="2.4" className={styles.ball} />
    </svg>
  )
}

function pocketPath(place: number, angle: number): string {
  const [x1, y1] = pointAt(place - 0.5, 48, angle)
  const [x2, y2] = pointAt(place + 0.5, 48, angle)
  return `M0 0L${x1} ${y1}A48 48 0 0 1 ${x2} ${y2}Z`
}

/** The point of a pocket at a distance from the middle; the zero is above. */
function pointAt(place: number, distance: number, angle: number): [number, number] {
  const turn = ((place * angle - 90) * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return [round(Math.cos(turn) * distance), round(Math.sin(turn) * distance)]
}
