import { ChevronLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useHome } from '../i18n/useHome.ts'
import { previousAddress } from './history.ts'
import { listAddress, type ListPath } from './lists.ts'
import { useBoardAddress } from './useBoardAddress.ts'
import styles from './BackLink.module.css'

interface BackLinkProps {
  list: ListPath
  label: string
  /** True where there is no room for the text, which is then only spoken. */
  isShort?: boolean
}

/** Leads back to the list with its filters, and to its scroll position when it is the page before. */
export function BackLink({ list, label, isShort = false }: BackLinkProps) {
  const home = useHome()
  const navigate = useNavigate()
  const board = useBoardAddress()
  const left = listAddress(list)
  const href = left === '' ? board : home + left
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (opensElsewhere || previousAddress() !== href) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link to={href} className={styles.back} onClick={goBack}>
      <ChevronLeft size={18} aria-hidden />
      <span className={isShort ? 'visually-hidden' : undefined}>{label}</span>
    </Link>
  )
}
