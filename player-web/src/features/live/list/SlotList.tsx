import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { slotRange, type Slot, type Slots } from './slots.ts'
import styles from './SlotList.module.css'

/** Height of the slots mounted beyond the window, on each side. */
const BUFFER_PX = 320

interface SlotListProps extends Slots {
  label: string
  /** The function must stay the same between renders. */
  render: (slot: Slot) => ReactNode
  /** Called with the range of visible rows, by their position. */
  onRange: (firstRow: number, lastRow: number) => void
}

/**
 * Slots of known height; mounted are those near the window, and the one with the focus. General windowing lists store
 * measured sizes by index, so that an inserted row shifts all rows below it until they are measured again. Here every
 * position is known at once, and a change above makes the page scroll along, so that visible rows do not move.
 */
export function SlotList({ slots, totalPx, label, render, onRange }: SlotListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [[first, last], setRange] = useState<[number, number]>([0, 14])
  const [focused, setFocused] = useState<string | null>(null)
  const shown = useRef(slots)

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = slots
    const node = list.current
    if (!node || before === slots) return
    const offset = -node.getBoundingClientRect().top
    if (offset <= 0) return
    const [at] = slotRange(before, offset, offset + 1)
    // finds the first visible row that is still in the list
    for (const old of before.slice(at)) {
      const now = slots.find(({ key }) => key === old.key)
      if (!now) continue
      if (now.topPx !== old.topPx) window.scrollBy(0, now.topPx - old.topPx)
      return
    }
  }, [slots])

  useEffect(() => {
    const look = () => {
      const node = list.current
      if (!node) return
      const top = -node.getBoundingClientRect().top
      const from = slotRange(slots, top - BUFFER_PX, top + window.innerHeight + BUFFER_PX)
      setRange((before) => (before[0] === from[0] && before[1] === from[1] ? before : from))
      const [seenFirst, seenLast] = slotRange(slots, Math.max(0, top), top + window.innerHeight)
      const rowsBefore = (end: number) =>
        slots.slice(0, end).filter(({ kind }) => kind === 'row').length
      onRange(rowsBefore(seenFirst), rowsBefore(seenLast + 1) - 1)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [slots, onRange])

  const mounted = slots.slice(first, last + 1)
  const kept = slots.find(({ key }) => key === focused)
  if (kept && !mounted.includes(kept)) mounted.push(kept)
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ blockSize: totalPx }}
      aria-label={label}
      data-list
      onFocus={({ target }) => {
        const { slot } = target.closest<HTMLElement>('[data-slot]')?.dataset ?? {}
        // a tap also moves the focus; its effect must be painted first
        startTransition(() => setFocused(slot ?? null))
      }}
      onBlur={() => startTransition(() => setFocused(null))}
    >
      {mounted.map((slot) => (
        <SlotPlace key={slot.key} slot={slot} render={render} />
      ))}
    </ul>
  )
}

const SlotPlace = memo(
  function SlotPlace({ slot, render }: { slot: Slot; render: (slot: Slot) => ReactNode }) {
    return (
      <li
        className={styles.slot}
        data-slot={slot.key}
        style={{ insetBlockStart: slot.topPx, blockSize: slot.heightPx }}
      >
        {render(slot)}
      </li>
    )
  },
  (before, after) =>
    before.render === after.render &&
    before.slot.key === after.slot.key &&
    before.slot.topPx === after.slot.topPx &&
    before.slot.heightPx === after.slot.heightPx
)
