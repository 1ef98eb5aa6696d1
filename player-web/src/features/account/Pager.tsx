import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import styles from './Pager.module.css'

interface PagerProps {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

/** Leads one page back or forward; hidden when all rows fit on one page. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const { t } = useTranslation()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  return (
    <nav className={styles.pager} aria-label={t('coupons.pages')}>
      <IconButton
        label={t('coupons.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <span>{t('coupons.page', { page, pages })}</span>
      <IconButton
        label={t('coupons.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </nav>
  )
}
