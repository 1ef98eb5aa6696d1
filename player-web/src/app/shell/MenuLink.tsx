import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface MenuLinkProps {
  to: string
  /** True while the link's page, or a page that belongs to it, is open. */
  isCurrent: boolean
  className?: string | undefined
  /** The spoken name of a link that shows only its icon. */
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
