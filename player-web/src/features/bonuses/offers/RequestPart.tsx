import { isForDeposit } from '@grandstand/shared-types/bonuses/categories'
import type { BonusView } from '@grandstand/shared-types/wire/bonuses/offers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { meQuery } from '../../../api/queries.ts'
import { errorText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './Offers.module.css'
import { sendRequest, useBonusRequest, useTakeBack } from './useBonusRequest.ts'

/** The button that asks for the bonus, or why it cannot be asked for now. */
export function RequestPart({ offer }: { offer: BonusView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const { data: me } = useQuery(meQuery)
  const { id, title, status, requestedExists, refusal } = offer
  const { mutate, isPending } = useBonusRequest(() => sendRequest(id))
  if (requestedExists === 1) {
    return status === 1 ? (
      <Link to={`${home}ownBonuses`}>{t('bonuses.toOwn')}</Link>
    ) : (
      <Waiting offer={offer} />
    )
  }
  if (refusal !== null) {
    return (
      <span className={styles.note}>
        {errorText({ key: refusal, params: [] }, t, format, me?.currency ?? '')}
      </span>
    )
  }
  return (
    <Button
      size="large"
      aria-label={`${t('bonuses.request')}: ${title}`}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {t('bonuses.request')}
    </Button>
  )
}

/** A request that waits: for staff, or for a deposit that brings the bonus by itself. */
function Waiting({ offer: { requestId, title, category, terms } }: { offer: BonusView }) {
  const { t } = useTranslation()
  const home = useHome()
  const { mutate, isPending } = useTakeBack(requestId)
  return (
    <>
      {terms.confirmedBy === 'rule' && isForDeposit(category) ? (
        <Link to={`${home}deposit`}>{t('money.deposit')}</Link>
      ) : (
        <span className={styles.note}>{t('bonuses.sent')}</span>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={`${t('bonuses.takeBack')}: ${title}`}
        disabled={isPending}
        onClick={() => mutate()}
      >
        {t('bonuses.takeBack')}
      </Button>
    </>
  )
}
