import { ChartLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './ChartToggle.module.css'

interface ChartToggleProps {
  /** The outcome or market in words. */
  name: string
  isOpen: boolean
  onToggle: () => void
}

/** Opens and closes the charts of an outcome or a market. */
export default function ChartToggle({ name, isOpen, onToggle }: ChartToggleProps) {
  const { t } = useTranslation()
  const label = t('priceChart.show', { name })
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <ChartLine size={15} aria-hidden />
    </button>
  )
}
