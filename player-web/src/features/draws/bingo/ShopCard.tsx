import { Check } from 'lucide-react'
import { BingoCard } from '../../verify/index.ts'
import styles from './ShopCard.module.css'

interface ShopCardProps {
  name: string
  cells: readonly number[]
  isTaken: boolean
  /** A ticket holds no more cards. */
  isOff: boolean
  onToggle: () => void
}

/** A card of the shop, taken and put back by a press. */
export const ShopCard = ({ name, cells, isTaken, isOff, onToggle }: ShopCardProps) => (
  <li className={styles.place}>
    <button
      type="button"
      className={styles.card}
      aria-pressed={isTaken}
      disabled={isOff}
      onClick={onToggle}
    >
      <span className={styles.name}>
        {name}
        <Check size={16} aria-hidden />
      </span>
      <BingoCard cells={cells} called={[]} />
    </button>
  </li>
)
