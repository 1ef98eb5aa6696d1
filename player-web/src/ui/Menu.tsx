import { createContext, use, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './Menu.module.css'

const CloseContext = createContext<() => void>(() => undefined)

interface MenuProps {
  /** The spoken name of the button. */
  label: string
  trigger: ReactNode
  children: ReactNode
}

/** A button with a list of actions below it. Escape and a click elsewhere close it; arrow keys move through it. */
export function Menu({ label, trigger, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    items()[0]?.focus()
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(false)
        button.current?.focus()
      }
      if (event.key === 'Tab') setOpen(false)
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      const all = items()
      const at = all.findIndex((item) => item === document.activeElement)
      all[(at + step + all.length) % all.length]?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div id={listId} role="menu" aria-label={label} className={styles.list}>
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      )}
    </div>
  )
}

interface MenuItemProps {
  onSelect: () => void
  isCurrent?: boolean
  children: ReactNode
}

export function MenuItem({ onSelect, isCurrent, children }: MenuItemProps) {
  const close = use(CloseContext)
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      className={styles.item}
      onClick={() => {
        close()
        onSelect()
      }}
    >
      {children}
    </button>
  )
}
