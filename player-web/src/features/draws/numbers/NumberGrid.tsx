import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import styles from './NumberGrid.module.css'

interface NumberGridProps {
  /** Numbers go from 1 to this. */
  pool: number
  /** A line has at least and at most so many numbers. */
  least: number
  most: number
  picked: readonly number[]
  onPicked: (numbers: readonly number[]) => void
}

/** All numbers to choose from: one stop of the Tab key, in which the arrows lead from number to number. */
export function NumberGrid({ pool, least, most, picked, onPicked }: NumberGridProps) {
  const { t } = useTranslation()
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(1)
  const isFull = picked.length >= most
  const toggle = (number: number) => {
    if (picked.includes(number)) onPicked(picked.filter((one) => one !== number))
    else if (!isFull) onPicked([...picked, number].toSorted((a, b) => a - b))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = reached(event.key, focused, { pool, columns: columnsOf(grid.current) })
    if (next === null) return
    event.preventDefault()
    setFocused(next)
    grid.current?.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus()
  }
  return (
    <>
      <p className={styles.state}>
        <span role="status">
          {least === most
            ? t('draw.chosenOf', { chosen: picked.length, total: most })
            : t('draw.chosenUpTo', { chosen: picked.length, total: most })}
        </span>
        <Button variant="quiet" size="small" onClick={() => onPicked([])}>
          {t('draw.clear')}
        </Button>
      </p>
      <div
        ref={grid}
        className={styles.grid}
        data-size={pool > 60 ? 'many' : 'few'}
        dir="ltr"
        role="group"
        aria-label={t('draw.ownNumbers')}
        onKeyDown={onKeyDown}
      >
        {Array.from({ length: pool }, (_, place) => place + 1).map((number) => (
          <button
            key={number}
            type="button"
            data-number={number}
            tabIndex={number === focused ? 0 : -1}
            aria-pressed={picked.includes(number)}
            aria-disabled={isFull && !picked.includes(number)}
            onFocus={() => setFocused(number)}
            onClick={() => toggle(number)}
          >
            {number}
          </button>
        ))}
      </div>
    </>
  )
}

/** How many numbers stand in a row, as the window's width has it. */
function columnsOf(grid: HTMLElement | null): number {
  const cells = [...(grid?.children ?? [])]
  const top = cells[0]?.getBoundingClientRect().top
  const first = cells.findIndex((cell) => cell.getBoundingClientRect().top !== top)
  return first === -1 ? cells.length : first
}

/** The number that a key leads to; null for another key, and at an edge. */
function reached(
  key: string,
  from: number,
  { pool, columns }: { pool: number; columns: number }
): number | null {
  const steps = new Map([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', columns],
    ['ArrowUp', -columns],
    ['Home', 1 - from],
    ['End', pool - from],
  ])
  const to = from + (steps.get(key) ?? 0)
  return steps.has(key) && to >= 1 && to <= pool ? to : null
}
