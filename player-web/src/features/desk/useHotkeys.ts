import { useEffect } from 'react'

/**
 * While the page is open, a function key goes to the element that carries it as `data-hotkey`: a field is focused and its
 * text selected, a button is pressed.
 */
export function useHotkeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!/^F\d+$/.test(event.key)) return
      const target = document.querySelector(`[data-hotkey="${event.key}"]`)
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.focus()
      if (target instanceof HTMLInputElement) target.select()
      else target.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
