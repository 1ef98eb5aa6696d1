import { vine } from '#core/requests/validation'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|[\w.-]+\.localhost)$/

/** Whether an address is one of the web that nobody on the way can change: `https`, or `http` on this computer. */
export function isSafeServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  if (username !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_HOST.test(hostname))
}

/** Whether a text is an origin as browsers write it, without path or name. */
const isOrigin = (text: string): boolean => isSafeServer(text) && new URL(text).origin === text

const anOrigin = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !isOrigin(value)) {
    field.report('webAddressInvalid', 'origin', field)
  }
})

/** Origins of other sites whose pages ours may open. */
export const webOrigins = () =>
  vine.array(vine.string().trim().maxLength(200).use(anOrigin())).maxLength(20).distinct()
