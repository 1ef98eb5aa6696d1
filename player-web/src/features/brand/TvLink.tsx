import { useQuery } from '@tanstack/react-query'
import { Tv } from 'lucide-react'
import { settingsQuery } from '../../api/queries.ts'
import styles from './Brand.module.css'

/** The link to the brand's TV, with the logos of its channels. */
export default function TvLink() {
  const { data: settings } = useQuery(settingsQuery)
  const { link = null, logos = [] } = settings?.tv ?? {}
  if (link === null) return null
  return (
    <a className={styles.tv} href={link} target="_blank" rel="noreferrer">
      <Tv size={18} aria-hidden />
      <span>TV</span>
      {logos.map((logo) => (
        <img key={logo} src={logo} alt="" loading="lazy" />
      ))}
    </a>
  )
}
