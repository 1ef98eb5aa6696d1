/** A request that needs the code of the second factor again goes on when the user has given it, whatever screen sent it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible' })
})
import { fetchFile, httpClient } from '../src/api/http.ts'
import { askForCodeWith } from '../src/api/stepUp.ts'

const URL_OF = 'http://127.0.0.1/v1/act'
const REFUSAL = { error: { key: 'stepUpNeeded', params: [], message: 'stepUpNeeded' } }

let isProven = false
let sent = 0
let forget = () => {}

/** A dialog whose user gives the right code, or closes it. */
function dialog(gives: boolean): ReturnType<typeof vi.fn> {
  const ask = vi.fn(async () => (isProven = gives))
  forget = askForCodeWith(ask)
  return ask
}

beforeEach(() => {
  isProven = false
  sent = 0
  vi.stubGlobal('fetch', async () => {
    sent++
    return isProven
      ? new Response('{"id":1}', { status: 200 })
      : new Response(JSON.stringify(REFUSAL), { status: 403 })
  })
})
afterEach(() => forget())

const WAYS = {
  'a write': () => httpClient(URL_OF, { method: 'PUT', body: '{}' }),
  'a file of a list': () => fetchFile(URL_OF, {}),
}

describe.each(Object.entries(WAYS))('%s that asks for the code', (_name, send) => {
  it('is sent once more after it', async () => {
    const ask = dialog(true)
    await send()
    expect(ask).toHaveBeenCalledOnce()
    expect(sent).toBe(2)
  })

  it('is refused when the user closes the dialog', async () => {
    dialog(false)
    await expect(send()).rejects.toMatchObject({ status: 403 })
    expect(sent).toBe(1)
  })

  it('shares one dialog with others at the same time', async () => {
    const ask = dialog(true)
    await Promise.all([send(), send()])
    expect(ask).toHaveBeenCalledOnce()
    expect(sent).toBe(4)
  })
})
