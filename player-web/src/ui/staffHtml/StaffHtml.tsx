import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { inOwnLanguage } from './inOwnLanguage.ts'
import styles from './StaffHtml.module.css'

interface StaffHtmlProps {
  /** HTML from the API, which cleaned it when staff saved it. Never pass HTML from another source. */
  html: string
}

/** Text with links and pictures that staff have written. Links to pages of the site open without a reload. */
export function StaffHtml({ html }: StaffHtmlProps) {
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    const path = pathToOpen(event)
    if (path === null) return
    event.preventDefault()
    void navigate(path)
  }
  // a keyboard also sends clicks on links
  return <div className={styles.html} onClick={open} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Null for a click that the browser handles by itself. */
function pathToOpen(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hasAttribute('href') || link.target === '_blank') return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const isPage = origin === location.origin && !/\.\w+$/.test(pathname)
  return isPage ? inOwnLanguage(pathname) + search + hash : null
}
