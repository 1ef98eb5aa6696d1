import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './GameGrid.module.css'

const TICK_MS = 1_000

/** How long ago the tables' states were told, which may have changed since. */
export function TablesChecked({ at }: { at: number }) {
  const { t } = useTranslation()
  const [now, setNow] = useState(at)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [at])
  const seconds = Math.max(0, Math.round((now - at) / 1_000))
  return <p className={styles.checked}>{t('lobby.checked', { seconds })}</p>
}
