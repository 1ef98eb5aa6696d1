/** The three steps of the registration form, and its empty values. */
import {
  REGISTRATION_FIELDS,
  type RegistrationField,
  type RegistrationForm,
} from '@grandstand/shared-types/registration/form'

export const STEPS = ['account', 'person', 'contact'] as const
export type Step = (typeof STEPS)[number]

/** The fields of each step, in their order on screen; the affiliate's code comes with the address of the page. */
export const STEP_FIELDS: Readonly<Record<Step, readonly RegistrationField[]>> = {
  account: ['username', 'password', 'repeatPassword', 'email'],
  person: ['countryCode', 'firstName', 'lastName', 'birthDate', 'gender', 'identityNumber'],
  contact: [
    'address',
    'city',
    'postCode',
    'phoneCode',
    'cellPhone',
    'currency',
    'promotionCode',
    'affiliateCode',
  ],
}

export const stepOf = (field: string): Step | undefined =>
  STEPS.find((step) => STEP_FIELDS[step].some((name) => name === field))

export const emptyForm = (given: Partial<RegistrationForm>): RegistrationForm => ({
  ...(Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, ''])) as Record<
    RegistrationField,
    string
  >),
  ...given,
})
