import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'

const MOVE_MS = 900

/** An amount that counts up to its new value; at once where the person wants less motion, and when it falls. */
export function MovingAmount({ minor, currency }: { minor: number; currency: string }) {
  const format = useFormat()
  const [shown, setShown] = useState(minor)
  const from = useRef(minor)

  useEffect(() => {
    const begin = from.current
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const beganAt = performance.now()
    let frame = 0
    const step = (now: number) => {
      const part = isStill || minor < begin ? 1 : Math.min(1, (now - beganAt) / MOVE_MS)
      from.current = Math.round(begin + (minor - begin) * part)
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    if (minor !== begin) frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [minor])

  return <bdi dir="ltr">{format.money(shown, currency)}</bdi>
}
