import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { CONTACT_LENGTH, CONTACT_STATES } from '@grandstand/shared-types/wire/site/contact'
import type { Infer } from '@vinejs/vine/types'
import { solvedCaptcha } from '#core/captcha/solved'
import { emailAddress, exactObject, vine, inForm } from '#core/requests/validation'

/** One line: a name and a subject become headers of a mail. */
const line = (most: number) =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(most)
    .use(inForm(/^\P{Cc}*$/u, 'Ada Lovelace'))

const lines = (most: number) => vine.string().trim().minLength(1).maxLength(most)

/** Body of POST /v1/contact-messages. */
export const contactFormValidator = vine.compile(
  exactObject({
    name: line(CONTACT_LENGTH.name),
    email: emailAddress(),
    subject: line(CONTACT_LENGTH.subject),
    text: lines(CONTACT_LENGTH.text),
    language: vine.enum(SITE_LANGUAGES),
    captcha: solvedCaptcha(),
  })
)
export type SentMessage = Omit<Infer<typeof contactFormValidator>, 'captcha'>

/** Body of PUT /v1/contact-messages/:id. */
export const contactStateValidator = vine.compile(vine.object({ state: vine.enum(CONTACT_STATES) }))

/** Body of POST /v1/contact-messages/:id/answers. */
export const contactAnswerValidator = vine.compile(
  exactObject({ text: lines(CONTACT_LENGTH.answer) })
)
