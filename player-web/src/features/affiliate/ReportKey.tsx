import type { OwnAffiliate } from '@grandstand/shared-types/wire/affiliates/own'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { affiliateQuery, useAffiliateChange } from './affiliateQueries.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './Affiliate.module.css'

interface ReportKeyProps {
  known: OwnAffiliate['key']
  /** A key may be taken away in every state. */
  mayMake: boolean
}

/** The key by which a program reads the figures; it is shown once, when it is made (rules 16.10). */
export function ReportKey({ known, mayMake }: ReportKeyProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const renew = useMutation({
    mutationFn: () => call('POST /v1/me/affiliate/key'),
    onSuccess: () => client.invalidateQueries({ queryKey: affiliateQuery.queryKey }),
  })
  const remove = useAffiliateChange(() => call('DELETE /v1/me/affiliate/key'))
  if (!mayMake && !known) return null
  const told = known && renew.data?.key
  const error = renew.error ?? remove.error
  return (
    <section className={styles.section} aria-labelledby="affiliate-key">
      <h2 id="affiliate-key">{t('affiliatePage.key.title')}</h2>
      <p className={styles.lead}>{t('affiliatePage.key.lead')}</p>
      {told ? (
        <>
          <output className={styles.address}>
            <bdi dir="ltr">{told}</bdi>
          </output>
          <p className={styles.lead}>{t('affiliatePage.key.once')}</p>
        </>
      ) : (
        known && (
          <p>
            <bdi dir="ltr">…{known.ending}</bdi> ·{' '}
            {known.lastUsedAt === null
              ? t('affiliatePage.key.unused')
              : t('affiliatePage.key.used', { at: format.dayTime(known.lastUsedAt) })}
          </p>
        )
      )}
      <div className={styles.buttons}>
        {told && <CopyButton text={told} label={t('affiliatePage.key.copy')} />}
        {mayMake && (
          <Button
            variant="quiet"
            disabled={renew.isPending || remove.isPending}
            onClick={() => renew.mutate()}
          >
            {t(known ? 'affiliatePage.key.renew' : 'affiliatePage.key.make')}
          </Button>
        )}
        {known && (
          <Button
            variant="quiet"
            disabled={renew.isPending || remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            {t('affiliatePage.key.remove')}
          </Button>
        )}
      </div>
      {error && <p role="alert">{failureText(error, t, format)}</p>}
    </section>
  )
}
