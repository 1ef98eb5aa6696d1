import { useEffect, useRef } from 'react'

/**
 * Brings the first refused field into view and focus when the API's answer marks it: the person stands at the save
 * button then. Somebody who is typing is left alone.
 */
export function useFocusFirstError<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const observer = new MutationObserver(() => {
      if (document.activeElement instanceof HTMLInputElement) return
      // a folded part of the form opens first
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    })
    observer.observe(form, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] })
    return () => observer.disconnect()
  }, [])
  return ref
}
