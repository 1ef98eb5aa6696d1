import type { RouletteOutcome } from '@grandstand/shared-types/games/roulette/roulette'
import { colourOf } from '@grandstand/shared-types/games/roulette/spots'
import { useTranslation } from 'react-i18next'
import styles from './Wheel.module.css'

/** The numbers round the wheel, from the zero. */
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]
const ANGLE = 360 / WHEEL.length
const RING = 44
const BALL = 34

/** The wheel with the ball in its pocket, and the number in the middle. */
export function WheelPicture({ outcome: { number } }: { outcome: RouletteOutcome }) {
  const { t } = useTranslation()
  const colour = colourOf(number)
  const [ballX, ballY] = pointAt(WHEEL.indexOf(number), BALL)
  return (
    <svg
      className={styles.wheel}
      viewBox="-50 -50 100 100"
      role="img"
      aria-label={`${number}, ${t(`verify.colour.${colour}`)}`}
    >
      <circle r="49" className={styles.rim} />
      {WHEEL.map((pocket, place) => {
        const [x, y] = pointAt(place, RING)
        return (
          <g key={pocket}>
            <path d={pocketPath(place)} data-colour={colourOf(pocket)} />
            <text x={x} y={y} transform={`rotate(${place * ANGLE} ${x} ${y})`}>
              {pocket}
            </text>
          </g>
        )
      })}
      <circle r="29" className={styles.hub} />
      <circle r="18" data-colour={colour} />
      <text className={styles.number}>{number}</text>
      <circle cx={ballX} cy={ballY} r="2.4" className={styles.ball} />
    </svg>
  )
}

function pocketPath(place: number): string {
  const [x1, y1] = pointAt(place - 0.5, 48)
  const [x2, y2] = pointAt(place + 0.5, 48)
  return `M0 0L${x1} ${y1}A48 48 0 0 1 ${x2} ${y2}Z`
}

/** The point of a pocket at a distance from the middle; the zero is above. */
function pointAt(place: number, distance: number): [number, number] {
  const turn = ((place * ANGLE - 90) * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return [round(Math.cos(turn) * distance), round(Math.sin(turn) * distance)]
}
