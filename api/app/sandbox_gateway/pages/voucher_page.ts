/** The shop of vouchers, where people who try the demo get a code. */
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { formatMoney } from '@grandstand/shared-types/money/format'
import { html, startTag, type Html } from '#core/http/html'
import { VOUCHER_KINDS, type Voucher } from '#sandbox_gateway/actions/vouchers'
import { sandboxLanguage, sandboxTexts } from '#sandbox_gateway/pages/texts'

/** `sold` is the voucher that was just sold. `amountMinor` is what stands in the form. */
export function voucherPage(code: string, sold: Voucher | null) {
  const language = sandboxLanguage(code)
  const { vouchers: texts } = sandboxTexts(language)
  const option = (value: string, label: string): Html =>
    html`${startTag('option', { value })}${label}</option>`
  const body = html`<h1>${texts.title}</h1>
    <p>${texts.lead}</p>
    ${
      sold &&
      html`<p class="code">${sold.code.replace(/.{4}(?=.)/g, '$& ')}</p>
        <p>${texts.kinds[sold.kind]}, ${formatMoney(sold.amountMinor, sold.currency, language)}</p>`
    }
    <form method="post">
      <label class="field"
        >${texts.kind}<select name="kind">
          ${VOUCHER_KINDS.map((kind) => option(kind, texts.kinds[kind]))}
        </select></label
      >
      <label class="field"
        >${texts.amount}${startTag('input', {
          name: 'amount',
          value: '100',
          inputmode: 'numeric',
          pattern: '[0-9]{1,6}',
          required: '',
        })}</label
      >
      <label class="field"
        >${texts.currency}<select name="currency">
          ${CURRENCY_CODES.map((currency) => option(currency, currency))}
        </select></label
      >
      <div class="buttons">
        ${startTag('button', { class: 'main' })}${texts.buy}</button>
      </div>
    </form>`
  return { language, title: texts.title, body }
}
