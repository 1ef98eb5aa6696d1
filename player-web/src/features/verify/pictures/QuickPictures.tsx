/** What came out in dice, mines and plinko. */
import type { DiceOutcome } from '@grandstand/shared-types/games/dice/dice'
import type { MinesOutcome } from '@grandstand/shared-types/games/mines/mines'
import { slotOf, type PlinkoOutcome } from '@grandstand/shared-types/games/plinko/plinko'
import { useTranslation } from 'react-i18next'
import styles from './Quick.module.css'

/** The number that was rolled. */
export const DicePicture = ({ outcome: { rolled } }: { outcome: DiceOutcome }) => (
  <p className={styles.number} dir="ltr">
    {(rolled / 100).toFixed(2)}
  </p>
)

/** The field; each cell has its place in the order in which mines are laid. */
export function MinesPicture({ outcome: { order } }: { outcome: MinesOutcome }) {
  const { t } = useTranslation()
  return (
    <ol className={styles.field} dir="ltr" aria-label={t('verify.games.mines')}>
      {order.map((_, cell) => (
        <li key={cell}>{order.indexOf(cell) + 1}</li>
      ))}
    </ol>
  )
}

/** Where the ball turned, row by row, and the slot in which it landed. */
export const PlinkoPicture = ({ outcome }: { outcome: PlinkoOutcome }) => (
  <p className={styles.number} dir="ltr">
    {outcome.turns.map((turn) => (turn === 1 ? '→' : '←')).join('')} <b>{slotOf(outcome) + 1}</b>
  </p>
)
