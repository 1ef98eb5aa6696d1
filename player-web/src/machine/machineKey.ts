/** The key of this browser as a registered machine. */
import { depositText, signInText } from '@grandstand/shared-types/accounts/machines'
import type { MachineDeposit, MachineProof } from '@grandstand/shared-types/wire/desk/machines'
import { call } from '../api/client.ts'
import { keepMachine, type StoredMachine } from './machineStore.ts'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const

/** Browsers make keys only for pages over https and on localhost. */
export const canMakeKeys = (): boolean => window.isSecureContext

/** Makes the key, sends its public half with the code to the server, and stores the private half. Throws as `call`. */
export async function enrol(machineId: string, code: string): Promise<StoredMachine> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, [
    'sign',
    'verify',
  ])
  const spki = base64(await crypto.subtle.exportKey('spki', publicKey))
  const own = await call('POST /v1/machines/enrolments', {
    body: { machineId, code, publicKey: spki },
  })
  const machine = { ...own, privateKey }
  await keepMachine(machine)
  return machine
}

/** Signs a challenge of the server. Throws as `call`. */
export async function prove({
  machineId,
  username,
  privateKey,
}: StoredMachine): Promise<MachineProof> {
  const asker = { machineId, username }
  const { challenge } = await call('POST /v1/machines/challenges', { body: asker })
  const signature = await signed(privateKey, signInText({ ...asker, challenge }))
  return { machineId, challenge, signature }
}

/** The message of this machine about cash of a player, signed now. A message that is sent again keeps its uuid. */
export async function cashMessage(
  { machineId, privateKey }: StoredMachine,
  cash: Pick<MachineDeposit, 'username' | 'creditMinor' | 'uuid'>
): Promise<MachineDeposit> {
  const content = { machineId, ...cash, sentAt: Date.now() }
  return { ...content, signature: await signed(privateKey, depositText(content)) }
}

const signed = async (key: CryptoKey, text: string): Promise<string> =>
  base64(await crypto.subtle.sign(SIGNING, key, new TextEncoder().encode(text)))

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))
