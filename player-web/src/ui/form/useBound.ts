import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Far above every bound of a field: it keeps the page quick, and what it cuts is refused as too long all the same. */
const MOST_PASTED = 20_000

interface Bounded {
  id: string
  label: string
  /** Most characters of the text without marks that nobody sees, and as it is for a password. */
  maxLength?: number | undefined
  value?: unknown
  type?: string | undefined
}

/**
 * The bound of a field: it keeps what was typed or pasted, since a text that is cut is another text, and the form refuses what is
 * too long. Gives the refusal, and the attribute for the browser.
 */
export function useBound({ id, label, maxLength, value, type }: Bounded) {
  const { t } = useTranslation()
  const text = typeof value === 'string' ? value : ''
  const length = type === 'password' ? text.length : plainTyped(text).length
  const tooLong =
    maxLength !== undefined && length > maxLength
      ? t('errors.lengthAtMost', { p1: label, p2: maxLength })
      : undefined
  useEffect(() => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.setCustomValidity(tooLong ?? '')
    }
  }, [id, tooLong])
  return { tooLong, cut: maxLength === undefined ? {} : { maxLength: MOST_PASTED } }
}

/** The first field of a form that its bound refuses. */
export const firstTooLong = (form: HTMLFormElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].find(
    ({ validity }) => validity.customError
  )
