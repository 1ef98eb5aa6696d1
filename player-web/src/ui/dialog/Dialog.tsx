import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../Button.tsx'
import styles from './Dialog.module.css'
import { useOpenDialog } from './openDialogs.ts'

interface DialogProps {
  title: string
  onClose: () => void
  /** The control marked `data-autofocus` gets the focus, otherwise the close button. */
  children: ReactNode
  /** `box` in the middle, `wide` as its content, `sheet` over the whole phone, `drawer` at the start of the line. */
  form?: 'box' | 'wide' | 'sheet' | 'drawer'
  /** Content beside the title. */
  aside?: ReactNode
}

/**
 * A native modal dialog, open as long as it is mounted. The browser itself handles focus, Escape and the inert page
 * behind.
 */
export function Dialog({ title, onClose, children, form = 'box', aside }: DialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useOpenDialog()

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) {
      element.showModal()
      // React sets no autofocus attribute, so the browser would focus the first control
      const wanted =
        element.querySelector<HTMLElement>('[data-autofocus]') ??
        element.querySelector<HTMLElement>('[data-dialog-close]')
      wanted?.focus()
    }
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-form={form}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId} dir="auto">
            {title}
          </h2>
          {aside}
          <IconButton label={t('common.close')} onClick={onClose} data-dialog-close>
            <X size={20} aria-hidden />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}
