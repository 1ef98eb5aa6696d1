import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface MenuLinkProps {
  to: string
  /** Lit: its page is open, or one that belongs to it. */
  isCurrent: boolean
  className?: string | undefined
  /** In place of words. */
  label?: string
  children: ReactNode
}

export function MenuLink({ to, isCurrent, className, label, children }: MenuLinkProps) {
  return (
    <Link
      to={to}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      title={label}
    >
      {children}
    </Link>
  )
}
