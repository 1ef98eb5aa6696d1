import { createPrivateKey, createPublicKey } from 'node:crypto'
import { WALLET_DIALECTS } from '@grandstand/shared-types/wire/games/games'
import type { Infer } from '@vinejs/vine/types'
import { isNetwork } from '#core/http/networks'
import { whole } from '#core/requests/shown_to_players'
import { emptyableText, exactObject, vine, inForm } from '#core/requests/validation'
import { MOST_WINDOW_MINUTES } from '#games/providers/provider'
import { isSafeServer, webOrigins } from '#sites/validators/origins'

const LAST_ORDER = 1_000_000
const MOST_NETWORKS = 100
/** A private key of 4096 bits has 3 300 characters. */
const MOST_SECRET_LENGTH = 4_000

const anApiAddress = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !isSafeServer(value)) {
    field.report('webAddressInvalid', 'apiUrl', field)
  }
})

/** Reports a fault at the list, because a form has one field for the whole list. */
const networks = vine.createRule((value, _options, field) => {
  const texts = [value].flat().filter((entry) => typeof entry === 'string')
  const wrong = texts.find((text) => !isNetwork(text.trim()))
  // the sign that parts a key from its parameters stands in no address
  if (wrong !== undefined) {
    field.report(`networkInvalid|${wrong.trim().replaceAll('|', ' ')}`, 'networks', field)
  }
})

const aPublicKey = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !isRsaKey(value)) {
    field.report('formWrong|-----BEGIN PUBLIC KEY-----', 'publicKey', field)
  }
})

/** An empty text takes the key away. */
const aPrivateKey = vine.createRule((value, _options, field) => {
  if (typeof value !== 'object' || value === null || !('privateKey' in value)) return
  const { privateKey: pem } = value
  if (typeof pem === 'string' && pem !== '' && !isRsaKey(pem, createPrivateKey)) {
    field.report('formWrong|-----BEGIN PRIVATE KEY-----', 'privateKey', field)
  }
})

function isRsaKey(
  pem: string,
  read: typeof createPublicKey | typeof createPrivateKey = createPublicKey
): boolean {
  try {
    return read(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** Body of POST /v1/game-providers and PUT /v1/game-providers/:id. */
export const providerValidator = vine.compile(
  exactObject(
    {
      code: vine.string().use(inForm(/^[a-z][a-z\d-]{0,39}$/, 'my-games')),
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
        .record(emptyableText(MOST_SECRET_LENGTH))
        .maxLength(10)
        .validateKeys((keys, field) => {
          if (!keys.every((key) => /^[A-Za-z]\w{0,39}$/.test(key))) {
            field.report('formWrong|apiKey', 'record.keys', field)
          }
        })
        .use(aPrivateKey())
        .optional(),
      listOrder: whole(0, LAST_ORDER),
      isEnabled: vine.boolean({ strict: true }),
      healthWindowMinutes: whole(1, MOST_WINDOW_MINUTES).optional(),
      healthLeastCalls: whole(1, 100_000).optional(),
      healthFailurePercent: whole(1, 100).optional(),
      healthLagSeconds: whole(1, 300).optional(),
      healthProbeSeconds: whole(5, 3_600).optional(),
      orphanRollbackMinutes: whole(0, 10_080).optional(),
      interruptedMinutes: whole(1, 10_080).optional(),
    },
    ['id', 'secretNames', 'health']
  )
)
export type SentProvider = Infer<typeof providerValidator>

/** Body of POST /v1/game-providers/:id/import. */
export const importValidator = vine.compile(
  exactObject({ showNew: vine.boolean({ strict: true }) })
)
