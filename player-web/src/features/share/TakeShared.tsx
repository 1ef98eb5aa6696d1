import { formatOdds, multiplyOdds } from '@grandstand/shared-types/money/odds'
import type { SharedCoupon } from '@grandstand/shared-types/wire/betting/coupons'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { systemWords } from '../../i18n/systemWords.ts'
import { Button } from '../../ui/Button.tsx'
import { useViewport } from '../../ui/window/useViewport.ts'
import { slipCountAtom, slipOpenAtom, useTakeShared } from '../betslip/index.ts'
import styles from './SharedPage.module.css'

/** The button that puts the selections into the slip, with the number of those it takes and leaves out. */
export function TakeShared({ shared }: { shared: SharedCoupon }) {
  const { t } = useTranslation()
  const inSlip = useAtomValue(slipCountAtom)
  const openSheet = useSetAtom(slipOpenAtom)
  const isPhone = useViewport() === 'phone'
  const take = useMutation({ mutationFn: useTakeShared() })
  const open = shared.selections.filter((selection) => selection.open)
  const leftOut = shared.selections.length - open.length

  if (open.length === 0) return <p className={styles.notice}>{t('shared.allClosed')}</p>
  return (
    <div className={styles.take}>
      <div className={styles.facts}>
        <Shape shared={shared} />
        {leftOut > 0 && <p className={styles.warning}>{t('shared.leftOut', { count: leftOut })}</p>}
        {inSlip > 0 && !take.isSuccess && <p>{t('shared.replaces', { count: inSlip })}</p>}
        {take.isSuccess && take.data > 0 && (
          <p className={styles.done} role="status">
            <CircleCheck size={16} aria-hidden />
            {t('shared.added')}
          </p>
        )}
        {take.isError && (
          <p className={styles.warning} role="alert">
            {t('common.offline')}
          </p>
        )}
      </div>
      <Button
        size="large"
        disabled={take.isPending}
        onClick={() => take.mutate(shared, { onSuccess: () => openSheet(isPhone) })}
      >
        {t('shared.add', { count: open.length })}
      </Button>
    </div>
  )
}

/** The system as text, or the total odds of the selections that can still be bet on. */
function Shape({ shared: { kind, sizes, systemName, selections } }: { shared: SharedCoupon }) {
  const { t } = useTranslation()
  const matches = new Set(selections.map(({ matchId }) => matchId))
  if (kind === 'system') {
    const bankers = selections.flatMap(({ matchId, isBanker }) => (isBanker ? [matchId] : []))
    const shape = { matchCount: matches.size, bankerCount: new Set(bankers).size, sizes }
    return (
      <p>
        <b>{t(systemName ? `systems.${systemName}` : 'coupons.type.system')}</b>{' '}
        {systemWords(shape, t)}
      </p>
    )
  }
  if (matches.size < selections.length) return <p>{t('coupons.type.multiple')}</p>
  if (selections.some(({ open, atStartingPrice }) => open && atStartingPrice)) {
    return <p>{t('slip.atStart')}</p>
  }
  const now = selections.flatMap(({ open, oddsMilliNow }) => (open ? (oddsMilliNow ?? []) : []))
  return (
    <p>
      {t('shared.total')}{' '}
      <b>
        <bdi dir="ltr">{formatOdds(multiplyOdds(now))}</bdi>
      </b>
    </p>
  )
}
