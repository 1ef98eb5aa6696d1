import { PASSWORD_LENGTH, USERNAME_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import { FormField } from './FormField.tsx'
import type { Registration } from './useRegistration.ts'

/** Username, password and mail address. */
export function AccountStep({ of }: { of: Registration }) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const type = isShown ? 'text' : 'password'
  return (
    <>
      <FormField
        of={of}
        name="username"
        hint={t(of.isFree('username') ? 'register.free' : 'register.hints.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_LENGTH.max}
      />
      <FormField
        of={of}
        name="password"
        hint={t('register.hints.password')}
        type={type}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.max}
        aside={
          <IconButton
            label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </IconButton>
        }
      />
      <FormField
        of={of}
        name="repeatPassword"
        type={type}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.max}
      />
      <FormField
        of={of}
        name="email"
        hint={t('register.hints.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={190}
      />
    </>
  )
}
