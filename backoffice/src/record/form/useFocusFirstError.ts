import { useEffect, useRef } from 'react'

/**
 * Focuses the first refused field and scrolls to it when the API's answer marks it, because the user is then at the
 * save button. Does nothing while the user types.
 */
export function useFocusFirstError<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const observer = new MutationObserver(() => {
      if (document.activeElement instanceof HTMLInputElement) return
      // a folded section opens first
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    })
    observer.observe(form, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] })
    return () => observer.disconnect()
  }, [])
  return ref
}
