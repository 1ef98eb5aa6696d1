/** Numbers to pick from. */
import { el } from './dom.ts'

interface Grid {
  element: HTMLElement
  picked: () => number[]
  pick: (numbers: readonly number[]) => void
  /** Marks the numbers that came; none with an empty list. */
  mark: (came: readonly number[]) => void
  lock: (isLocked: boolean) => void
}

export function numberGrid(pool: number, most: number, onChange: () => void): Grid {
  const picked = new Set<number>()
  const buttons = Array.from({ length: pool }, (_, place) => {
    const number = place + 1
    const made = el('button', { 'type': 'button', 'aria-pressed': 'false' }, String(number))
    made.addEventListener('click', () => {
      if (picked.has(number)) picked.delete(number)
      else if (picked.size < most) picked.add(number)
      draw()
    })
    return made
  })
  const draw = () => {
    for (const [place, made] of buttons.entries()) {
      made.setAttribute('aria-pressed', String(picked.has(place + 1)))
    }
    onChange()
  }
  return {
    element: el('div', { class: 'numbers', dir: 'ltr' }, ...buttons),
    picked: () => [...picked].sort((a, b) => a - b),
    pick: (numbers) => {
      picked.clear()
      for (const number of numbers) picked.add(number)
      draw()
    },
    mark: (came) => {
      for (const [place, made] of buttons.entries()) {
        made.classList.toggle('came', came.includes(place + 1))
      }
    },
    lock: (isLocked) => {
      for (const made of buttons) made.disabled = isLocked
    },
  }
}
