import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import styles from './Affiliate.module.css'

interface LoadedSectionProps {
  /** Names the heading. */
  id: string
  title: string
  /** What the section reads; the first one that failed is read again. */
  queries: readonly Pick<UseQueryResult, 'isError' | 'isPending' | 'refetch'>[]
  children: ReactNode
}

/** A section with a heading, which says that it loads, and lets one try again where that failed. */
export function LoadedSection({ id, title, queries, children }: LoadedSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Content queries={queries}>{children}</Content>
    </section>
  )
}

/** What it holds, once it is there. */
export function Content({ queries, children }: Pick<LoadedSectionProps, 'queries' | 'children'>) {
  const { t } = useTranslation()
  const failed = queries.filter(({ isError }) => isError)
  if (failed.length > 0) {
    const again = () => Promise.all(failed.map(({ refetch }) => refetch()))
    return (
      <StatePanel kind="error" title={t('common.failed')}>
        <Button onClick={() => void again()}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  return queries.some(({ isPending }) => isPending) ? (
    <RowsSkeleton rows={2} height="60px" />
  ) : (
    children
  )
}
