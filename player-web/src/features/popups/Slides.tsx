import type { PopupView } from '@grandstand/shared-types/wire/site/notices'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { StaffHtml } from '../../ui/staffHtml/StaffHtml.tsx'
import { nextSlide, SLIDE_MS } from './slides.ts'
import styles from './Slides.module.css'

interface SlidesProps {
  slides: readonly PopupView[]
  /** With whether the person wants them never again. */
  onClose: (isForGood: boolean) => void
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Slides that follow each other every ten seconds, unless somebody points at them, is inside them or has paused them. */
export function Slides({ slides, onClose }: SlidesProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(wantsStillness)
  const [isAttended, setAttended] = useState(false)
  const [isForGood, setForGood] = useState(false)
  const shown = slides[index] ?? slides[0]
  const isStill = isPaused || isAttended

  useEffect(() => {
    if (isStill) return
    const timer = setTimeout(() => {
      const next = nextSlide(slides, index)
      if (next === null) onClose(isForGood)
      else setIndex(next)
    }, SLIDE_MS)
    return () => clearTimeout(timer)
  })

  if (!shown) return null
  return (
    <Dialog title={shown.title} onClose={() => onClose(isForGood)}>
      <div
        className={styles.body}
        onPointerEnter={() => setAttended(true)}
        onPointerLeave={() => setAttended(false)}
        onFocus={() => setAttended(true)}
        onBlur={() => setAttended(false)}
      >
        <div className={styles.content} aria-live={isStill ? 'polite' : 'off'}>
          <StaffHtml html={shown.content} />
        </div>
        {slides.length > 1 && (
          <div className={styles.tools}>
            <IconButton
              label={t(isPaused ? 'popups.play' : 'popups.pause')}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
            </IconButton>
            {slides.map(({ id, title }, place) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                aria-label={title}
                aria-current={place === index}
                onClick={() => setIndex(place)}
              />
            ))}
          </div>
        )}
        <label className={styles.again}>
          <input
            type="checkbox"
            checked={isForGood}
            onChange={({ target }) => setForGood(target.checked)}
          />
          {t('popups.notAgain')}
        </label>
      </div>
    </Dialog>
  )
}
