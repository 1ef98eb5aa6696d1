import { hostNameOf, MOST_HOST_LENGTH, MOST_HOSTS } from '@grandstand/shared-types/sites/host_name'
import { vine } from '#core/requests/validation'

const isHostName = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const name = hostNameOf(value)
  if (name === null) field.report('hostInvalid', 'host', field)
  else field.mutate(name, field)
})

/** Hosts in lower case; links to the site name the first one. */
export const hosts = () =>
  vine
    .array(vine.string().maxLength(MOST_HOST_LENGTH).use(isHostName()))
    .minLength(1)
    .maxLength(MOST_HOSTS)

/** Body of PUT /v1/sites/:id/hosts. */
export const hostsValidator = vine.compile(vine.object({ hosts: hosts() }))
