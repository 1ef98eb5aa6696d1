import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { inOwnLanguage } from './inOwnLanguage.ts'

interface StaffLinkProps {
  /** `https`, or a path of the site; the API has checked it. */
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link that staff have given: pages of the site open without a reload, other sites in a new tab. */
export function StaffLink({ href, className, children }: StaffLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link className={className} to={inOwnLanguage(href)}>
        {children}
      </Link>
    )
  }
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  )
}
