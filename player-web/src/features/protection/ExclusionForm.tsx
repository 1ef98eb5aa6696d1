import { EXCLUSION_DAYS, EXCLUSION_KINDS } from '@grandstand/shared-types/protection/exclusions'
import type { ExclusionOrder, ExclusionView } from '@grandstand/shared-types/wire/people/protection'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useProtectionChange } from './protectionQuery.ts'
import styles from './Protection.module.css'

/** Time-out and exclusion: a button for each length, which asks before it acts. */
export function ExclusionForm({ exclusion }: { exclusion: ExclusionView | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [asked, setAsked] = useState<ExclusionOrder | null>(null)
  return (
    <>
      {exclusion && (
        <p className={styles.excluded} role="status">
          {exclusion.endsAt === null
            ? t('protection.excludedForGood')
            : t('protection.excludedUntil', { at: format.fullDayTime(exclusion.endsAt) })}
        </p>
      )}
      {EXCLUSION_KINDS.map((kind) => (
        <section key={kind} className={styles.section}>
          <h2>{t(`protection.exclusions.${kind}.title`)}</h2>
          <p className={styles.hint}>{t(`protection.exclusions.${kind}.hint`)}</p>
          <div className={styles.choices}>
            {EXCLUSION_DAYS[kind].map((days) => (
              <Button key={days} variant="quiet" onClick={() => setAsked({ kind, days })}>
                {lengthText(days, t)}
              </Button>
            ))}
          </div>
        </section>
      ))}
      {asked && <Question order={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Question({ order, onClose }: { order: ExclusionOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const exclude = useProtectionChange((body: ExclusionOrder) =>
    call('POST /v1/me/protection/exclusions', { body })
  )
  return (
    <ConfirmDialog
      title={t(`protection.exclusions.${order.kind}.title`)}
      fault={exclude.error ? failureText(exclude.error, t, format) : undefined}
      keep={t('protection.keepPlaying')}
      confirm={t('protection.exclude')}
      isPending={exclude.isPending}
      onClose={onClose}
      onConfirm={() => exclude.mutate(order, { onSuccess: onClose })}
    >
      {t('protection.question', { length: lengthText(order.days, t) })}
    </ConfirmDialog>
  )
}

/** A length in the largest unit that fits it; 0 days means for ever. */
function lengthText(days: number, t: TFunction): string {
  if (days === 0) return t('protection.forGood')
  if (days >= 365) return t('protection.years', { count: Math.floor(days / 365) })
  if (days >= 180) return t('protection.months', { count: Math.floor(days / 30) })
  return t('protection.days', { count: days })
}
