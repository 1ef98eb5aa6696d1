import { pictureSource } from '@grandstand/shared-types/core/pictures'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/queries.ts'
import { StaffLink } from '../../ui/staffHtml/StaffLink.tsx'
import styles from './Brand.module.css'

/** The brand's special banners, each with its link. */
export default function SpecialBanners() {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.specialBanners.map(({ file, link }, index) => {
    if (file === null) return null
    const source = { ...pictureSource(file), sizes: '320px' }
    if (link === null) {
      return (
        <span key={index} className={styles.banner}>
          <img {...source} alt="" loading="lazy" />
        </span>
      )
    }
    return (
      <StaffLink key={index} className={styles.banner} href={link}>
        <img {...source} alt={settings.title} loading="lazy" />
      </StaffLink>
    )
  })
}
