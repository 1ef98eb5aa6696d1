import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { isolated } from '../../../i18n/isolated.ts'
import type { SlipPreview } from '../preview/preview.ts'
import styles from './BonusLine.module.css'
import { FreeBetButton } from './FreeBetButton.tsx'

interface BonusPaysProps {
  preview: SlipPreview
  freeBets: readonly GrantView[]
}

/** Free bets to choose; for each running bonus, how much of the slip it pays and counts, or why it pays nothing. */
export default function BonusPays({ preview, freeBets }: BonusPaysProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const own = (text: string) => isolated(text, format.language)
  return (
    <>
      {preview.coupons.length === 1 &&
        freeBets.map((grant) => (
          <FreeBetButton key={grant.id} grant={grant} isUsed={preview.freeBet?.id === grant.id} />
        ))}
      {preview.bonuses.map(({ grant: { id, title, currency }, paidMinor, cover }) => (
        <p key={id} className={styles.line}>
          <Wallet size={15} aria-hidden />
          {cover.isCovered
            ? t('bonuses.slip.pays', {
                title: own(title),
                amount: own(format.money(paidMinor, currency)),
                percent: cover.percentMilli / 1000,
              })
            : t('bonuses.slip.not', {
                title: own(title),
                reason: t(`bonuses.reason.${cover.reason}`),
              })}
        </p>
      ))}
    </>
  )
}
