import { MAIL_BODY_LENGTH, MAIL_SUBJECT_LENGTH } from '@grandstand/shared-types/wire/site/mail'
import { emailAddress, vine, inForm } from '#core/requests/validation'

const text = () => ({
  subject: vine
    .string()
    .trim()
    .minLength(MAIL_SUBJECT_LENGTH.min)
    .maxLength(MAIL_SUBJECT_LENGTH.max)
    .use(inForm(/^\P{Cc}*$/u, 'Welcome')),
  body: vine.string().trim().minLength(MAIL_BODY_LENGTH.min).maxLength(MAIL_BODY_LENGTH.max),
})

/** Body of PUT /v1/email-templates/:id and of POST /v1/email-templates/:id/previews. */
export const templateValidator = vine.compile(vine.object(text()))

/** Body of POST /v1/email-templates/:id/tests. */
export const testMailValidator = vine.compile(vine.object({ ...text(), to: emailAddress() }))
