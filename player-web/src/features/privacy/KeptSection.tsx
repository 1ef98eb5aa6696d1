import { Fingerprint, IdCard, ScrollText, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './Privacy.module.css'

/** What an erasure leaves, and why; the brand keeps a person's details for `years`. */
export function KeptSection({ years }: { years: number }) {
  const { t } = useTranslation()
  const kept = [
    { Icon: IdCard, text: t('privacy.kept.details', { count: years }) },
    { Icon: Wallet, text: t('privacy.kept.money') },
    { Icon: Fingerprint, text: t('privacy.kept.exclusion') },
    { Icon: ScrollText, text: t('privacy.kept.log') },
  ]
  return (
    <section className={styles.section}>
      <h2>{t('privacy.kept.title')}</h2>
      <ul className={styles.kept}>
        {kept.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={20} strokeWidth={1.6} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
