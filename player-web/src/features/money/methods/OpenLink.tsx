import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/Button.tsx'
import styles from '../MoneyScreen.module.css'

/** The page of a category that has its own. */
export function OpenLink({ href }: { href: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.actions}>
      <ButtonLink to={href} target="_blank" rel="noopener noreferrer">
        {t('moneyPage.openLink')}
        <ExternalLink size={16} aria-hidden />
      </ButtonLink>
    </div>
  )
}
