import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { Clock } from './Clock.tsx'
import { TOP_PAGES } from '../infoPages.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import styles from './TopLine.module.css'

/** The line above the header on wide windows: pages about the brand, the clock, the way to the phone's version. */
export default function TopLine() {
  const { t } = useTranslation()
  const home = useHome()
  return (
    <div className={styles.line}>
      <nav className={styles.inner} aria-label={t('info.title')}>
        {TOP_PAGES.map(({ path, name }) => (
          <Link key={path} to={home + path}>
            {t(name)}
          </Link>
        ))}
        <span className={styles.space} />
        <ViewSwitch />
        <Clock />
      </nav>
    </div>
  )
}
