/** The state of the form: values, which fields were visited, and the fault of each. */
import { fieldFault } from '@grandstand/shared-types/registration/faults'
import type {
  RegistrationField,
  RegistrationForm,
  UniqueField,
} from '@grandstand/shared-types/registration/form'
import type { FieldError, PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import type { RegistrationTermsView } from '@grandstand/shared-types/wire/people/registration'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../api/serverClock.ts'
import { errorText, type Fault } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { emptyForm } from './formSteps.ts'
import { useTaken } from './useTaken.ts'

const TAKEN_KEYS: Readonly<Record<UniqueField, PlayerErrorKey>> = {
  username: 'usernameAlreadyUseRegister',
  email: 'emailAlreadyUse',
  cellPhone: 'phoneAlreadyUse',
  identityNumber: 'identityNumberInUse',
}

export interface Registration {
  form: RegistrationForm
  terms: RegistrationTermsView
  set: (field: RegistrationField, value: string) => void
  /** Marks fields as visited, so that their faults show. */
  visit: (...fields: RegistrationField[]) => void
  /** The fault of a field, shown or not. */
  faultOf: (field: RegistrationField) => Fault | null
  /** The text of a field's fault once the field was visited. */
  errorOf: (field: RegistrationField) => string | undefined
  /** Whether the server said that no account has the value. */
  isFree: (field: UniqueField) => boolean
  /** Takes over the faults that the server found. */
  refuse: (faults: readonly FieldError<PlayerErrorKey>[]) => void
}

export function useRegistration(
  terms: RegistrationTermsView,
  given: Partial<RegistrationForm>
): Registration {
  const { t } = useTranslation()
  const format = useFormat()
  const [typed, setForm] = useState(() => emptyForm(given))
  // the server may tell which link counts when the form is open already
  const form = { ...typed, affiliateCode: given.affiliateCode ?? '' }
  const [visited, setVisited] = useState<ReadonlySet<RegistrationField>>(new Set())
  const [refused, setRefused] = useState<readonly FieldError<PlayerErrorKey>[]>([])

  const ruleFault = (field: RegistrationField): Fault | null =>
    fieldFault(field, form, { ...terms, nowMs: serverNow() })
  const ask = (field: UniqueField) => ({
    isAsked: (field === 'username' || visited.has(field)) && ruleFault(field) === null,
  })
  const taken: Record<UniqueField, boolean | undefined> = {
    username: useTaken('username', form.username, ask('username')),
    email: useTaken('email', form.email, ask('email')),
    cellPhone: useTaken('cellPhone', form.cellPhone, {
      ...ask('cellPhone'),
      phoneCode: form.phoneCode,
    }),
    identityNumber: useTaken('identityNumber', form.identityNumber, ask('identityNumber')),
  }

  const faultOf = (field: RegistrationField): Fault | null => {
    const fault = ruleFault(field)
    if (fault) return fault
    const ofServer = refused.find((one) => one.field === field)
    if (ofServer) return ofServer
    return isUnique(field) && taken[field] ? { key: TAKEN_KEYS[field], params: [] } : null
  }

  return {
    form,
    terms,
    set: (field, value) => {
      setForm((before) => ({ ...before, [field]: value }))
      setRefused((before) => before.filter((one) => one.field !== field))
    },
    visit: (...fields) => setVisited((before) => new Set([...before, ...fields])),
    faultOf,
    errorOf: (field) => {
      const fault = faultOf(field)
      const isShown = visited.has(field) || (field === 'username' && taken.username === true)
      if (!fault || !isShown) return undefined
      return errorText(named(fault, t(`register.fields.${field}`)), t, format, '')
    },
    isFree: (field) => taken[field] === false && faultOf(field) === null,
    refuse: (faults) => setRefused(faults),
  }
}

const isUnique = (field: RegistrationField): field is UniqueField =>
  Object.keys(TAKEN_KEYS).includes(field)

/** Puts the form's title of the field into a text that names the field. */
const named = (fault: Fault, title: string): Fault =>
  fault.key === 'minLengthMaxLength'
    ? { ...fault, params: [title, ...fault.params.slice(1)] }
    : fault
