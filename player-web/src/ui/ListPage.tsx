import type { ReactNode } from 'react'
import styles from './ListPage.module.css'

interface ListPageProps {
  title: string
  tabs?: ReactNode
  children: ReactNode
}

/** A page of the account: title, tabs, a list. */
export function ListPage({ title, tabs, children }: ListPageProps) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {tabs}
      {children}
    </article>
  )
}
