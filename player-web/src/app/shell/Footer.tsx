import type { Messenger } from '@grandstand/shared-types/sites/profile'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { settingsQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { FOOTER_PAGES } from './infoPages.ts'
import styles from './Footer.module.css'

/** Pages about the brand, payment logos, social networks, contacts, the brand's text and its licence. */
export default function Footer() {
  const { t, i18n } = useTranslation()
  const home = useHome()
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  const { title, paymentLogos, licenceLink, socialLinks, phone, messaging } = settings
  const { footerTexts: texts, defaultLanguage } = settings
  const text = texts[i18n.language] ?? texts[defaultLanguage] ?? Object.values(texts)[0]
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
        {phone !== null && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
            {phone}
          </a>
        )}
        {messaging && (
          <a
            href={ADDRESS_OF[messaging.messenger](messaging.contact)}
            rel="noreferrer noopener"
            target="_blank"
          >
            {MESSENGER_NAMES[messaging.messenger]}
          </a>
        )}
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
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.foot}>
        <span>
          © {yearNow()} {title}
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

/** Where a messenger opens a chat with a number or a name. */
const ADDRESS_OF: Readonly<Record<Messenger, (contact: string) => string>> = {
  telegram: (name) => `https://t.me/${encodeURIComponent(name)}`,
  viber: (number) => `viber://chat?number=${encodeURIComponent(number)}`,
  whatsapp: (number) => `https://wa.me/${number.replace(/\D/g, '')}`,
}

const MESSENGER_NAMES: Readonly<Record<Messenger, string>> = {
  telegram: 'Telegram',
  viber: 'Viber',
  whatsapp: 'WhatsApp',
}

const yearNow = (): number => new Date().getFullYear()

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
