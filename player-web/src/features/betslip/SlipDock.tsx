import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { slipCountAtom, slipOpenAtom } from './slipAtoms.ts'
import styles from './SlipDock.module.css'

const SlipPanel = lazy(() => import('./SlipPanel.tsx'))
const SlipSheet = lazy(() => import('./SlipSheet.tsx'))
const SlipBar = lazy(() => import('./SlipBar.tsx'))

/** Where the slip stands: a panel beside the page, or on a phone a bar above the navigation that opens a sheet. */
export function SlipDock({ form }: { form: 'panel' | 'sheet' }) {
  const count = useAtomValue(slipCountAtom)
  const [isOpen, setOpen] = useAtom(slipOpenAtom)
  if (form === 'panel') {
    return (
      <div className={styles.panel}>
        <Suspense fallback={<Waiting />}>
          <SlipPanel />
        </Suspense>
      </div>
    )
  }
  return (
    <Suspense fallback={null}>
      {isOpen && <SlipSheet onClose={() => setOpen(false)} />}
      {!isOpen && count > 0 && <SlipBar onOpen={() => setOpen(true)} />}
    </Suspense>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div className={styles.waiting} role="status" aria-label={t('common.loading')}>
      <Skeleton width="90px" height="18px" />
      <Skeleton height="40px" />
    </div>
  )
}
