import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { settingsQuery } from '../../../api/queries.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { usePageTheme } from '../../../theme/pageTheme.ts'
import styles from './BrandLink.module.css'

/** The brand's logo, or else its name; leads to the first page. */
export function BrandLink() {
  const { t } = useTranslation()
  const home = useHome()
  const { data: settings } = useQuery(settingsQuery)
  const ofTheme = usePageTheme().theme?.logo
  const name = settings?.title ?? ''
  const logo = settings?.logo ?? ofTheme
  return (
    <Link to={home} className={styles.brand} aria-label={`${name}, ${t('brand.home')}`}>
      {logo ? <img src={logo} alt="" /> : <bdi>{name}</bdi>}
    </Link>
  )
}
