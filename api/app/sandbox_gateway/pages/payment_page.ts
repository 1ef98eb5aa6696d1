/** The hosted page of a payment: the payer pays, refuses, pays later, or closes it. */
import { randomBytes } from 'node:crypto'
import { formatMoney } from '@grandstand/shared-types/money/format'
import { FRAME_CLOSE } from '@grandstand/shared-types/wire/frames'
import env from '#start/env'
import { html, startTag, type Html } from '#core/http/html'
import { isPayable, SANDBOX_FAULTS, type SandboxRow } from '#sandbox_gateway/payment'
import type { PageFault, SandboxTexts } from '#sandbox_gateway/pages/text_form'
import { sandboxLanguage, sandboxTexts } from '#sandbox_gateway/pages/texts'

/** The address of the hosted page, at the address of the installation. */
export const pageUrl = ({ page_token: token }: Pick<SandboxRow, 'page_token'>): string | null =>
  token === null
    ? null
    : new URL(
        `/sandbox-gateway/pay/${token}`,
        env.get('APP_URL') ?? `http://localhost:${env.get('PORT')}`
      ).href

export const PAGE_FAULTS = SANDBOX_FAULTS.filter(
  (fault): fault is PageFault => fault !== 'lostAnswer'
)

/** What the payer may do with the form of the page. */
export const PAGE_ACTS = ['pay', 'refuse', 'later', 'close', 'chargeBack'] as const

/** The page as long as the payer has not closed it. */
export function paymentPage(payment: SandboxRow) {
  const language = sandboxLanguage(payment.language)
  const texts = sandboxTexts(language)
  const body = html`${facts(payment, texts)}
    <form method="post">
      ${isPayable(payment.state) && faultChoice(texts)}
      <div class="buttons">
        ${isPayable(payment.state) && act('pay', texts, true)}
        ${isPayable(payment.state) && act('refuse', texts)}
        ${payment.state === 'open' && act('later', texts)}
        ${payment.state === 'paid' && act('chargeBack', texts)} ${act('close', texts)}
      </div>
    </form>`
  return { language, title: texts.title, body }
}

/**
 * The page when the payer is done: in a frame it tells the page around it, elsewhere it goes back to the merchant. Without
 * scripts the payer does so.
 */
export function donePage(payment: SandboxRow) {
  const language = sandboxLanguage(payment.language)
  const texts = sandboxTexts(language)
  const body = html`${facts(payment, texts)}
    <p>${texts.closing}</p>
    <div class="buttons">
      ${startTag('a', { class: 'button main', id: 'back', href: payment.return_url })}${texts.back}</a>
    </div>`
  const text = `if (parent === self) location.replace(document.getElementById('back').href)
    else parent.postMessage(${JSON.stringify(FRAME_CLOSE)}, '*')`
  const script = { nonce: randomBytes(16).toString('base64'), text }
  return { language, title: texts.title, body, script }
}

const facts = (payment: SandboxRow, texts: SandboxTexts): Html => {
  const { amount, currency, language } = payment
  return html`<h1>${texts.title}</h1>
    <p>${texts.lead}</p>
    <p class="amount">${formatMoney(Number(amount), currency, sandboxLanguage(language))}</p>
    <dl>
      <dt>${texts.merchant}</dt>
      <dd>${payment.merchant}</dd>
      <dt>${texts.reference}</dt>
      <dd>${payment.gateway_reference}</dd>
      <dt>${texts.state}</dt>
      <dd>${texts.states[payment.state]}</dd>
    </dl>`
}

const act = (name: (typeof PAGE_ACTS)[number], texts: SandboxTexts, isMain = false): Html =>
  html`${startTag('button', { name: 'act', value: name, class: isMain ? 'main' : '' })}${
    texts[name]
  }</button>`

const faultChoice = (texts: SandboxTexts): Html =>
  html`<details>
    <summary>${texts.faultsTitle}</summary>
    ${PAGE_FAULTS.map(
      (fault) =>
        html`<label
          >${startTag('input', { type: 'checkbox', name: 'fault', value: fault })}${
            texts.faults[fault]
          }</label
        >`
    )}
  </details>`
