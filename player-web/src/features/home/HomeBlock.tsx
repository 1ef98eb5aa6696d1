import { ChevronRight, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './HomeBlock.module.css'

interface HomeBlockProps {
  title: string
  icon: LucideIcon
  /** Where all of it is found. */
  more?: { to: string; label: string }
  children: ReactNode
}

/** A block of the home page, or of a side column: its head and its content. */
export function HomeBlock({ title, icon: Icon, more, children }: HomeBlockProps) {
  const id = useId()
  return (
    // a group, not a landmark: a theme may show one block in two places
    <div role="group" className={styles.block} aria-labelledby={id}>
      <header className={styles.head}>
        <Icon size={17} className={styles.icon} aria-hidden />
        <h2 id={id} className="ellipsis">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className={styles.more}>
            {more.label}
            <ChevronRight size={15} aria-hidden />
          </Link>
        )}
      </header>
      {children}
    </div>
  )
}
