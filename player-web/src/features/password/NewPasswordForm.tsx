import {
  passwordFault,
  passwordLength,
  type PasswordOwner,
} from '@grandstand/shared-types/accounts/account_rules'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { errorText, failureText, type Fault } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { PlainForm } from '../../ui/form/PlainForm.tsx'

/** `currentPassword` is empty in a form that does not ask for it. */
export interface Passwords {
  currentPassword: string
  password: string
  repeatPassword: string
}

type Name = keyof Passwords

interface NewPasswordFormProps {
  /** The account of the password; its name is empty when a link identifies the account. */
  owner: PasswordOwner
  asksCurrent?: boolean
  isPending: boolean
  error: Error | null
  onSend: (passwords: Passwords) => void
}

const REQUIRED: Fault = { key: 'isRequiredArea', params: [] }

/** Asks for the new password twice, and for the present one where it is needed. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { owner, asksCurrent = false, isPending, error, onSend } = props
  const { t } = useTranslation()
  const format = useFormat()
  const [values, setValues] = useState<Passwords>({
    currentPassword: '',
    password: '',
    repeatPassword: '',
  })
  const [wasSent, setSent] = useState(false)
  /** Fields changed since the server refused them. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const form = useRef<HTMLFormElement>(null)

  const faults: Record<Name, Fault | null> = {
    currentPassword: asksCurrent && values.currentPassword === '' ? REQUIRED : null,
    password: values.password === '' ? REQUIRED : passwordFault(values.password, owner),
    repeatPassword:
      values.repeatPassword === values.password ? null : { key: 'passwordMatchError', params: [] },
  }
  const ofServer = (error instanceof ApiError ? error.fields : []).map((field) => ({
    ...field,
    // in the form of an account, the field is called `password`
    field: field.field === 'newPassword' ? 'password' : field.field,
  }))
  const errorOf = (name: Name, title: string): string | undefined => {
    const own = wasSent ? faults[name] : null
    const fault = own ?? (changed.has(name) ? null : ofServer.find(({ field }) => field === name))
    if (!fault) return undefined
    const params =
      fault.key === 'minLengthMaxLength' ? [title, ...fault.params.slice(1)] : fault.params
    return errorText({ key: fault.key, params }, t, format, '')
  }

  const send = () => {
    setSent(true)
    const wrong = (Object.keys(faults) as Name[]).find((name) => faults[name] !== null)
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else {
      setChanged(new Set())
      onSend(values)
    }
  }

  const field = (name: Name, title: string, autoComplete: string, hint?: string) => (
    <Field
      label={title}
      error={errorOf(name, title)}
      hint={hint}
      value={values[name]}
      onValue={(text) => {
        setValues({ ...values, [name]: text })
        setChanged(new Set([...changed, name]))
      }}
      name={name}
      type="password"
      autoComplete={autoComplete}
      maxLength={passwordLength(owner).max}
    />
  )

  return (
    <PlainForm ref={form} onSend={send}>
      {error && ofServer.length === 0 && <FormRefusal>{failureText(error, t, format)}</FormRefusal>}
      {asksCurrent && field('currentPassword', t('passwords.current'), 'current-password')}
      {field(
        'password',
        t('passwords.password'),
        'new-password',
        t('passwords.hint', passwordLength(owner))
      )}
      {field('repeatPassword', t('passwords.repeat'), 'new-password')}
      <Button type="submit" size="large" disabled={isPending}>
        {t(isPending ? 'passwords.saving' : 'passwords.save')}
      </Button>
    </PlainForm>
  )
}
