import type { DrawBetView, DrawView } from '@grandstand/shared-types/wire/draws'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHome } from '../../../i18n/useHome.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import styles from './Proof.module.css'
import { verifyAddress } from '../data/verifyAddress.ts'

interface ProofProps {
  draw: DrawView
  /** Bets that the check shows, too. */
  bets?: readonly DrawBetView[]
}

/** The hash that stood before sales, the seeds once they are known, and the way to the check of the draw. */
export function Proof({ draw, bets = [] }: ProofProps) {
  const { t } = useTranslation()
  const home = useHome()
  const rows = [
    ['verify.hash', draw.hash],
    ['verify.clientSeed', draw.clientSeed],
    ['verify.serverSeed', draw.serverSeed],
  ] as const
  const address = verifyAddress(draw, bets)
  return (
    <section className={styles.proof} aria-label={t('draw.proof')}>
      <h2>
        <ShieldCheck size={18} aria-hidden />
        {t('draw.proof')}
      </h2>
      <p>{t('draw.proofLead')}</p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value === null ? t('draw.later') : <code dir="ltr">{value}</code>}</dd>
          </div>
        ))}
      </dl>
      {address !== null && (
        <ButtonLink to={home + address} variant="quiet">
          {t('draw.check')}
        </ButtonLink>
      )}
    </section>
  )
}
