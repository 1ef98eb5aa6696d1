/** What people and merchants do at the sandbox gateway's own pages and addresses. */

const at = (address: string): string => {
  const url = new URL(address)
  // the name may lead to an address at which the server does not listen
  url.hostname = '127.0.0.1'
  return url.href
}

const post = async (address: string, form: readonly [string, string][], from: string) => {
  const answer = await fetch(at(address), {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams([...form]),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

export type PageAct = 'pay' | 'refuse' | 'later' | 'chargeBack'

/** What a payer does on a hosted page, with faults of the notices that follow. */
export async function actOnPage(
  page: string,
  { act, faults, from }: { act: PageAct; faults: readonly string[]; from: string }
): Promise<void> {
  await post(page, [['act', act], ...faults.map((one) => ['fault', one] as [string, string])], from)
}

/** Buys a voucher of whole units and resolves to its code. */
export async function buyVoucher(port: number, units: number, from: string): Promise<string> {
  const page = await post(
    `http://127.0.0.1:${port}/sandbox-gateway/vouchers/en`,
    [
      ['kind', 'paykasa'],
      ['currency', 'TRY'],
      ['amount', String(units)],
    ],
    from
  )
  return /class="code">([\d ]+)</.exec(page)?.[1] ?? ''
}
