import type { ReactNode } from 'react'
import styles from './NarrowPage.module.css'

interface NarrowPageProps {
  /** Left out when the content has its own heading. */
  title?: string
  children: ReactNode
}

/** A page with one column, such as a form. */
export function NarrowPage({ title, children }: NarrowPageProps) {
  return (
    <article className={styles.page}>
      {title !== undefined && <h1>{title}</h1>}
      {children}
    </article>
  )
}
