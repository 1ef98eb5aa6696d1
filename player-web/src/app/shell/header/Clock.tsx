import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import styles from './Header.module.css'

const SECOND_MS = 1000

/** Writes its text node each second without a render by React. */
export function Clock() {
  const { t } = useTranslation()
  const format = useFormat()
  const node = useRef<HTMLTimeElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const now = Date.now()
      if (node.current) node.current.textContent = format.clock(now)
      timer = setTimeout(tick, SECOND_MS - (now % SECOND_MS))
    }
    tick()
    return () => clearTimeout(timer)
  }, [format])

  return <time ref={node} className={styles.clock} role="timer" aria-label={t('header.clock')} />
}
