import { pictureSource } from '@grandstand/shared-types/core/pictures'
import type { BannerView } from '@grandstand/shared-types/wire/site/content'
import { StaffLink } from '../../ui/staffHtml/StaffLink.tsx'
import { useViewport } from '../../ui/window/useViewport.ts'
import styles from './Banners.module.css'

interface BannerPictureProps {
  banner: BannerView
  /** Seen at once, so it loads before others. */
  isFirst?: boolean
}

/** A banner with its link. */
export function BannerPicture({ banner, isFirst = false }: BannerPictureProps) {
  const isPhone = useViewport() === 'phone'
  const source = pictureSource((isPhone && banner.phonePicture) || banner.picture)
  const picture = (
    <img
      {...source}
      className={styles.picture}
      sizes={isPhone ? '100vw' : '60vw'}
      alt={banner.title}
      draggable={false}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
  if (banner.link === null) return picture
  return (
    <StaffLink className={styles.link} href={banner.link}>
      {picture}
    </StaffLink>
  )
}
