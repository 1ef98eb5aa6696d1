import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { settingsQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import styles from './BrandLink.module.css'

/** The brand's logo, or else its name; leads to the first page. */
export function BrandLink() {
  const { t } = useTranslation()
  const home = useHome()
  const { data: settings } = useQuery(settingsQuery)
  const name = settings?.title ?? ''
  return (
    <Link to={home} className={styles.brand} aria-label={`${name}, ${t('brand.home')}`}>
      {settings?.logo ? <img src={settings.logo} alt="" /> : <bdi>{name}</bdi>}
    </Link>
  )
}
