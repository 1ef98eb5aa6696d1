import type { TransferForm } from '@grandstand/shared-types/themes/transfer_form'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenMethods, Withdrawable, type MoneyAct } from '../money/index.ts'
import { choicesOf, type Choice } from './choices.ts'
import { InfoPart } from './InfoPart.tsx'
import { MethodPart } from './MethodPart.tsx'
import { RequestPart } from './RequestPart.tsx'
import styles from './Transfer.module.css'

interface TransferScreenProps {
  act: MoneyAct
  layout: TransferForm
}

/** A direction's methods with the request by one of them. */
export function TransferScreen({ act, layout }: TransferScreenProps) {
  return (
    <OpenMethods act={act}>
      {({ me, categories }) => {
        const choices = choicesOf(categories)
        const [first] = choices
        return first && <Screen act={act} layout={layout} me={me} choices={choices} first={first} />
      }}
    </OpenMethods>
  )
}

interface ScreenProps extends TransferScreenProps {
  me: Me
  choices: readonly Choice[]
  /** The one that is chosen by itself. */
  first: Choice
}

function Screen({ act, layout, me, choices, first }: ScreenProps) {
  const { t } = useTranslation()
  const [chosenKey, setChosenKey] = useState('')
  const choice = choices.find(({ offer }) => offer.key === chosenKey) ?? first
  return (
    <>
      {act === 'withdraw' && <Withdrawable me={me} />}
      <div className={styles.layout} data-side={layout.side} data-info={layout.info}>
        <section className={styles.methods} aria-labelledby="transfer-methods">
          <h2 id="transfer-methods">{t('transfer.methods')}</h2>
          <MethodPart
            form={layout.methods}
            offers={choices.map(({ offer }) => offer)}
            chosenKey={choice.offer.key}
            currency={me.currency}
            onChoose={setChosenKey}
          />
        </section>
        <InfoPart form={layout.info} choice={choice} currency={me.currency} />
        <RequestPart key={choice.offer.key} act={act} me={me} choice={choice} layout={layout} />
      </div>
    </>
  )
}
