import type { BingoOutcome } from '@grandstand/shared-types/games/bingo/bingo_rules'
import type { NumbersOutcome } from '@grandstand/shared-types/games/numbers/numbers_game'
import { useTranslation } from 'react-i18next'
import styles from './Balls.module.css'

/** The numbers of keno or lotto, in the order in which they were drawn. */
export const NumbersPicture = ({ outcome }: { outcome: NumbersOutcome }) => (
  <Balls numbers={outcome.numbers} size={outcome.numbers.length > 10 ? 'small' : 'large'} />
)

/** Every call of bingo in its order. */
export const CallsPicture = ({ outcome }: { outcome: BingoOutcome }) => (
  <Balls numbers={outcome.calls} size="small" />
)

export function Balls({ numbers, size }: { numbers: readonly number[]; size: 'small' | 'large' }) {
  const { t } = useTranslation()
  return (
    <ol className={styles.balls} data-size={size} aria-label={t('verify.drawnInOrder')}>
      {numbers.map((number) => (
        <li key={number} data-group={Math.floor((number - 1) / 15) % 6}>
          {number}
        </li>
      ))}
    </ol>
  )
}
