import { useTranslation } from 'react-i18next'
import styles from './BingoCard.module.css'

interface BingoCardProps {
  /** The cells, row by row; 0 is a cell without a number. */
  cells: readonly number[]
  /** The numbers called so far. */
  called: readonly number[]
  size?: 'small' | 'large'
}

const WIDE = 27
const HEADS = ['B', 'I', 'N', 'G', 'O']

/** A card of bingo; numbers that were called are daubed. */
export function BingoCard({ cells, called, size = 'small' }: BingoCardProps) {
  const { t } = useTranslation()
  const isWide = cells.length === WIDE
  const calls = new Set(called)
  return (
    <div
      className={styles.card}
      data-size={size}
      data-wide={isWide}
      dir="ltr"
      role="img"
      aria-label={spoken(cells, calls, t('verify.hit'))}
    >
      {!isWide && HEADS.map((head) => <b key={head}>{head}</b>)}
      {cells.map((number, place) => (
        <span key={place} data-free={number === 0} data-called={calls.has(number)}>
          {number > 0 ? number : isWide ? '' : '★'}
        </span>
      ))}
    </div>
  )
}

const spoken = (cells: readonly number[], calls: ReadonlySet<number>, hit: string): string =>
  cells
    .filter((number) => number > 0)
    .map((number) => (calls.has(number) ? `${number} ${hit}` : String(number)))
    .join(', ')
