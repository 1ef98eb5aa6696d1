import { useAtom, useAtomValue } from 'jotai'
import { memo, Suspense, useCallback, useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { withPageTexts } from '../../../i18n/index.ts'
import { lazy } from '../../../ui/lazy.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { BoostsReader } from '../../boosts/index.ts'
import { slipCountAtom, slipOpenAtom } from '../state/slipAtoms.ts'
import styles from './SlipDock.module.css'

const TEXTS = ['betslip']
const SlipPanel = lazy(withPageTexts(TEXTS, () => import('./SlipPanel.tsx')))
const SlipSheet = lazy(withPageTexts(TEXTS, () => import('./SlipSheet.tsx')))
const loadBar = () => import('./SlipBar.tsx')
const SlipBar = lazy(loadBar)

/** Delay that lets the page load first. */
const PRELOAD_MS = 1500

/** The place of the slip: a panel beside the page, or on a phone a bar above the navigation that opens a sheet. */
export function SlipDock({ form }: { form: 'panel' | 'sheet' }) {
  // deferred, so that the tapped price is painted first
  const hasItems = useDeferredValue(useAtomValue(slipCountAtom)) > 0
  return (
    <>
      <Dock form={form} hasItems={hasItems} />
      <Suspense fallback={null}>
        <BoostsReader />
      </Suspense>
    </>
  )
}

const Dock = memo(function Dock({
  form,
  hasItems,
}: {
  form: 'panel' | 'sheet'
  hasItems: boolean
}) {
  const [isOpen, setOpen] = useAtom(slipOpenAtom)
  const open = useCallback(() => setOpen(true), [setOpen])
  useEffect(() => {
    if (form === 'panel') return
    // loaded ahead, so that the first tap need not wait; when that fails, the tap loads it
    const timer = setTimeout(() => void loadBar().catch(() => undefined), PRELOAD_MS)
    return () => clearTimeout(timer)
  }, [form])
  if (form === 'panel') {
    return (
      <div className={styles.panel}>
        <Suspense fallback={<Loading />}>
          <SlipPanel />
        </Suspense>
      </div>
    )
  }
  return (
    <Suspense fallback={null}>
      {isOpen && <SlipSheet onClose={() => setOpen(false)} />}
      {!isOpen && hasItems && <SlipBar onOpen={open} />}
    </Suspense>
  )
})

function Loading() {
  const { t } = useTranslation()
  return (
    <div className={styles.loading} role="status" aria-label={t('common.loading')}>
      <Skeleton width="90px" height="18px" />
      <Skeleton height="40px" />
    </div>
  )
}
