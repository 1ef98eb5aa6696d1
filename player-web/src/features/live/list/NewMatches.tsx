import { ArrowDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './NewMatches.module.css'

/** The number of new rows; a press shows them. */
export function NewMatches({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.place}>
      {count > 0 && (
        <button type="button" className={styles.pill} onClick={onShow}>
          <ArrowDown size={15} aria-hidden />
          {t('live.newMatches', { count })}
        </button>
      )}
    </div>
  )
}
