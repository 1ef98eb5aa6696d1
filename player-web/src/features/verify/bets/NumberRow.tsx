import { useTranslation } from 'react-i18next'
import styles from './NumberRow.module.css'

interface NumberRowProps {
  numbers: readonly number[]
  /** Those that were drawn; none before the draw. */
  drawn: readonly number[]
}

/** The numbers that a bet picked; those that were drawn are marked. */
export function NumberRow({ numbers, drawn }: NumberRowProps) {
  const { t } = useTranslation()
  return (
    <ol className={styles.numbers} dir="ltr">
      {numbers.map((number) => {
        const isHit = drawn.includes(number)
        return (
          <li key={number} data-hit={isHit}>
            {number}
            {isHit && <span className="visually-hidden"> {t('verify.hit')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
