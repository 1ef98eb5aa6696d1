import { shownBlocks } from '@grandstand/shared-types/themes/slots'
import type { ReactNode } from 'react'
import { BANNER_PAGES } from '@grandstand/shared-types/wire/site/content'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { useViewport } from '../../ui/window/useViewport.ts'
import { PhoneBanners } from '../brand/index.ts'
import { BannerPicture } from './BannerPicture.tsx'
import { Slider } from './Slider.tsx'
import { useBanners } from './useBanners.ts'
import styles from './Banners.module.css'

interface PageBannersProps {
  /** The first path of the page, empty for the home page. */
  path: string
  children: ReactNode
}

/**
 * A page with slides above it and pictures side by side below it. A phone has no side columns, so its home page shows the
 * brand's special banners too: below a home page of blocks, and above the sports page, whose list is long.
 */
export default function PageBanners({ path, children }: PageBannersProps) {
  const { theme } = usePageTheme()
  const isPhone = useViewport() === 'phone'
  const page = BANNER_PAGES.find((name) => name === (path || 'home'))
  const below = useBanners(page, 'bottom')
  const above = useBanners(page, 'top')
  // a home page of blocks has a block for them
  const isBlock = page === 'home' && theme?.layout.home === 'lobby'
  const blocks = isBlock ? shownBlocks(theme.slots, 'home') : []
  const hasSpecial = isPhone && page === 'home' && !blocks.includes('specialBanners')
  return (
    <>
      {!isBlock && <Slider banners={above} />}
      {hasSpecial && !isBlock && <PhoneBanners />}
      {children}
      {hasSpecial && isBlock && <PhoneBanners />}
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
