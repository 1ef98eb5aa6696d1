import { ChevronLeft } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import styles from './BackLink.module.css'

/** Back to the list as it was left; to `to` for who came from elsewhere. */
export function BackLink({ to, label }: { to: string; label: string }) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const isFirstPage = key === 'default'
  return (
    <Link
      to={to}
      className={styles.back}
      onClick={(event) => {
        if (isFirstPage || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <ChevronLeft size={18} aria-hidden />
      {label}
    </Link>
  )
}
