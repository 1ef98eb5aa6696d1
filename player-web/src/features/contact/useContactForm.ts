import { DEFAULT_LANGUAGE, isSiteLanguage } from '@grandstand/shared-types/languages/table'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { solvedCaptcha } from '../../api/captcha/solvedCaptcha.ts'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { meQuery } from '../../api/queries.ts'
import { errorText, type Fault } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { contactFault, wrongFields, type ContactField, type ContactValues } from './contactForm.ts'

/**
 * The values of the form, which begin with those of the account, and the sending of it. A fault of a field shows once the
 * form was sent; one that the server found goes when the field changes.
 */
export function useContactForm() {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { data: me } = useQuery(meQuery)
  const { data: profile } = useQuery({
    queryKey: ['profile', me?.id],
    queryFn: ({ signal }) => call('GET /v1/me/profile', {}, signal),
    enabled: Boolean(me),
  })
  const [typed, setTyped] = useState<Partial<ContactValues>>({})
  const [changed, setChanged] = useState<ReadonlySet<ContactField>>(new Set())
  const [wasTried, setTried] = useState(false)
  const values: ContactValues = {
    name: me ? `${me.firstName} ${me.lastName}`.trim() : '',
    email: profile?.email ?? '',
    subject: '',
    text: '',
    ...typed,
  }
  const sending = useMutation({
    mutationFn: async (form: ContactValues) => {
      const captcha = await solvedCaptcha()
      const language = isSiteLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
      await call('POST /v1/contact-messages', { body: { ...form, language, captcha } })
    },
  })
  const { error } = sending
  const refused = error instanceof ApiError ? error.fields : []

  const faultOf = (field: ContactField): Fault | null => {
    const own = wasTried ? contactFault(values, field) : null
    if (own) return { key: own, params: [] }
    if (changed.has(field)) return null
    return refused.find((one) => one.field === field) ?? null
  }
  return {
    values,
    set: (field: ContactField, value: string) => {
      setTyped({ ...typed, [field]: value })
      setChanged(new Set([...changed, field]))
    },
    errorOf: (field: ContactField): string | undefined => {
      const fault = faultOf(field)
      return fault ? errorText(fault, t, format, '') : undefined
    },
    /** Sends the form, and returns its first wrong field. */
    send: (): ContactField | undefined => {
      setTried(true)
      const [wrong] = wrongFields(values)
      if (wrong) return wrong
      setChanged(new Set())
      sending.mutate(values)
      return undefined
    },
    isSending: sending.isPending,
    wasSent: sending.isSuccess,
    /** The failure that no field shows. */
    failure: error && faultlessIn(refused) ? error : null,
  }
}

/** Whether none of the refused fields stands in the form. */
const faultlessIn = (refused: ApiError['fields']): boolean =>
  !refused.some(({ field }) => ['name', 'email', 'subject', 'text'].includes(field))
