import { operation } from '#core/operations/operation'
import { nothing } from '#core/operations/reply'
import { visitOf } from '#accounts/operations/visit'
import { sendMessage } from '#contact/actions/send_message'
import { contactFormValidator } from '#contact/validators/messages'

export const sendContactMessage = operation({
  method: 'POST',
  path: '/v1/contact-messages',
  does: 'Writes to the brand: into its inbox, and to its own mail address where it has set one.',
  who: 'visitor',
  body: contactFormValidator,
  bodyKb: 32,
  answers: nothing(),
  errors: ['emailRequired', 'minLengthMaxLength', 'captchaWrong', 'tooManyAttempts'],
  notes: { in: '`captcha`: the solved challenge as base 64 of JSON' },
  async handle({ ctx, principal, ip, body: { captcha, ...message } }) {
    const { site, visit } = await visitOf(ctx, ip)
    await sendMessage(site, message, { userId: principal?.userId ?? null, visit, captcha })
  },
})
