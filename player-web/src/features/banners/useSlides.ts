import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react'

const SLIDE_MS = 6_000
const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Which slide of a row that snaps is in view, and its movement. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0)
  const [isStopped, setIsStopped] = useState(false)
  const [isAttended, setIsAttended] = useState(false)
  const [canRun] = useState(() => count > 1 && !window.matchMedia(LESS_MOTION).matches)
  const isRunning = canRun && !isStopped && !isAttended

  const show = (index: number) => {
    const next = (index + count) % count
    const row = track.current
    const slide = row?.children[next]
    if (!row || !(slide instanceof HTMLElement)) return
    row.scrollTo({ left: slide.offsetLeft, behavior: canRun ? 'smooth' : 'instant' })
    setCurrent(next)
  }
  const go = (by: 1 | -1) => show(current + by)
  const goOn = useEffectEvent(() => {
    if (!document.hidden) go(1)
  })

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => goOn(), SLIDE_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  useEffect(() => {
    const row = track.current
    if (!row) return
    // a finger has moved it
    const follow = () => setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
    row.addEventListener('scrollend', follow)
    return () => row.removeEventListener('scrollend', follow)
  }, [track])

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = document.documentElement.dir === 'rtl'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    go((event.key === 'ArrowRight') === isRtl ? -1 : 1)
  }

  return {
    current,
    canRun,
    isRunning,
    isStopped,
    go,
    toggle: () => setIsStopped(!isStopped),
    keys: { onKeyDown },
    /** For the frame: slides stand still while somebody points at them or has the focus there. */
    attention: {
      onPointerEnter: () => setIsAttended(true),
      onPointerLeave: () => setIsAttended(false),
      onFocus: () => setIsAttended(true),
      onBlur: () => setIsAttended(false),
    },
  }
}
