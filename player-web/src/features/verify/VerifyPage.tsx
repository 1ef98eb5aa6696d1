import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ListPage } from '../../ui/ListPage.tsx'
import { How } from './How.tsx'
import { RoundForm } from './RoundForm.tsx'
import { RoundResult } from './RoundResult.tsx'
import { inputFrom, paramsOf, roundOf, type RoundInput } from './roundInput.ts'
import styles from './Verify.module.css'

/** A round of a game computed again in this browser, from its revealed seeds; a link can name the round. */
export default function VerifyPage() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const input = inputFrom(params)
  const round = roundOf(input)
  const result = useRef<HTMLElement>(null)
  const check = (typed: RoundInput) => {
    setParams(paramsOf(typed), { replace: true })
    result.current?.focus()
  }
  return (
    <ListPage title={t('verifyPage.title')}>
      <p className={styles.lead}>{t('verify.lead')}</p>
      <div className={styles.page}>
        <section
          ref={result}
          tabIndex={-1}
          className={styles.result}
          aria-label={t('verify.result')}
        >
          {round ? <RoundResult round={round} /> : <How />}
        </section>
        <RoundForm key={params.toString()} initial={input} onCheck={check} />
      </div>
    </ListPage>
  )
}
