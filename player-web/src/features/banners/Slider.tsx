import type { BannerView } from '@grandstand/shared-types/wire/site/content'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewport } from '../../ui/window/useViewport.ts'
import { BannerPicture } from './BannerPicture.tsx'
import { useSlides } from './useSlides.ts'
import styles from './Banners.module.css'

/**
 * Slides that follow each other by themselves, until somebody stops them, points at them or wants less motion. Fingers and the
 * arrow keys move them too.
 */
export function Slider({ banners }: { banners: readonly BannerView[] }) {
  const { t } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const track = useRef<HTMLUListElement>(null)
  const slides = useSlides(track, banners.length)
  const [first] = banners
  if (!first) return null
  const many = banners.length > 1
  const isWorded = banners.some(({ text }) => text)
  return (
    <section
      className={isWorded ? `${styles.slider} ${styles.worded}` : styles.slider}
      aria-roledescription={t('banners.slides')}
      aria-label={t('banners.title')}
      style={{ aspectRatio: ratioOf(first, isPhone, isWorded) }}
      {...slides.attention}
    >
      <ul ref={track} className={styles.track} {...(many && { tabIndex: 0 })} {...slides.keys}>
        {banners.map((banner, index) => (
          <li key={banner.id} inert={index !== slides.current}>
            <BannerPicture banner={banner} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {many && (
        <div className={styles.controls}>
          <button type="button" aria-label={t('banners.before')} onClick={() => slides.go(-1)}>
            <ChevronLeft size={18} aria-hidden />
          </button>
          <span aria-live={slides.isRunning ? 'off' : 'polite'}>
            <bdi dir="ltr">{`${slides.current + 1} / ${banners.length}`}</bdi>
          </span>
          <button type="button" aria-label={t('banners.next')} onClick={() => slides.go(1)}>
            <ChevronRight size={18} aria-hidden />
          </button>
          {slides.canRun && (
            <button
              type="button"
              aria-label={t(slides.isStopped ? 'banners.play' : 'banners.pause')}
              onClick={slides.toggle}
            >
              {slides.isStopped ? <Play size={15} aria-hidden /> : <Pause size={15} aria-hidden />}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** The shape of the frame; with words a phone gives it a height instead (`worded`). */
function ratioOf(first: BannerView, isPhone: boolean, isWorded: boolean): string | undefined {
  if (!isPhone) return first.ratio
  return isWorded ? undefined : first.phoneRatio
}
