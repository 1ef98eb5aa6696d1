import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BankAccount, type BankFieldProps } from './BankSelect.tsx'
import styles from '../pieces/Banks.module.css'

/** The bank to which the player pays, as a list of all banks, with its account. */
export function BankRadios({ of, banks, error }: BankFieldProps) {
  const { t } = useTranslation()
  const errorId = useId()
  const bank = banks.find(({ id }) => String(id) === of.bankId)
  return (
    <>
      <fieldset className={styles.radios} aria-describedby={error && errorId}>
        <legend>{t('moneyPage.bank')}</legend>
        <div className={styles.choices} data-invalid={error !== undefined}>
          {banks.map(({ id, name, swiftCode }) => (
            <label key={id} data-chosen={String(id) === of.bankId}>
              <input
                type="radio"
                name="bankId"
                value={id}
                checked={String(id) === of.bankId}
                onChange={() => of.setBankId(String(id))}
              />
              <span>
                {name}
                <small dir="ltr">{swiftCode}</small>
              </span>
            </label>
          ))}
        </div>
        {error !== undefined && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      {bank && <BankAccount bank={bank} />}
    </>
  )
}
