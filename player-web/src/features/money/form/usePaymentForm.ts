import type { FieldError, PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import type { PaymentField } from '@grandstand/shared-types/payments/fields'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type {
  PaymentMethodView,
  WithdrawalOrder,
} from '@grandstand/shared-types/wire/money/payments'
import { formValue } from '@grandstand/shared-types/payments/field_faults'
import { useAtomValue } from 'jotai'
import { useEffect, useState, type RefObject } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { STATUS, statusAtom } from '../../status/index.ts'
import { amountExample } from '../../../i18n/amountRefusal.ts'
import { minorOf } from '../pieces/amounts.ts'
import { fieldText } from './fieldText.ts'
import { detailsFault, orderFault } from './orderFault.ts'
import { asksPassword, PASSWORD } from './passwordName.ts'

type Fault = FieldError<PlayerErrorKey>

/** A bank and an amount that were chosen before the form. */
export interface ChosenAmount {
  bankId: number
  amountId: number
  amountMinor: number
}

interface FormOf {
  form: RefObject<HTMLFormElement | null>
  direction: PaymentDirection
  method: PaymentMethodView
  language: string
  chosen: ChosenAmount | undefined
  /** The most that can leave the account, in minor units; undefined for a deposit. */
  withdrawableMinor: number | undefined
  /** Called with the name of a field that has a fault, so that it can be shown. */
  onFault: (field: string) => void
}

/** What stands in a payment form, and its first fault once it was sent. */
export function usePaymentForm({ form, direction, method, language, ...given }: FormOf) {
  const [amount, setAmount] = useState('')
  const [bankId, setBankId] = useState('')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  // null until the server asks for it
  const [password, setPassword] = useState<string | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)

  const amountMinor = given.chosen?.amountMinor ?? minorOf(amount, language)
  const orderOf = (): WithdrawalOrder => ({
    methodId: method.id,
    amountMinor,
    values: method.fields.flatMap(({ name, type }) => {
      const value = formValue(type, texts[name] ?? '', language)
      return value === '' ? [] : [{ name, value }]
    }),
    ...(bankId !== '' && { bankId: Number(bankId) }),
    ...(given.chosen && { bankId: given.chosen.bankId, amountId: given.chosen.amountId }),
    ...(password && { currentPassword: password }),
  })

  // the field of a fault gets the focus, as soon as no popup has it
  const isFree = useAtomValue(statusAtom).code === STATUS.closed
  useEffect(() => {
    if (!fault || !isFree) return
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(fault.field)}"]`)?.focus()
  }, [fault, isFree, form])

  const show = (found: Fault | null) => {
    setFault(found)
    if (found) given.onFault(found.field)
  }

  /** The order, when it has no fault. */
  const check = (): WithdrawalOrder | null => {
    const order = orderOf()
    const found =
      (given.chosen ? null : unreadFault(amount, language)) ??
      orderFault(direction, method, order) ??
      shortOf(order.amountMinor, given.withdrawableMinor) ??
      (password === '' ? missing(PASSWORD) : null)
    show(found)
    return found ? null : order
  }
  /** Whether all but the amount is without fault. */
  const checkDetails = (): boolean => {
    const found = detailsFault(method, orderOf())
    show(found)
    return found === null
  }

  /** The name of an element as the fault of a field names it. */
  const faultOf = (name: string) => (fault?.field === name ? fault : undefined)
  const cleared = (name: string) => {
    if (fault?.field === name) setFault(null)
  }

  return {
    amount,
    amountMinor,
    bankId,
    password,
    mostMinor: given.withdrawableMinor,
    faultOf,
    check,
    checkDetails,
    textOf: ({ name }: PaymentField) => texts[name] ?? '',
    setAmount: (text: string) => {
      setAmount(text)
      cleared('amountMinor')
    },
    setBankId: (id: string) => {
      setBankId(id)
      cleared('bankId')
    },
    setText: ({ name, type }: PaymentField, text: string) => {
      setTexts((before) => ({ ...before, [name]: fieldText(type, text) }))
      cleared(name)
    },
    setPassword: (text: string) => {
      setPassword(text)
      cleared(PASSWORD)
    },
    /** Shows the field that the server refused; that of the password appears when the server asks for it. */
    showRefusal: (error: unknown) => {
      if (!(error instanceof ApiError)) return
      const [found] = error.fields
      if (asksPassword(found)) setPassword('')
      else show(found ?? null)
    },
  }
}

const missing = (field: string): Fault => ({ field, key: 'isRequiredArea', params: [] })

/** The fault of a text that is no amount; an empty one is below the least amount. */
const unreadFault = (text: string, language: string): Fault | null =>
  text.trim() !== '' && Number.isNaN(minorOf(text, language))
    ? { field: 'amountMinor', key: 'formWrong', params: [amountExample(language)] }
    : null

/** The fault of an amount above what can leave the account. */
const shortOf = (amountMinor: number, most: number | undefined): Fault | null =>
  most !== undefined && amountMinor > most
    ? { field: 'amountMinor', key: 'withdrawableOnly', params: [most] }
    : null

export type PaymentFormState = ReturnType<typeof usePaymentForm>
