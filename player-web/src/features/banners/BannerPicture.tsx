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

/** A banner with its words and its link; all of it can be pressed, and a reader hears the words in place of the picture. */
export function BannerPicture({ banner, isFirst = false }: BannerPictureProps) {
  const isPhone = useViewport() === 'phone'
  const source = pictureSource((isPhone && banner.phonePicture) || banner.picture)
  const picture = (
    <img
      {...source}
      className={styles.picture}
      sizes={isPhone ? '100vw' : '60vw'}
      alt={banner.text ? '' : banner.title}
      draggable={false}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
  const content = (
    <>
      {picture}
      {banner.text && (
        <span className={styles.words}>
          <span className={styles.headline}>{banner.text.headline}</span>
          {banner.link !== null && banner.text.button && (
            <span className={styles.button}>{banner.text.button}</span>
          )}
        </span>
      )}
    </>
  )
  if (banner.link === null) return <div className={styles.link}>{content}</div>
  return (
    <StaffLink className={styles.link} href={banner.link}>
      {content}
    </StaffLink>
  )
}
