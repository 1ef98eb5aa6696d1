import { vine } from '#core/requests/validation'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|[\w.-]+\.localhost)$/

/** Whether a text is an origin as browsers write it: `https`, or `http` on this computer, without path or name. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && (protocol === 'https:' || LOCAL_HOST.test(hostname))
}

const anOrigin = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !isOrigin(value)) {
    field.report('webAddressInvalid', 'origin', field)
  }
})

/** Origins of other sites whose pages ours may open. */
export const webOrigins = () =>
  vine.array(vine.string().trim().maxLength(200).use(anOrigin())).maxLength(20).distinct()
