import { Dices, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/Button.tsx'
import styles from './Line.module.css'

interface LineProps {
  name: string
  numbers: readonly number[]
  /** The grid shows this line. */
  isChosen: boolean
  onChoose: () => void
  /** Other numbers by chance. */
  onOthers: () => void
  /** Left out for the only line. */
  onRemove?: (() => void) | undefined
}

/** The numbers of one line as balls, with other numbers a press away. */
export function Line({ name, numbers, isChosen, onChoose, onOthers, onRemove }: LineProps) {
  const { t } = useTranslation()
  return (
    <li className={styles.line} data-chosen={isChosen}>
      <button type="button" className={styles.numbers} aria-pressed={isChosen} onClick={onChoose}>
        <span className="visually-hidden">{name}: </span>
        <span className={styles.balls} dir="ltr">
          {numbers.map((number) => (
            <Fragment key={number}>
              <span>{number}</span>{' '}
            </Fragment>
          ))}
        </span>
      </button>
      <IconButton label={`${t('draw.otherNumbers')} (${name})`} onClick={onOthers}>
        <Dices size={20} aria-hidden />
      </IconButton>
      {onRemove && (
        <IconButton label={`${t('draw.remove')} (${name})`} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
