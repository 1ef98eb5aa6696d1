import { plainWhole } from '@grandstand/shared-types/core/typed_text'
import { formatAmount } from '@grandstand/shared-types/money/format'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import type { OwnLimitView } from '@grandstand/shared-types/wire/people/protection'
import type { TFunction } from 'i18next'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat, type Format } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { amountRefusal } from '../../i18n/amountRefusal.ts'
import { Field } from '../../ui/form/Field.tsx'
import { useProtectionChange } from './protectionQuery.ts'
import { WaitingNote } from './WaitingNote.tsx'
import styles from './Protection.module.css'

interface LimitRowProps {
  limit: OwnLimitView
  currency: string
}

/** The limit of one period: its use as a bar, and the field to change it. */
export function LimitRow({ limit, currency }: LimitRowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { kind, period, value, used, waiting } = limit
  const [typed, setTyped] = useState('')
  const set = useProtectionChange((wanted: number | null) =>
    call('PUT /v1/me/protection/limits', { body: { kind, period, value: wanted } })
  )
  const show = valueText(limit, currency, format, t)
  const wanted = readValue(typed, kind, format.language)
  const isReadable = wanted !== null && wanted >= 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReadable && !set.isPending) set.mutate(wanted, { onSuccess: () => setTyped('') })
  }
  const name = t(`protection.periods.${period}`)
  return (
    <li className={styles.limit}>
      <div className={styles.figures}>
        <strong>{name}</strong>
        <bdi dir="ltr">
          {value === null
            ? t('protection.usedOnly', { used: show(used) })
            : t('protection.usedOf', { used: show(used), value: show(value) })}
        </bdi>
      </div>
      {value !== null && (
        <meter
          className={styles.meter}
          min={0}
          max={Math.max(1, value)}
          high={value * 0.8}
          value={Math.min(used, value)}
          aria-label={`${t(`protection.kinds.${kind}.title`)}, ${name}`}
        />
      )}
      <form className={styles.change} onSubmit={submit}>
        <Field
          label={t(value === null ? 'protection.set' : 'protection.change')}
          value={typed}
          onValue={setTyped}
          error={
            refusalOf(typed, wanted, { kind, currency, t, format }) ??
            (set.error ? failureText(set.error, t, format, currency) : undefined)
          }
          placeholder={value === null ? undefined : plainText(value, kind, format.language)}
          inputMode={kind === 'session' ? 'numeric' : 'decimal'}
          autoComplete="off"
          dir="ltr"
        />
        <Button type="submit" disabled={!isReadable || set.isPending}>
          {t('protection.save')}
        </Button>
        {value !== null && (
          <Button variant="quiet" disabled={set.isPending} onClick={() => set.mutate(null)}>
            {t('protection.remove')}
          </Button>
        )}
      </form>
      {waiting && (
        <WaitingNote
          waiting={waiting}
          text={waiting.value === null ? t('protection.noLimit') : show(waiting.value)}
        />
      )}
    </li>
  )
}

/** A figure of the limit in words: money, or minutes. */
const valueText =
  ({ kind }: OwnLimitView, currency: string, format: Format, t: TFunction) =>
  (value: number) =>
    kind === 'session' ? t('protection.minutes', { count: value }) : format.money(value, currency)

const plainText = (value: number, kind: OwnLimitView['kind'], language: string): string =>
  kind === 'session' ? String(value) : formatAmount(value, language)

interface Shown {
  kind: OwnLimitView['kind']
  currency: string
  t: TFunction
  format: Format
}

/** Why a text is no limit: an amount from nothing on, or whole minutes. */
function refusalOf(
  typed: string,
  value: number | null,
  { kind, currency, t, format }: Shown
): string | undefined {
  if (kind !== 'session') {
    return amountRefusal({ typed, minor: value, leastMinor: 0, currency }, t, format)
  }
  return typed.trim() !== '' && value === null ? t('errors.wholeNumber') : undefined
}

/** Minor units, or minutes; null for a text that is neither. */
function readValue(typed: string, kind: OwnLimitView['kind'], language: string): number | null {
  if (kind !== 'session') return parseMoney(typed, language)
  return plainWhole(typed, 5)
}
