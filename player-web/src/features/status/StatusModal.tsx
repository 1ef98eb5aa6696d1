import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenDialog } from '../../ui/dialog/openDialogs.ts'
import type { StatusCode } from './status.ts'
import styles from './StatusPopup.module.css'

interface StatusModalProps {
  code: StatusCode
  /** Without it, Escape does nothing. */
  onEscape?: (() => void) | undefined
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/**
 * The native dialog of the status popup. When it closes, the focus returns to the control that had it, or to the page's
 * main field when that control is gone.
 */
export function StatusModal({ code, onEscape, onKeyDown, children }: StatusModalProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useOpenDialog()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      const { activeElement, body } = document
      const isLost = !activeElement || activeElement === body || element?.contains(activeElement)
      if (isLost) mainField()?.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-status={code}
      aria-label={t('statusPopup.name')}
      aria-live="assertive"
      onCancel={(event) => {
        event.preventDefault()
        onEscape?.()
      }}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  )
}

/** The field of a tab comes before that of the frame around it. */
const mainField = () =>
  [...document.querySelectorAll<HTMLElement>('[data-main-field]')].at(-1) ??
  document.getElementById('main')
