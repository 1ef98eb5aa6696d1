import type { ReactNode } from 'react'
import { BANNER_PAGES } from '@grandstand/shared-types/wire/site/content'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { BannerPicture } from './BannerPicture.tsx'
import { Slider } from './Slider.tsx'
import { useBanners } from './useBanners.ts'
import styles from './Banners.module.css'

interface PageBannersProps {
  /** The first path of the page, empty for the home page. */
  path: string
  children: ReactNode
}

/** A page with slides above it and pictures side by side below it. */
export default function PageBanners({ path, children }: PageBannersProps) {
  const { theme } = usePageTheme()
  const page = BANNER_PAGES.find((name) => name === (path || 'home'))
  const below = useBanners(page, 'bottom')
  const above = useBanners(page, 'top')
  // a home page of blocks has a block for them
  const isBlock = page === 'home' && theme?.layout.home === 'lobby'
  return (
    <>
      {!isBlock && <Slider banners={above} />}
      {children}
      {below.length > 0 && (
        <ul className={styles.row}>
          {below.map((banner) => (
            <li key={banner.id}>
              <BannerPicture banner={banner} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
