import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/queries.ts'
import styles from './Brand.module.css'

/** The brand's special banners, each with its link. */
export default function SpecialBanners() {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.specialBanners.map(({ file, link }, index) => {
    if (file === null) return null
    const picture = <img src={file} alt="" loading="lazy" />
    if (link === null) return <span key={index} className={styles.banner} children={picture} />
    return (
      <a key={index} className={styles.banner} href={link} aria-label={settings.title}>
        {picture}
      </a>
    )
  })
}
