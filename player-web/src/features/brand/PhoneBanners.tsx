import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/queries.ts'
import SpecialBanners from './SpecialBanners.tsx'
import styles from './Brand.module.css'

/** The special banners side by side, in a row of one height, so that the page below never moves. */
export function PhoneBanners() {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings?.specialBanners.some(({ file }) => file !== null)) return null
  return (
    <div className={styles.phone}>
      <SpecialBanners />
    </div>
  )
}
