import { useQuery } from '@tanstack/react-query'
import { Tv } from 'lucide-react'
import { settingsQuery } from '../../api/queries.ts'
import styles from './Brand.module.css'

interface TvLinkProps {
  /** The look of the link, unless that of a block. */
  className?: string | undefined
  onOpen?: () => void
}

/** The link to the brand's TV, with the logos of its channels. */
export default function TvLink({ className = styles.tv, onOpen }: TvLinkProps) {
  const { data: settings } = useQuery(settingsQuery)
  const { link = null, logos = [] } = settings?.tv ?? {}
  if (link === null) return null
  return (
    <a className={className} href={link} target="_blank" rel="noreferrer" onClick={onOpen}>
      <Tv size={20} aria-hidden />
      <span>TV</span>
      {logos.length > 0 && (
        <span className={styles.logos}>
          {logos.map((logo) => (
            <img key={logo} src={logo} alt="" loading="lazy" />
          ))}
        </span>
      )}
    </a>
  )
}
