import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import { LOGIN_FIELD_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { meQuery, refreshAccount } from '../../api/queries.ts'
import type { Fault } from '../../i18n/errorText.ts'
import { hasKeptLanguage, keepLanguage } from '../../i18n/languageCookie.ts'
import { useHome } from '../../i18n/useHome.ts'
import { tellOtherTabs } from './otherTabs.ts'

export interface Credentials {
  username: string
  password: string
}

interface Ends {
  onSignedIn: (me: Me) => void
  onRefused: (error: unknown) => void
  /** Called when the account works on a registered machine only; hand login opens. */
  onMachine?: (() => void) | undefined
}

/** Signs in with what is typed; `mutate(true)` also says that somebody whose account was closed for want of use returns. */
export function useSignIn({ username, password }: Credentials, ends: Ends) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const home = useHome()
  return useMutation({
    mutationFn: (returns?: true) =>
      call('POST /v1/sessions', {
        body: { username: username.trim(), password, ...(returns && { returns }) },
      }),
    onSuccess: (me) => {
      client.setQueryData(meQuery.queryKey, me)
      void refreshAccount(client)
      // the next address without a language is in the account's, unless another was chosen here
      if (!hasKeptLanguage()) keepLanguage(me.language)
      tellOtherTabs(me.id)
      ends.onSignedIn(me)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.key === 'machineRequired') {
        ends.onMachine?.()
        void navigate(`${home}handlogin`)
        return
      }
      ends.onRefused(error)
    },
  })
}

/** The faults of the typed name and password; null for a valid one (rules 8.1). */
export function useSignInFaults({ username, password }: Credentials) {
  const { t } = useTranslation()
  return {
    username: faultOf(plainTyped(username), t('signIn.username')),
    password: faultOf(password, t('signIn.password')),
  }
}

function faultOf(text: string, title: string): Fault | null {
  const { min, max } = LOGIN_FIELD_LENGTH
  if (text === '') return { key: 'isRequiredArea', params: [] }
  const isFitting = text.length >= min && text.length <= max
  return isFitting ? null : { key: 'minLengthMaxLength', params: [title, min, max] }
}
