import { createPublicKey } from 'node:crypto'
import { WALLET_DIALECTS } from '@grandstand/shared-types/wire/games/games'
import type { Infer } from '@vinejs/vine/types'
import { isNetwork } from '#core/http/networks'
import { whole } from '#core/requests/shown_to_players'
import { emptyableText, exactObject, vine } from '#core/requests/validation'
import { isSafeServer, webOrigins } from '#sites/validators/origins'

const LAST_ORDER = 1_000_000
const MOST_NETWORKS = 100

const anApiAddress = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !isSafeServer(value)) {
    field.report('webAddressInvalid', 'apiUrl', field)
  }
})

/** Reports a fault at the list, because a form has one field for the whole list. */
const networks = vine.createRule((value, _options, field) => {
  const texts = [value].flat().filter((entry) => typeof entry === 'string')
  if (!texts.every((text) => isNetwork(text.trim()))) {
    field.report('invalidValue', 'networks', field)
  }
})

const aPublicKey = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !isRsaKey(value)) {
    field.report('invalidValue', 'publicKey', field)
  }
})

function isRsaKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** Body of POST /v1/game-providers and PUT /v1/game-providers/:id. */
export const providerValidator = vine.compile(
  exactObject(
    {
      code: vine.string().regex(/^[a-z][a-z\d-]{0,39}$/),
      name: vine.string().trim().minLength(1).maxLength(80),
      dialect: vine.enum(WALLET_DIALECTS),
      apiUrl: vine.string().trim().maxLength(500).use(anApiAddress()),
      allowedAddresses: vine
        .array(vine.string().trim())
        .use(networks())
        .maxLength(MOST_NETWORKS)
        .distinct(),
      allowedOrigins: webOrigins(),
      publicKey: vine.string().trim().maxLength(4_000).use(aPublicKey()).nullable(),
      secrets: vine
        .record(emptyableText(500))
        .maxLength(10)
        .validateKeys((keys, field) => {
          if (!keys.every((key) => /^[A-Za-z]\w{0,39}$/.test(key))) {
            field.report('invalidValue', 'record.keys', field)
          }
        })
        .optional(),
      listOrder: whole(0, LAST_ORDER),
      isEnabled: vine.boolean({ strict: true }),
    },
    ['id', 'secretNames']
  )
)
export type SentProvider = Infer<typeof providerValidator>

/** Body of POST /v1/game-providers/:id/import. */
export const importValidator = vine.compile(
  exactObject({ showNew: vine.boolean({ strict: true }) })
)
