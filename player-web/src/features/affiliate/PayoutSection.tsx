import type { OwnPayout } from '@grandstand/shared-types/wire/affiliates/own'
import type { PaymentMethodView } from '@grandstand/shared-types/wire/money/payments'
import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { isolated } from '../../i18n/isolated.ts'
import { Button } from '../../ui/Button.tsx'
import { categoriesQuery } from '../money/index.ts'
import { payoutQuery } from './affiliateQueries.ts'
import { LoadedSection } from './LoadedSection.tsx'
import { PayoutForm } from './PayoutForm.tsx'
import styles from './Affiliate.module.css'

/** How statements are paid: into the balance, or out of it by a payment method (rules 16.12). */
export function PayoutSection({ mayChoose }: { mayChoose: boolean }) {
  const { t } = useTranslation()
  const { language } = useFormat()
  const own = useQuery(payoutQuery(language))
  const open = useQuery(categoriesQuery('withdrawal', language))
  // who may choose nothing new sees the section for taking a choice back alone
  if (!mayChoose && !own.isError && !own.data?.method) return null
  // a method with fixed amounts cannot pay the amount of a statement
  const methods = (open.data ?? [])
    .flatMap((category) => category.methods)
    .filter(({ banks }) => banks !== 'community')
  return (
    <LoadedSection
      id="affiliate-payout"
      title={t('affiliatePage.payout.title')}
      queries={mayChoose ? [own, open] : [own]}
    >
      {own.data && <Present method={own.data.method} methods={mayChoose ? methods : null} />}
      {mayChoose && methods.length > 0 && (
        <PayoutForm methods={methods} key={own.data?.method?.id ?? 0} />
      )}
      {own.data?.method && <Remove />}
    </LoadedSection>
  )
}

interface PresentProps {
  method: OwnPayout['method']
  /** Those that may be chosen; null for who may choose none. */
  methods: readonly PaymentMethodView[] | null
}

function Present({ method, methods }: PresentProps) {
  const { t } = useTranslation()
  const { language } = useFormat()
  return <p className={styles.lead}>{presentText()}</p>

  function presentText(): string {
    if (!method) return t(`affiliatePage.payout.${methods?.length === 0 ? 'none' : 'toAccount'}`)
    const isGone = methods ? !methods.some(({ id }) => id === method.id) : method.name === ''
    if (isGone) return t('affiliatePage.payout.gone')
    const name = method.ending === '' ? method.name : `${method.name} (…${method.ending})`
    return t('affiliatePage.payout.byMethod', { method: isolated(name, language) })
  }
}

/** Takes the choice back. */
function Remove() {
  const { t } = useTranslation()
  const format = useFormat()
  const { language } = format
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call('DELETE /v1/me/affiliate/payout', { query: { language } }),
    onSuccess: (next) => client.setQueryData(payoutQuery(language).queryKey, next),
  })
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {t('affiliatePage.payout.remove')}
        </Button>
      </div>
      {remove.error && <p role="alert">{failureText(remove.error, t, format)}</p>}
    </>
  )
}
