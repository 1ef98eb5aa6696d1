import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { isolated } from '../../i18n/isolated.ts'
import { Button } from '../../ui/Button.tsx'
import { categoriesQuery } from '../money/index.ts'
import { payoutQuery } from './affiliateQueries.ts'
import { PayoutForm } from './PayoutForm.tsx'
import styles from './Affiliate.module.css'

/** How statements are paid: into the balance, or out of it by a payment method (rules 16.12). */
export function PayoutSection() {
  const { t } = useTranslation()
  const format = useFormat()
  const { language } = format
  const client = useQueryClient()
  const own = useQuery(payoutQuery(language))
  const open = useQuery(categoriesQuery('withdrawal', language))
  const remove = useMutation({
    mutationFn: () => call('DELETE /v1/me/affiliate/payout', { query: { language } }),
    onSuccess: (next) => client.setQueryData(payoutQuery(language).queryKey, next),
  })
  if (!own.data || !open.data) return null
  const { method } = own.data
  // a method with fixed amounts cannot pay the amount of a statement
  const methods = open.data
    .flatMap((category) => category.methods)
    .filter(({ banks }) => banks !== 'community')
  return (
    <section className={styles.section} aria-labelledby="affiliate-payout">
      <h2 id="affiliate-payout">{t('affiliatePage.payout.title')}</h2>
      <p className={styles.lead}>{presentText()}</p>
      {methods.length > 0 && <PayoutForm methods={methods} key={method?.id ?? 0} />}
      {method && (
        <div className={styles.buttons}>
          <Button variant="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {t('affiliatePage.payout.remove')}
          </Button>
        </div>
      )}
      {remove.error && <p role="alert">{failureText(remove.error, t, format)}</p>}
    </section>
  )

  function presentText(): string {
    if (!method) return t(`affiliatePage.payout.${methods.length > 0 ? 'toAccount' : 'none'}`)
    if (!methods.some(({ id }) => id === method.id)) return t('affiliatePage.payout.gone')
    const name = method.ending === '' ? method.name : `${method.name} (…${method.ending})`
    return t('affiliatePage.payout.byMethod', { method: isolated(name, language) })
  }
}
