import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { settingsQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { FOOTER_PAGES } from './infoPages.ts'
import styles from './Footer.module.css'

/** Pages about the brand, payment logos, social networks, the brand's text and its licence. */
export default function Footer() {
  const { t } = useTranslation()
  const home = useHome()
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  const { title, footerText, paymentLogos, licenceLink, socialLinks } = settings
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t('info.footer')}>
        {FOOTER_PAGES.map(({ path, name }) => (
          <Link key={path} to={home + path}>
            {t(name)}
          </Link>
        ))}
        {socialLinks.map(({ network, link }) => (
          <a key={link} href={link} rel="noreferrer noopener" target="_blank">
            {NETWORKS[network]}
          </a>
        ))}
      </nav>
      {paymentLogos.length > 0 && (
        <ul className={styles.logos} aria-label={t('info.payments')}>
          {paymentLogos.map(({ name, file }) => (
            <li key={file}>
              <img src={file} alt={name} loading="lazy" height={24} />
            </li>
          ))}
        </ul>
      )}
      {footerText && <p className={styles.text}>{footerText}</p>}
      <p className={styles.foot}>
        <span>
          © {new Date().getFullYear()} {title}
        </span>
        <span className={styles.age} title={t('info.adults')}>
          18+
        </span>
        {licenceLink && (
          <a href={licenceLink} rel="noreferrer noopener" target="_blank">
            {t('info.licence')}
          </a>
        )}
      </p>
    </footer>
  )
}

/** Names of brands: the same in every language. */
const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
} as const
