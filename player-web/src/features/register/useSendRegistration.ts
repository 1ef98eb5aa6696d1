import { isSiteLanguage, DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import type { Registered } from '@grandstand/shared-types/wire/people/registration'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { solvedCaptcha } from '../../api/captcha/solvedCaptcha.ts'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import type { Registration } from './useRegistration.ts'

/** The state that the button shows. */
export type Sending = 'no' | 'captcha' | 'form'

interface Outcomes {
  onDone: (answer: Registered) => void
  /** Called with the refused fields; with none when something else failed. */
  onRefused: (fields: ApiError['fields']) => void
}

/** Solves a captcha and sends the form; a field that the server refuses shows its fault. */
export function useSendRegistration(
  { form, refuse }: Registration,
  { onDone, onRefused }: Outcomes
) {
  const { i18n } = useTranslation()
  const [state, setState] = useState<Sending>('no')
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      setState('captcha')
      const captcha = await solvedCaptcha()
      setState('form')
      const language = isSiteLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
      return call('POST /v1/registrations', { body: { ...form, language, captcha } })
    },
    onSuccess: onDone,
    onError: (failure) => {
      const fields = failure instanceof ApiError ? failure.fields : []
      refuse(fields)
      onRefused(fields)
    },
    onSettled: () => setState('no'),
  })
  return { send: mutate, state, error }
}
